import { Button, Drawer, Textarea, TextInput } from '@mantine/core';
import { IconArrowsDiagonal, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import type { Task } from '@/api';
import { messageOf, problemOf } from '@/lib/errors';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { useFocusBack } from '@/ui/LoadedDialog';
import { SHEET } from '@/ui/sheet';
import { TaskFields } from '../detail/TaskFields';
import { UnsavedNote } from '../detail/UnsavedNote';
import { useTaskDraft } from '../model/use-task-draft';
import { useChangeTask } from '../queries';
import { SourceChip } from './SourceChip';
import classes from './TaskDrawer.module.css';

interface TaskDrawerProps {
  task: Task;
  onClose: () => void;
  onDelete: (task: Task) => void;
}

/** The quick way to change a task; steps, comments and history have room on its page. */
export default function TaskDrawer({ task, onClose, onDelete }: TaskDrawerProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  useFocusBack(true);
  return (
    <Drawer opened={isThere} onClose={onClose} position="right" size={440} title="Task" {...SHEET}>
      <TaskForm key={task.id} task={task} onClose={onClose} onDelete={onDelete} />
    </Drawer>
  );
}

function TaskForm({ task, onClose, onDelete }: TaskDrawerProps) {
  const draft = useTaskDraft(task);
  const [scope, setScope] = useState<'this' | 'following'>('this');
  const mayEdit = useMayEdit();
  const change = useChangeTask();
  const { values, set } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isChanged) return onClose();
    const patch = task.repeat && scope === 'following' ? { ...draft.patch, scope } : draft.patch;
    change.mutate(
      { task: draft.base, patch },
      {
        onSuccess: (saved) => {
          draft.settle(draft.patch, saved);
          onClose();
        },
      },
    );
  };
  const faults = change.error ? (problemOf(change.error)?.errors ?? []) : [];
  return (
    <form className={classes.form} onSubmit={submit}>
      {draft.isRestored && mayEdit && <UnsavedNote patch={draft.patch} onDiscard={draft.reset} />}
      <TextInput
        label="Title"
        required
        readOnly={!mayEdit}
        maxLength={300}
        dir="auto"
        value={values.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
        data-autofocus
      />
      <TaskFields
        values={values}
        onChange={set}
        readOnly={!mayEdit}
        isRepeating={task.repeat !== null}
        scope={scope}
        onScope={setScope}
      />
      <Textarea
        label="Description"
        description="Markdown"
        autosize
        readOnly={!mayEdit}
        minRows={4}
        maxRows={14}
        maxLength={20_000}
        dir="auto"
        value={values.notes}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
      {task.source && (
        <figure className={classes.source}>
          <figcaption>
            Read from the syllabus <SourceChip task={task} />
          </figcaption>
          <blockquote>“{task.source.quote}”</blockquote>
        </figure>
      )}
      {change.error && (
        <p role="alert" className={classes.problem}>
          {faults.length > 0 ? faults.map(({ message }) => message).join(' ') : messageOf(change.error)}
        </p>
      )}
      <Link to="/tasks/$taskId" params={{ taskId: task.id }} className={classes.page}>
        <IconArrowsDiagonal size={16} stroke={1.75} aria-hidden="true" />
        Open the page of the task: steps, comments, reminders, history
      </Link>
      {mayEdit && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => onDelete(task)}
          >
            Delete
          </Button>
          <Button type="submit" loading={change.isPending} disabled={!values.title.trim()}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}
