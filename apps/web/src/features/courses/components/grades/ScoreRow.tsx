import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { toPercentText } from '@/lib/plan/wording';
import { readScore, toScoreText } from '../../model/read-score';
import type { ScoreChange, ScoreEntry } from '../../model/score-book';
import classes from './ScoreRow.module.css';

interface ScoreRowProps {
  entry: ScoreEntry;
  /** Which of the part's scores it is, for those without a title. */
  number: number;
  /** One of the weakest, which do not count. */
  isDropped: boolean;
  onChange: (change: ScoreChange) => void;
  onRemove: () => void;
}

/** A score that is changed where it stands; what cannot be read says so and is not kept. */
export function ScoreRow({ entry, number, isDropped, onChange, onRemove }: ScoreRowProps) {
  const [title, setTitle] = useState(entry.title);
  const [text, setText] = useState(toScoreText(entry));
  const [fault, setFault] = useState<string>();
  const name = entry.title || `Score ${number}`;

  function keepScore() {
    const score = readScore(text);
    setFault(score ? undefined : 'Write 17/20 or 85%.');
    if (score && (score.earned !== entry.earned || score.outOf !== entry.outOf)) onChange(score);
  }
  function keepTitle() {
    if (title.trim() !== entry.title) onChange({ title: title.trim() });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    keepTitle();
    keepScore();
  }

  return (
    <li>
      <form className={classes.row} onSubmit={submit}>
        <input
          className={classes.title}
          aria-label={`Title of ${name}`}
          placeholder={`Score ${number}`}
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onBlur={keepTitle}
        />
        {isDropped && (
          <span className={classes.dropped} title="One of the lowest: it does not count">
            dropped
          </span>
        )}
        <TextInput
          className={classes.score}
          aria-label={`What ${name} got`}
          value={text}
          error={fault}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={keepScore}
        />
        <span className={classes.percent} data-dropped={isDropped || undefined}>
          {toPercentText((entry.earned / entry.outOf) * 100)}
        </span>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconX size={15} stroke={1.75} />
        </ActionIcon>
        <button type="submit" hidden />
      </form>
    </li>
  );
}
