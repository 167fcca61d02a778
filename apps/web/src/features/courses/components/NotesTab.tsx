import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CourseDetails } from '@/api';
import { statusOf } from '@/lib/errors';
import { useDraft } from '@/lib/use-draft';
import { useWorkspace } from '@/lib/workspace';
import { FormActions } from '@/ui/FormActions';
import { Markdown } from '@/ui/Markdown';
import { useCourseActions } from '../queries';
import classes from './NotesTab.module.css';

/** Notes of the course, in Markdown; everybody in the workspace reads them. */
export default function NotesTab({ course }: { course: CourseDetails }) {
  const [isEditing, setEditing] = useState(false);
  const { role } = useWorkspace();
  const canEdit = role !== 'viewer';
  if (isEditing) return <NotesEditor course={course} onClose={() => setEditing(false)} />;
  return (
    <div className={classes.notes}>
      {course.notes ? (
        <Markdown text={course.notes} />
      ) : (
        <p className={classes.none}>
          No notes yet. A room that changed, what the tutor said in week 3, links to materials: it goes here.
        </p>
      )}
      {canEdit && (
        <Button variant="default" className={classes.edit} onClick={() => setEditing(true)}>
          {course.notes ? 'Edit' : 'Write notes'}
        </Button>
      )}
    </div>
  );
}

function NotesEditor({ course, onClose }: { course: CourseDetails; onClose: () => void }) {
  const [text, setText, discard] = useDraft(`notes of ${course.id}`, course.notes);
  /** What the text was when writing began, be it before a reload: someone else may write at the same time. */
  const [begunWith, keepBegun, discardBegun] = useDraft(
    `version under notes of ${course.id}`,
    String(course.version),
  );
  const { change } = useCourseActions();
  const isOutdated = statusOf(change.error) === 412;

  function save(from: Pick<CourseDetails, 'id' | 'version'>) {
    change.mutate({ course: from, patch: { notes: text } }, { onSuccess: close });
  }
  function close() {
    discard();
    discardBegun();
    onClose();
  }

  return (
    <form
      className={classes.notes}
      onSubmit={(event) => {
        event.preventDefault();
        save({ id: course.id, version: Number(begunWith) });
      }}
    >
      <Textarea
        label="Notes"
        description="Markdown: **bold**, - lists, # headings, [links](https://…)"
        autosize
        minRows={12}
        maxRows={32}
        maxLength={100_000}
        data-autofocus
        value={text}
        onChange={(event) => {
          keepBegun(begunWith);
          setText(event.currentTarget.value);
        }}
      />
      {isOutdated && (
        <section className={classes.conflict} aria-label="A change of somebody else" role="alert">
          <p>The course was changed meanwhile. This is what the notes say there now:</p>
          <Markdown text={course.notes || '(nothing)'} />
          <Button variant="default" onClick={() => save(course)}>
            Replace it with mine
          </Button>
        </section>
      )}
      <FormActions submit="Save" isSending={change.isPending} onCancel={close} />
    </form>
  );
}
