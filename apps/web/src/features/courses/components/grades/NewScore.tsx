import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { GradeComponent } from '@/api';
import { readScore, usualOutOf } from '../../model/read-score';
import type { ScoreEntry } from '../../model/score-book';
import classes from './ScoreRow.module.css';

interface NewScoreProps {
  component: GradeComponent;
  /** Those it has already. */
  scores: readonly ScoreEntry[];
  onAdd: (score: Pick<ScoreEntry, 'title' | 'earned' | 'outOf'>) => void;
}

/** The row to write the next score into; Enter adds it and goes on with the one after. */
export function NewScore({ component, scores, onAdd }: NewScoreProps) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const score = readScore(text, usualOutOf(scores, text));
    if (!score) {
      setFault('Write 17/20 or 85%.');
      return field.current?.focus();
    }
    onAdd({ ...score, title: title.trim() });
    setTitle('');
    setText('');
  }

  return (
    <li>
      <form className={classes.row} onSubmit={submit}>
        <input
          className={classes.title}
          aria-label={`Title of the next score in ${component.name}`}
          placeholder={component.works === 1 ? component.name : `Score ${scores.length + 1}`}
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextInput
          ref={field}
          className={classes.score}
          aria-label={`Next score in ${component.name}`}
          placeholder="17/20"
          value={text}
          error={fault}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        <Button
          type="submit"
          size="compact-sm"
          variant="default"
          className={classes.add}
          disabled={text === ''}
        >
          Add
        </Button>
        <span className={classes.spare} />
      </form>
    </li>
  );
}
