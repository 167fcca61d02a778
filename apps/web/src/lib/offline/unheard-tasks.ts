import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type {
  CalendarEntries,
  CalendarTask,
  Overview,
  Task,
  TaskBulkAnswer,
  TaskBulkChange,
  TaskCreate,
} from '@/api';
import { restoreAnswers } from './kept-answers';
import { coursesOf, toNewTask } from './new-task';
import { withoutTask, withTask } from './overview-task';
import { isOfTasks, showTask } from './tasks-of-cache';
import { useWaitingChanges } from './waiting.store';
import { drop, letWait, SENDING } from './waiting-changes';
import type { NewChange, WaitingChange } from './waiting-changes.rules';

interface Place {
  queryClient: QueryClient;
  workspaceId: string;
}

type Entry = CalendarEntries['items'][number];

interface Adding extends Place {
  accountId: string;
  wait: (change: NewChange) => Promise<void>;
}

/** Makes a task that waits to be sent. */
export async function addUnheard(begins: TaskCreate, { wait, accountId, ...place }: Adding): Promise<Task> {
  const task = toUnheard(begins, crypto.randomUUID(), place);
  const { id: taskId, title, version } = task;
  const { workspaceId } = place;
  await wait({ workspaceId, taskId, title, version, before: {}, after: {}, begins });
  // Also in what no page of this visit has asked for.
  await restoreAnswers(place.queryClient, accountId);
  showUnheard(task, place);
  return task;
}

const BULK = /^\/api\/v1\/workspaces\/(?<workspaceId>[^/]+)\/tasks\/bulk$/;

/** Answers what is asked of tasks that only wait to be made; everything else is for the server. */
export async function answerBulk(
  request: Request,
  queryClient: QueryClient,
): Promise<TaskBulkAnswer | undefined> {
  const { workspaceId } = BULK.exec(new URL(request.url).pathname)?.groups ?? {};
  if (!workspaceId) return undefined;
  const change = (await request.json()) as TaskBulkChange;
  return unlessSending(() => changeUnheard(change, { queryClient, workspaceId }));
}

const SENDING_MS = 5000;

/** What of that has arrived is not known while it is being sent; without a connection that is over soon. */
async function unlessSending<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  if (!('locks' in navigator)) return work();
  const turn = onlineManager.isOnline() ? { ifAvailable: true } : { signal: AbortSignal.timeout(SENDING_MS) };
  try {
    return await navigator.locks.request(SENDING, turn, (lock) => (lock ? work() : undefined));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return undefined;
    throw error;
  }
}

const toUnheard = (begins: TaskCreate, id: string, { queryClient }: Place): Task =>
  toNewTask(begins, { id, courses: coursesOf(queryClient), now: new Date().toISOString() });

/** A task that the server has not heard of stands in the calendar and on the dashboard as it does in the list. */
const showUnheard = (task: Task, place: Place): void =>
  changePlan(place, {
    overview: (overview) => withTask(overview, task),
    entries: (entries, span) => (isWithin(task, span) ? [...entries, toEntry(task)] : entries),
  });

const hideUnheard = (task: Task, place: Place): void =>
  changePlan(place, {
    overview: (overview) => withoutTask(overview, task),
    entries: (entries) => entries.filter((entry) => entry.type !== 'task' || entry.taskId !== task.id),
  });

/** Takes out of what waits what is not made yet, and lets it wait again. */
async function changeUnheard(change: TaskBulkChange, place: Place): Promise<TaskBulkAnswer | undefined> {
  if (change.action === 'delete') return takeOut(change.taskIds, place);
  if (change.action === 'restore') return putBack(change.taskIds, place);
  return undefined;
}

async function takeOut(taskIds: string[], place: Place): Promise<TaskBulkAnswer | undefined> {
  const { changes, takenOut } = useWaitingChanges.getState();
  if (!areBegunIn(changes, taskIds)) return undefined;
  const gone = changes.filter(({ taskId }) => taskIds.includes(taskId));
  for (const change of gone) await drop(change);
  useWaitingChanges.setState({ takenOut: [...takenOut, ...gone] });
  for (const change of gone) {
    if (!change.begins) continue;
    hideUnheard(toUnheard(change.begins, change.taskId, place), place);
    if (change.isSent) await letWait({ ...change, isDeleted: true });
  }
  return { tasks: [], undo: { action: 'restore', taskIds } };
}

async function putBack(taskIds: string[], place: Place): Promise<TaskBulkAnswer | undefined> {
  const { takenOut, changes } = useWaitingChanges.getState();
  if (!areBegunIn(takenOut, taskIds)) return undefined;
  const isBack = ({ taskId }: WaitingChange) => taskIds.includes(taskId);
  for (const deletion of changes.filter(isBack)) await drop(deletion);
  for (const change of takenOut.filter(isBack)) await letWait(change);
  useWaitingChanges.setState({ takenOut: takenOut.filter((change) => !isBack(change)) });
  const tasks = takenOut.filter(isBack).flatMap(({ taskId: id, begins }) => {
    if (!begins) return [];
    const task = toUnheard(begins, id, place);
    const changed = takenOut.filter(({ taskId }) => taskId === id).map(({ after }) => after);
    // The weeks of the dashboard know it as it began, and will let go of it so.
    showUnheard(task, place);
    for (const fields of changed) showTask(place.queryClient, { id, fields });
    return [Object.assign(task, ...changed) as Task];
  });
  return { tasks, undo: { action: 'delete', taskIds } };
}

const areBegunIn = (changes: readonly WaitingChange[], taskIds: readonly string[]): boolean =>
  taskIds.every((id) =>
    changes.some(({ taskId, begins, isDeleted }) => taskId === id && begins && !isDeleted),
  );

interface Asked {
  _id?: string;
  path?: { workspaceId?: string };
  query?: { from?: string; to?: string };
}

interface PlanChange {
  overview: (overview: Overview) => Overview;
  entries: (entries: Entry[], span: Asked['query']) => Entry[];
}

function changePlan({ queryClient, workspaceId }: Place, change: PlanChange): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ predicate: isOfTasks })) {
    const { _id, path, query } = queryKey[0] as Asked;
    if (path?.workspaceId !== workspaceId) continue;
    if (_id === 'getOverview')
      queryClient.setQueryData<Overview>(queryKey, (overview) => overview && change.overview(overview));
    if (_id === 'listCalendarEntries')
      queryClient.setQueryData<CalendarEntries>(
        queryKey,
        (entries) => entries && { items: change.entries(entries.items, query) },
      );
  }
}

const isWithin = ({ dueOn, endOn }: Task, { from = '', to = '' }: Asked['query'] = {}): boolean =>
  dueOn !== null && dueOn <= to && (endOn ?? dueOn) >= from;

const toEntry = ({ id, title, kind, status, weight, course, version, ...due }: Task): CalendarTask => ({
  type: 'task',
  taskId: id,
  title,
  kind,
  status,
  date: due.dueOn ?? '',
  time: due.dueTime,
  endDate: due.endOn,
  endTime: due.endTime,
  weight,
  course,
  timeZone: null,
  version,
});
