import { Button, Drawer, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Task, TaskPatch } from '@/api';
import { statusOf } from '@/lib/errors';
import { useCourses } from '@/lib/plan/courses';
import { TASK_KINDS } from '@/lib/plan/kinds';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { courseName } from '@/ui/CourseTile';
import { kindLabel } from '@/ui/KindIcon';
import { STATUS_LABELS, TASK_STATUSES } from '../model/task';
import { useChangeTask } from '../queries';
import { SourceChip } from './SourceChip';
import classes from './TaskDrawer.module.css';

interface TaskDrawerProps {
  task: Task;
  onClose: () => void;
  onDelete: (task: Task) => void;
}

export default function TaskDrawer({ task, onClose, onDelete }: TaskDrawerProps) {
  return (
    <Drawer opened onClose={onClose} position="right" size={420} title="Task">
      <TaskForm key={`${task.id}-${task.version}`} task={task} onClose={onClose} onDelete={onDelete} />
    </Drawer>
  );
}

const EDITED = ['title', 'kind', 'status', 'dueOn', 'dueTime', 'weight', 'notes'] as const;

function TaskForm({
  task,
  onClose,
  onDelete,
}: {
  task: Task;
  onClose: () => void;
  onDelete: (task: Task) => void;
}) {
  const [draft, setDraft] = useState<TaskPatch>(() => ({ ...task, courseId: task.course?.id ?? null }));
  const courses = useCourses();
  const mayEdit = useMayEdit();
  const change = useChangeTask();
  const set = (patch: TaskPatch) => setDraft((current) => ({ ...current, ...patch }));
  const patch = toPatch(task, draft);
  const isChanged = Object.keys(patch).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) change.mutate({ task, patch }, { onSuccess: onClose });
    else onClose();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label="Title"
        required
        maxLength={300}
        value={draft.title ?? ''}
        onChange={(event) => set({ title: event.currentTarget.value })}
        data-autofocus
      />
      <div className={classes.pair}>
        <TextInput
          type="date"
          label="Due"
          value={draft.dueOn ?? ''}
          onChange={(event) => set({ dueOn: event.currentTarget.value || null })}
        />
        <TextInput
          type="time"
          label="Time"
          description={draft.dueTime ? undefined : 'None: end of the day'}
          inputWrapperOrder={['label', 'input', 'description']}
          value={draft.dueTime ?? ''}
          onChange={(event) => set({ dueTime: event.currentTarget.value || null })}
        />
      </div>
      <div className={classes.pair}>
        <Select
          label="Status"
          allowDeselect={false}
          data={TASK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
          value={draft.status ?? null}
          onChange={(value) => set({ status: value as Task['status'] })}
        />
        <Select
          label="Kind"
          allowDeselect={false}
          data={TASK_KINDS.map((value) => ({ value, label: kindLabel(value) }))}
          value={draft.kind ?? null}
          onChange={(value) => set({ kind: value as Task['kind'] })}
        />
      </div>
      <div className={classes.pair}>
        <Select
          label="Course"
          placeholder="None"
          clearable
          data={courses.map((course) => ({ value: course.id, label: courseName(course) }))}
          value={draft.courseId ?? null}
          onChange={(courseId) => set({ courseId })}
        />
        <NumberInput
          label="Weight"
          suffix="%"
          min={0}
          max={1000}
          decimalScale={2}
          value={draft.weight ?? ''}
          onChange={(value) => set({ weight: value === '' ? null : Number(value) })}
        />
      </div>
      <Textarea
        label="Notes"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={20_000}
        value={draft.notes ?? ''}
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
      {statusOf(change.error) === 412 && (
        <p role="alert" className={classes.problem}>
          Someone changed this task meanwhile. What you see here is kept: close and open the task to see
          theirs.
        </p>
      )}
      {mayEdit && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => onDelete(task)}
          >
            Delete
          </Button>
          <Button type="submit" loading={change.isPending} disabled={!draft.title?.trim()}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}

/** Only what was changed is sent, so that two people can change different fields. */
function toPatch(task: Task, draft: TaskPatch): TaskPatch {
  const changed = EDITED.filter((field) => draft[field] !== task[field]).map((field) => [
    field,
    draft[field],
  ]);
  const moved = draft.courseId !== (task.course?.id ?? null) ? { courseId: draft.courseId } : {};
  return { ...Object.fromEntries(changed), ...moved };
}
