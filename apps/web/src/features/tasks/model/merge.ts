import type { Task, TaskPatch } from '@/api';
import { EDITED_FIELDS, type EditedField, isSame, valuesOf } from './edit';

/** A field that both have changed, to something else each. */
export interface Conflict {
  field: EditedField;
  mine: unknown;
  theirs: unknown;
}

export interface Edits {
  /** The task as I saw it when I began. */
  base: Task;
  mine: TaskPatch;
  /** The task as it is now. */
  theirs: Task;
}

/** What of my edits still has to be written over theirs, and what only I can decide. */
export function mergeEdits({ base, mine, theirs }: Edits): { rest: TaskPatch; conflicts: Conflict[] } {
  const [before, now] = [valuesOf(base), valuesOf(theirs)];
  const wanted = EDITED_FIELDS.filter(
    (field) => mine[field] !== undefined && !isSame(mine[field], now[field]),
  );
  const isTheirs = (field: EditedField) => !isSame(before[field], now[field]);
  const rest = Object.fromEntries(
    wanted.filter((field) => !isTheirs(field)).map((field) => [field, mine[field]]),
  );
  const conflicts = wanted
    .filter(isTheirs)
    .map((field) => ({ field, mine: mine[field] ?? null, theirs: now[field] ?? null }));
  return { rest: { ...rest, ...(mine.scope && { scope: mine.scope }) }, conflicts };
}

export type Side = 'mine' | 'theirs';

/** What is sent once each conflict is decided; what is theirs stands already. */
export const decided = (
  rest: TaskPatch,
  conflicts: readonly Conflict[],
  sides: Readonly<Partial<Record<EditedField, Side>>>,
): TaskPatch => ({
  ...rest,
  ...Object.fromEntries(
    conflicts.filter(({ field }) => sides[field] === 'mine').map(({ field, mine }) => [field, mine]),
  ),
});
