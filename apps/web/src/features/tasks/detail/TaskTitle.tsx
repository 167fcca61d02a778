import { useRef } from 'react';
import type { TaskDraft } from '../model/use-task-draft';
import classes from './TaskPage.module.css';

interface TaskTitleProps {
  draft: TaskDraft;
  readOnly: boolean;
  onSave: () => void;
}

/** Saved when it is left, by Enter too; Escape gives it up, and nothing else with it. */
export function TaskTitle({ draft, readOnly, onSave }: TaskTitleProps) {
  const isGivenUp = useRef(false);
  if (readOnly) return draft.values.title;
  const leave = () => {
    const isWanted = !isGivenUp.current && draft.values.title.trim() !== '';
    isGivenUp.current = false;
    if (isWanted) onSave();
    else draft.giveUp('title');
  };
  return (
    <textarea
      rows={1}
      dir="auto"
      className={classes.title}
      aria-label="Title"
      maxLength={300}
      value={draft.values.title}
      onChange={(event) => draft.set({ title: event.currentTarget.value.replace(/\n/g, ' ') })}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        isGivenUp.current = event.key === 'Escape';
        event.currentTarget.blur();
      }}
    />
  );
}
