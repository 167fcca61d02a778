import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Evidence } from '@/api';
import { toPlainDraft, toSuggestion } from '../model/draft';
import type { Decisions } from '../model/use-decisions';
import { draftQuery, type ReviewedDocument } from '../queries';
import { useBesideWords } from '../viewer/use-beside-words';
import type { PageSelection } from '../viewer/view';
import classes from './AddFromPage.module.css';
import { EditFinding } from './EditFinding';

interface AddButtonProps {
  selection: PageSelection;
  viewer: RefObject<HTMLElement | null>;
  onAdd: () => void;
}

/** Stands where the chosen words end. */
export function AddButton({ selection, viewer, onAdd }: AddButtonProps) {
  const place = useBesideWords(selection.words, viewer);
  return (
    <div ref={place} className={classes.button}>
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
  path: ReviewedDocument;
  /** The words that it is about; none where somebody writes it down of their own. */
  evidence?: Evidence | undefined;
  decisions: Decisions;
  onDone: () => void;
}

export function AddForm({ path, evidence, decisions, onDone }: AddFormProps) {
  return (
    <section className={classes.form} aria-label="Add a finding">
      <h2>Add a finding</h2>
      {evidence && <q>{evidence.quote}</q>}
      {evidence ? (
        <FormOfWords path={path} evidence={evidence} decisions={decisions} onDone={onDone} />
      ) : (
        <EditFinding
          finding={toPlainDraft()}
          saveLabel="Add"
          onClose={onDone}
          onSave={(_, draft) => decisions.add(draft)}
        />
      )}
    </section>
  );
}

/** There at once with the words, and filled in when it is known what they mean. */
function FormOfWords({ path, evidence, decisions, onDone }: AddFormProps & { evidence: Evidence }) {
  const { data: read } = useQuery(draftQuery(path, evidence));
  return (
    <>
      <VisuallyHidden role="status">{read && 'Filled in from the words.'}</VisuallyHidden>
      <EditFinding
        finding={toPlainDraft(evidence.quote)}
        suggestion={toSuggestion(read)}
        saveLabel="Add"
        onClose={onDone}
        onSave={(_, draft) => decisions.add({ ...draft, evidence })}
      />
    </>
  );
}
