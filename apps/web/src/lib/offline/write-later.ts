import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { sendNow, tokens, transport } from '../api-client';
import { HttpError } from '../errors';
import { currentToken } from '../identity';
import { goOffline, isReachable } from './connection';
import { findTask, isOfTasks, keepAnsweredTasks, showTask } from './tasks-of-cache';
import { useWaitingChanges } from './waiting.store';
import { letWait } from './waiting-changes';
import { fieldsOf, type NewChange, waitingFields } from './waiting-changes.rules';

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
  const unheard = request.method === 'POST' && (await answerUnheard(request, later));
  if (unheard) return Response.json(unheard);
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

async function wait({ accountId, send }: Later, change: NewChange): Promise<void> {
  await letWait({ ...change, accountId, id: nextId() });
  // The connection may be back by now, and what waited before was sent without this.
  if (onlineManager.isOnline()) send();
}

/** What knows of new tasks that wait is kept by the worker. */
const loadUnheard = () => import('./unheard-tasks').catch(() => undefined);

async function addLater(request: Request, later: Later) {
  const { workspaceId } = TASKS.exec(new URL(request.url).pathname)?.groups ?? {};
  if (request.method !== 'POST' || !workspaceId) return undefined;
  const part = await loadUnheard();
  const { queryClient, accountId } = later;
  return part?.addUnheard(await request.json(), {
    queryClient,
    accountId,
    workspaceId,
    wait: (change) => wait(later, change),
  });
}

/** What the server has not heard of is deleted, and brought back, without it. */
async function answerUnheard(request: Request, { queryClient, send }: Later) {
  const { changes, takenOut } = useWaitingChanges.getState();
  if (![...changes, ...takenOut].some(({ begins }) => begins)) return undefined;
  const part = await loadUnheard();
  const answer = await part?.answerBulk(request.clone(), queryClient);
  if (answer && onlineManager.isOnline()) send();
  return answer;
}

const tasksOfCache = (queryClient: QueryClient): unknown[] =>
  queryClient.getQueriesData({ predicate: isOfTasks }).map(([, data]) => data);
