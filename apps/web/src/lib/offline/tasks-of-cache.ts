import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { CalendarTask } from '@/api';
import type { TaskAsSent, TaskFields } from './waiting-changes.rules';

const WITH_TASKS = new Set(['listTasks', 'getTask', 'getOverview', 'listCalendarEntries']);
const DEPTH = 5;

export const isOfTasks = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  WITH_TASKS.has((queryKey[0] as { _id?: string } | undefined)?._id ?? '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const itemsOf = (answer: unknown): unknown =>
  isObject(answer) && Array.isArray(answer.items) ? (answer.items as unknown[]) : answer;

/** A task with its version: whole among what lists and pages of tasks hold, else as the calendar knows it. */
export function findTask(answers: Iterable<unknown>, id: string): TaskAsSent | undefined {
  const isIt = (value: unknown) => isObject(value) && value.id === id && 'version' in value;
  const all = [...answers].flatMap(itemsOf);
  const whole = all.find(isIt);
  if (whole) return whole as TaskAsSent;
  const entry = all.find((value): value is CalendarTask => isObject(value) && isEntryOf(value, id));
  return entry && toTask(entry);
}

const isEntryOf = (value: Record<string, unknown>, id: string): boolean =>
  value.type === 'task' && value.taskId === id;

const toTask = ({
  taskId,
  title,
  version,
  status,
  date,
  time,
  endDate,
  endTime,
}: CalendarTask): TaskAsSent => ({
  id: taskId,
  title,
  version,
  status,
  dueOn: date,
  dueTime: time,
  endOn: endDate,
  endTime,
});

const toEntry = ({ dueOn, dueTime, endOn, ...fields }: TaskFields) => ({
  ...fields,
  ...(dueOn !== undefined && { date: dueOn }),
  ...(dueTime !== undefined && { time: dueTime }),
  ...(endOn !== undefined && { endDate: endOn }),
});

/**
 * What the server last said of tasks. Screens show a change before it is sent, so that their data no longer tell what
 * stood there before.
 */
export function keepAnsweredTasks(queryClient: QueryClient) {
  const cache = queryClient.getQueryCache();
  const answers = new Map<string, unknown>();
  const keep = ({ queryHash, state }: Query) => answers.set(queryHash, state.data);
  for (const query of cache.findAll({ predicate: isOfTasks })) keep(query);
  const stop = cache.subscribe((event) => {
    if (!isOfTasks(event.query)) return;
    if (event.type === 'removed') answers.delete(event.query.queryHash);
    if (event.type === 'added' || isAnswer(event)) keep(event.query);
  });
  return { all: () => answers.values(), stop };
}

/** What is shown while it is asked for is the beginning of a long answer. */
function isAnswer(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== 'updated' || event.action.type !== 'success') return false;
  return !event.action.manual || event.query.state.fetchStatus === 'fetching';
}

/** Lists, dashboard and calendar agree while nothing can be asked for. */
export function showTask(queryClient: QueryClient, change: { id: string; fields: TaskFields }): void {
  queryClient.setQueriesData({ predicate: isOfTasks }, (data: unknown) => withTask(data, change, 0));
}

function withTask(value: unknown, change: { id: string; fields: TaskFields }, depth: number): unknown {
  if (depth > DEPTH || !isObject(value)) return value;
  if (isEntryOf(value, change.id)) return { ...value, ...toEntry(change.fields) };
  if ((value.id === change.id || value.taskId === change.id) && 'status' in value) {
    return { ...value, ...change.fields };
  }
  if (Array.isArray(value)) {
    // Without a day it has no place in the calendar.
    const isGone = (one: unknown) =>
      change.fields.dueOn === null && isObject(one) && isEntryOf(one, change.id);
    return value.filter((one) => !isGone(one)).map((one) => withTask(one, change, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withTask(one, change, depth + 1)]),
  );
}
