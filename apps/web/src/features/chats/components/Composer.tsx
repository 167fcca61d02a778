import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import classes from './Talk.module.css';

interface ComposerProps {
  onSend: (text: string) => void;
  isBusy: boolean;
  /** A question that did not get through: it is not lost. */
  failedText: string | undefined;
}

export function Composer({ onSend, isBusy, failedText }: ComposerProps) {
  const [text, setText] = useState('');
  const send = () => {
    const question = text.trim();
    if (question === '' || isBusy) return;
    onSend(question);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.composer} onSubmit={submit}>
      <textarea
        aria-label="Your question"
        placeholder="Ask about a date, a rule or a grade"
        rows={1}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        {failedText ? (
          <p role="alert">
            That question did not get through.{' '}
            <button type="button" onClick={() => onSend(failedText)}>
              Ask again
            </button>
          </p>
        ) : (
          <p>Quotes its source, or says that the syllabi do not say.</p>
        )}
        <ActionIcon
          type="submit"
          size={32}
          radius="md"
          aria-label="Ask"
          disabled={text.trim() === ''}
          loading={isBusy}
        >
          <IconArrowUp size={18} stroke={2} />
        </ActionIcon>
      </div>
    </form>
  );
}
