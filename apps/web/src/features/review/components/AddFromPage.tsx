import { Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import type { Evidence } from '@/api';
import { draftOf } from '../model/draft';
import type { Decisions } from '../model/use-decisions';
import type { PageSelection } from '../viewer/view';
import classes from './AddFromPage.module.css';
import { EditFinding } from './EditFinding';

/** Stands where the chosen words end. */
export function AddButton({ selection, onAdd }: { selection: PageSelection; onAdd: () => void }) {
  return (
    <div className={classes.button} style={{ left: selection.at.x, top: selection.at.y }}>
      {/* Pressing must not end the choice of the words. */}
      <Button
        size="xs"
        leftSection={<IconPlaylistAdd size={16} stroke={1.75} />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onAdd}
      >
        Add this
      </Button>
    </div>
  );
}

interface AddFormProps {
  evidence: Evidence;
  /** A day in the term, so that a date without a year falls into it. */
  today: string;
  decisions: Decisions;
  onDone: () => void;
}

export function AddForm({ evidence, today, decisions, onDone }: AddFormProps) {
  return (
    <section className={classes.form} aria-label="Add a finding">
      <h2>Add a finding</h2>
      <q>{evidence.quote}</q>
      <EditFinding
        finding={draftOf(evidence.quote, today)}
        saveLabel="Add"
        onClose={onDone}
        onSave={(_, draft) => decisions.add({ ...draft, evidence })}
      />
    </section>
  );
}
