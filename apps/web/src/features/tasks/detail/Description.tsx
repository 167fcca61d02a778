import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Section } from '@/ui/Section';
import classes from './TaskPage.module.css';
import { WrittenText } from './WrittenText';

interface DescriptionProps {
  text: string;
  readOnly: boolean;
  onChange: (notes: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** What is to be done, in Markdown: read as it looks, written as it is. */
export function Description({ text, readOnly, onChange, onSave, onCancel }: DescriptionProps) {
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (finish: () => void) => {
    finish();
    setWriting(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const edit = (
    <Button ref={opener} variant="default" size="xs" onClick={() => setWriting(true)}>
      {text ? 'Edit' : 'Write'}
    </Button>
  );
  return (
    <Section title="Description" actions={!readOnly && !isWriting && edit}>
      {!isWriting && text && (
        <div dir="auto" className={classes.description}>
          <WrittenText text={text} />
        </div>
      )}
      {!isWriting && !text && <p className={classes.none}>Nothing written yet.</p>}
      {isWriting && (
        <form
          className={classes.writing}
          onSubmit={(event) => {
            event.preventDefault();
            close(onSave);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) close(onSave);
            if (event.key === 'Escape') close(onCancel);
          }}
        >
          <Textarea
            autosize
            minRows={5}
            maxRows={24}
            maxLength={20_000}
            dir="auto"
            data-autofocus
            autoFocus
            aria-label="Description"
            description="Markdown: **bold**, lists with -, links as [words](address)"
            inputWrapperOrder={['input', 'description']}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button variant="default" size="xs" onClick={() => close(onCancel)}>
              Cancel
            </Button>
            <Button type="submit" size="xs">
              Save
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
