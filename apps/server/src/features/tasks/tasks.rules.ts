import type { FieldFault } from '../../platform/errors.ts';
import type { TaskStatus } from '../../vocabulary/kinds.ts';

/** What a finding gives a task. */
export const PLANNED_FIELDS = [
  'title',
  'kind',
  'dueOn',
  'dueTime',
  'endOn',
  'endTime',
  'weight',
  'courseId',
] as const;
export type PlannedField = (typeof PLANNED_FIELDS)[number];

/** What a calendar shows of a task: a change to one of these raises its SEQUENCE. */
const SHOWN_FIELDS = new Set<string>([...PLANNED_FIELDS, 'status', 'notes', 'repeat']);

/** The fields of `change` that differ from what stands. */
export function changedFields<T extends object>(before: T, change: Partial<T>): (keyof T & string)[] {
  return (Object.keys(change) as (keyof T & string)[]).filter(
    (field) => change[field] !== undefined && !isSame(change[field], before[field]),
  );
}

/** Lists and small objects are compared by what they hold. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.toSorted()
    : Object.entries(value ?? {})
        .map(([key, part]) => [key, Array.isArray(part) ? part.toSorted() : part])
        .toSorted();

export const isShownInCalendars = (fields: string[]): boolean =>
  fields.some((field) => SHOWN_FIELDS.has(field));

/** The planned fields that are now the student's own, which a new reading of the syllabus leaves alone. */
export const editedFieldsAfter = (edited: PlannedField[], changed: string[]): PlannedField[] =>
  PLANNED_FIELDS.filter((field) => edited.includes(field) || changed.includes(field));

/** A task is completed once: marking it done again keeps the moment. */
export function completionOf(
  status: TaskStatus,
  { completedAt, now }: { completedAt: Date | null; now: Date },
): Date | null {
  return status === 'done' ? (completedAt ?? now) : null;
}

interface When {
  dueOn: string | null;
  dueTime: string | null;
  endOn: string | null;
  endTime: string | null;
  repeat?: { until: string | null } | null;
}

/** What is wrong with the days and times of a task, by field. */
export function faultsOfTimes({ dueOn, dueTime, endOn, endTime, repeat }: When): FieldFault[] {
  const faults: FieldFault[] = [];
  const fault = (field: string, message: string) => faults.push({ field, message, code: 'order' });
  if (!dueOn && dueTime) fault('dueTime', 'A time needs a day.');
  if (!dueOn && (endOn || endTime)) fault('endOn', 'An end needs a day to begin on.');
  if (dueOn && endOn && endOn < dueOn) fault('endOn', 'The end comes before the beginning.');
  if (!dueOn && repeat) fault('repeat', 'What repeats needs a day.');
  if (dueOn && repeat?.until && repeat.until < dueOn) fault('repeat', 'The repeat ends before it begins.');
  const isOneDay = !endOn || endOn === dueOn;
  if (isOneDay && dueTime && endTime && endTime < dueTime)
    fault('endTime', 'The end comes before the beginning.');
  return faults;
}
