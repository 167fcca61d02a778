import { useDraft } from '@/lib/use-draft';
import { Composer, Hint } from '../parts/Composer';

interface AskComposerProps {
  /** What is written and not asked yet is kept under this name. */
  draftName: string;
  /** What it begins with. */
  question: string | undefined;
  onSend: (text: string) => void;
  isBusy: boolean;
  /** A question that did not get through: it is not lost. */
  failedText: string | undefined;
}

export function AskComposer({ draftName, question: asked, onSend, isBusy, failedText }: AskComposerProps) {
  const [text, setText, discard] = useDraft(draftName, asked);
  const question = text.trim();
  const send = () => {
    if (question === '' || isBusy) return;
    onSend(question);
    setText('');
    discard();
  };
  return (
    <Composer
      field={{
        'aria-label': 'Your question',
        placeholder: 'Ask about a date, a rule or a grade',
        maxLength: 2000,
        autoFocus: asked !== undefined,
        value: text,
        onChange: (event) => setText(event.currentTarget.value),
      }}
      hint={
        failedText ? (
          <Hint role="alert">
            That question did not get through.{' '}
            <button type="button" onClick={() => onSend(failedText)}>
              Ask again
            </button>
          </Hint>
        ) : (
          <Hint>Quotes its source, or says that the syllabi do not say.</Hint>
        )
      }
      sendLabel="Ask"
      isReady={question !== ''}
      isBusy={isBusy}
      onSend={send}
    />
  );
}
