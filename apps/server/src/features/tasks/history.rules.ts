export type HistoryAction =
  | 'created'
  | 'changed'
  | 'deleted'
  | 'restored'
  | 'subtask-added'
  | 'subtask-done'
  | 'subtask-opened'
  | 'subtask-renamed'
  | 'subtask-removed';

export interface HistoryChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Long texts are named and not kept twice. */
const UNTOLD = new Set(['notes']);

/** What a list of changes says of each field, in the order given. */
export const toHistoryChanges = <T extends object>(
  before: T,
  after: Partial<T>,
  fields: readonly (keyof T & string)[],
): HistoryChange[] =>
  fields.map((field) =>
    UNTOLD.has(field)
      ? { field, from: null, to: null }
      : { field, from: before[field] ?? null, to: after[field] ?? null },
  );
