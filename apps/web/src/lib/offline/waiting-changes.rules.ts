import type { TaskCreate } from '@/api';

/** What may wait for the network: each has one value that can be compared with what stands on the server. */
export interface TaskFields {
  status?: string;
  title?: string;
  dueOn?: string | null;
  dueTime?: string | null;
  endOn?: string | null;
  endTime?: string | null;
}

export interface WaitingChange {
  accountId: string;
  /** Sorts as the changes were made. */
  id: string;
  workspaceId: string;
  taskId: string;
  title: string;
  version: number;
  /** What stood there before, and what shall. */
  before: TaskFields;
  after: TaskFields;
  /** All that a task begins with that the server has not heard of at all. */
  begins?: TaskCreate;
  /** It was on its way once: whether it arrived is not known. */
  isSent?: boolean;
  /** Deleted since: if it arrived, it shall go there too. */
  isDeleted?: boolean;
  /** Someone else changed the same in the meantime: what stands there now, until a person decides. */
  conflict?: TaskAsSent;
}

/** As it is before it waits. */
export type NewChange = Omit<WaitingChange, 'accountId' | 'id'>;

export type TaskAsSent = TaskFields & { id: string; title: string; version: number };

const FIELDS = ['status', 'title', 'dueOn', 'dueTime', 'endOn', 'endTime'] as const;

/** The fields of a change, if it is only about what may wait. */
export function waitingFields(body: unknown): TaskFields | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const names = Object.keys(body);
  const mayWait = names.length > 0 && names.every((name) => (FIELDS as readonly string[]).includes(name));
  return mayWait ? (body as TaskFields) : undefined;
}

/** The same fields as a task has them now. */
export function fieldsOf(task: TaskFields, like: TaskFields): TaskFields {
  return Object.fromEntries(FIELDS.filter((name) => name in like).map((name) => [name, task[name] ?? null]));
}

/**
 * Two changes of the same task are one: the last value, and what stood there before either. It goes by the name of the
 * later, since the earlier may be on its way already and is crossed off by its own.
 */
export const joined = (earlier: WaitingChange, later: WaitingChange): WaitingChange => ({
  ...earlier,
  id: later.id,
  before: { ...later.before, ...earlier.before },
  after: { ...earlier.after, ...later.after },
});

/** The fields of a change that somebody else has set to something else. */
export const contested = ({ after, conflict }: WaitingChange): TaskFields =>
  Object.fromEntries(
    FIELDS.filter((name) => name in after && (conflict?.[name] ?? null) !== (after[name] ?? null)).map(
      (name) => [name, after[name]],
    ),
  );

/** Whether what stands on the server is what the person saw: then nobody is overruled. */
export const isAsSeen = ({ before, after }: WaitingChange, now: TaskFields): boolean =>
  Object.keys(after).every((name) => {
    const field = name as keyof TaskFields;
    return (
      (now[field] ?? null) === (before[field] ?? null) || (now[field] ?? null) === (after[field] ?? null)
    );
  });
