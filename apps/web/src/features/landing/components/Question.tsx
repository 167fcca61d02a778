import { KindIcon } from '@/ui/KindIcon';
import type { Choice } from '../model/questions';
import type { AskedQuestion } from '../model/reading';
import classes from './Question.module.css';

interface QuestionProps {
  question: AskedQuestion;
  isChosen: boolean;
  onChoose: (row: string) => void;
  onAnswer: (choice: Choice) => void;
}

/** What the document leaves open, in full; one press settles all that waits for it. */
export function Question({
  question: { message, choices, row },
  isChosen,
  onChoose,
  onAnswer,
}: QuestionProps) {
  return (
    <fieldset className={classes.question} data-chosen={isChosen || undefined}>
      <legend>{message}</legend>
      <KindIcon kind="question" look="tile" size={15} />
      <div className={classes.answers}>
        <span aria-hidden="true">{message}</span>
        {row && (
          <button
            type="button"
            className={classes.about}
            aria-pressed={isChosen}
            onClick={() => onChoose(row.id)}
          >
            {[row.title, row.weight !== undefined && `${row.weight}%`].filter(Boolean).join(' · ')}
          </button>
        )}
        <div className={classes.choices}>
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className={classes.choice}
              data-choice=""
              onClick={() => onAnswer(choice)}
            >
              <strong>{choice.label}</strong> {choice.because}
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
