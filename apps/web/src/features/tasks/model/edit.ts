import type { Repeat, Task, TaskPatch } from '@/api';

/** What a person edits of a task, as the API takes it. */
export const EDITED_FIELDS = [
  'title',
  'kind',
  'status',
  'dueOn',
  'dueTime',
  'endOn',
  'endTime',
  'weight',
  'notes',
  'courseId',
  'assigneeId',
  'labelIds',
  'repeat',
] as const satisfies readonly (keyof TaskPatch)[];

export type EditedField = (typeof EDITED_FIELDS)[number];
export type TaskValues = Required<Pick<TaskPatch, EditedField>>;

export const FIELD_LABELS: Record<EditedField, string> = {
  title: 'Title',
  kind: 'Kind',
  status: 'Status',
  dueOn: 'Due',
  dueTime: 'Time',
  endOn: 'Last day',
  endTime: 'End',
  weight: 'Weight',
  notes: 'Description',
  courseId: 'Course',
  assigneeId: 'Assignee',
  labelIds: 'Labels',
  repeat: 'Repeat',
};

export function valuesOf(task: Task): TaskValues {
  const { title, kind, status, dueOn, dueTime, endOn, endTime, weight, notes, assigneeId, labelIds } = task;
  return {
    title,
    kind,
    status,
    dueOn,
    dueTime,
    endOn,
    endTime,
    weight,
    notes,
    assigneeId,
    labelIds,
    courseId: task.course?.id ?? null,
    repeat: task.repeat as Repeat | null,
  };
}

/** Lists in any order, and small objects, are compared by what they hold. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || toKey(a) === toKey(b);

const toKey = (value: unknown): string =>
  Array.isArray(value)
    ? JSON.stringify([...value].sort())
    : typeof value === 'object' && value !== null
      ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : JSON.stringify(value);

/** Only what was changed is sent, so that two people can change different fields. */
export function onlyChanged(task: Task, patch: TaskPatch): TaskPatch {
  const values = valuesOf(task);
  return Object.fromEntries(
    EDITED_FIELDS.filter((field) => patch[field] !== undefined && !isSame(patch[field], values[field])).map(
      (field) => [field, patch[field]],
    ),
  );
}

export const isEmpty = (patch: TaskPatch): boolean =>
  EDITED_FIELDS.every((field) => patch[field] === undefined);

/** Without what is on its way already with the same value. */
export const withoutSent = (patch: TaskPatch, sent: TaskPatch): TaskPatch =>
  Object.fromEntries(
    EDITED_FIELDS.filter(
      (field) => patch[field] !== undefined && !(field in sent && isSame(patch[field], sent[field])),
    ).map((field) => [field, patch[field]]),
  );
