import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { TaskCreate } from '@/api';
import { sendNow, tokens, transport } from '../api-client';
import { HttpError } from '../errors';
import { currentToken } from '../identity';
import { goOffline, isReachable } from './connection';
import { findTask, isOfTasks, keepAnsweredTasks, showTask } from './tasks-of-cache';
import { letWait } from './waiting-changes';
import { fieldsOf, type WaitingChange, waitingFields } from './waiting-changes.rules';

interface Options {
  queryClient: QueryClient;
  accountId: string;
  /** Sends what waits. */
  send: () => void;
}

interface Later extends Options {
  answered: ReturnType<typeof keepAnsweredTasks>;
}

const TASK = /^\/api\/v1\/workspaces\/(?<workspaceId>[^/]+)\/tasks\/(?<taskId>[^/?]+)$/;
const TASKS = /^\/api\/v1\/workspaces\/(?<workspaceId>[^/]+)\/tasks$/;
const CANNOT_WAIT = 'There is no connection, and this cannot wait for one. Nothing was changed.';

/**
 * What is written without a connection waits where it can: the screen gets its answer from what it last saw. Everything
 * else is refused in words that the screens show as they show those of the server. Gives what ends it.
 */
export function writeLater(options: Options): () => void {
  const { queryClient } = options;
  const answered = keepAnsweredTasks(queryClient);
  tokens.current = tokenUnlessOffline;
  transport.send = (request) => sendOrWait(request, { ...options, answered });
  return () => {
    transport.send = sendNow;
    answered.stop();
    tokens.current = currentToken;
  };
}

async function sendOrWait(request: Request, later: Later): Promise<Response> {
  // What a request carries can be read once; only what may wait is copied.
  const kept = request.method === 'GET' ? request : request.clone();
  if (onlineManager.isOnline()) {
    try {
      return await sendNow(request);
    } catch (error) {
      if (request.signal.aborted || (await isReachable())) throw error;
      if (onlineManager.isOnline()) goOffline();
    }
  }
  if (request.method === 'GET') throw new TypeError('There is no connection');
  const task = (await changeLater(kept, later)) ?? (await addLater(kept, later));
  if (task) return Response.json(task);
  throw new HttpError({ status: 0, data: { title: CANNOT_WAIT } });
}

const NONE_NEEDED = '';

/** Without a connection no token is needed, and none can be fetched. */
async function tokenUnlessOffline(): Promise<string | undefined> {
  if (!onlineManager.isOnline()) return NONE_NEEDED;
  try {
    return await currentToken();
  } catch (error) {
    if (await isReachable()) throw error;
    goOffline();
    return NONE_NEEDED;
  }
}

async function changeLater(request: Request, later: Later) {
  const { queryClient, answered } = later;
  const { workspaceId, taskId } = TASK.exec(new URL(request.url).pathname)?.groups ?? {};
  if (request.method !== 'PATCH' || !workspaceId || !taskId) return undefined;
  const after = waitingFields(await request.json());
  if (!after) return undefined;
  const now = findTask(tasksOfCache(queryClient), taskId);
  const before = findTask(answered.all(), taskId) ?? now;
  if (!now || !before) return undefined;
  const { title, version } = before;
  await wait(later, { workspaceId, taskId, title, version, before: fieldsOf(before, after), after });
  showTask(queryClient, { id: taskId, fields: after });
  return { ...now, ...after };
}

/** Sorts as the changes were made. */
const nextId = () => `${Date.now().toString(36)}-${crypto.randomUUID()}`;

async function wait(
  { accountId, send }: Later,
  change: Omit<WaitingChange, 'accountId' | 'id'>,
): Promise<void> {
  await letWait({ ...change, accountId, id: nextId() });
  // The connection may be back by now, and what waited before was sent without this.
  if (onlineManager.isOnline()) send();
}

/** What makes a new task of what was sent is kept by the worker. */
async function addLater(request: Request, later: Later) {
  const { workspaceId } = TASKS.exec(new URL(request.url).pathname)?.groups ?? {};
  if (request.method !== 'POST' || !workspaceId) return undefined;
  const part = await import('./new-task').catch(() => undefined);
  if (!part) return undefined;
  const begins = (await request.json()) as TaskCreate;
  const task = part.toNewTask(begins, {
    id: crypto.randomUUID(),
    courses: part.coursesOf(later.queryClient),
    now: new Date().toISOString(),
  });
  const { id: taskId, title, version } = task;
  await wait(later, { workspaceId, taskId, title, version, before: {}, after: {}, begins });
  return task;
}

const tasksOfCache = (queryClient: QueryClient): unknown[] =>
  queryClient.getQueriesData({ predicate: isOfTasks }).map(([, data]) => data);
