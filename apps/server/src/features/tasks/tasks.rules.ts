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
const SHOWN_FIELDS = new Set([...PLANNED_FIELDS, 'status', 'notes'] as string[]);

/** The fields of `change` that differ from what stands. */
export function changedFields<T extends object>(before: T, change: Partial<T>): (keyof T)[] {
  return (Object.keys(change) as (keyof T)[]).filter(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );
}

export const isShown = (field: string): boolean => SHOWN_FIELDS.has(field);

/** A task is completed once: marking it done again keeps the moment. */
export function completionOf(
  status: TaskStatus,
  { completedAt, now }: { completedAt: Date | null; now: Date },
): Date | null {
  return status === 'done' ? (completedAt ?? now) : null;
}
