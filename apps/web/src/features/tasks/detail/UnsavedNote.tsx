import { Button } from '@mantine/core';
import type { TaskPatch } from '@/api';
import { EDITED_FIELDS, FIELD_LABELS } from '../model/edit';
import classes from './UnsavedNote.module.css';

interface UnsavedNoteProps {
  patch: TaskPatch;
  onSave?: () => void;
  onDiscard: () => void;
}

/** Says what was typed on an earlier visit and never saved, before anybody takes it for saved. */
export function UnsavedNote({ patch, onSave, onDiscard }: UnsavedNoteProps) {
  const fields = EDITED_FIELDS.filter((field) => patch[field] !== undefined).map(
    (field) => FIELD_LABELS[field],
  );
  return (
    <div role="status" className={classes.note}>
      <span>
        Not saved yet, from before: <b>{fields.join(', ')}</b>
      </span>
      <Button size="xs" variant="default" onClick={onDiscard}>
        Discard
      </Button>
      {onSave && (
        <Button size="xs" onClick={onSave}>
          Save
        </Button>
      )}
    </div>
  );
}
