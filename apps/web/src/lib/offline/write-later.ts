import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { sendNow, tokens, transport } from '../api-client';
import { HttpError } from '../errors';
import { currentToken } from '../identity';
import { goOffline, isReachable } from './connection';
import { findTask, isOfTasks, keepAnsweredTasks, showTask } from './tasks-of-cache';
import { letWait, sendWaitingChanges } from './waiting-changes';
import { fieldsOf, waitingFields } from './waiting-changes.rules';

interface Options {
  queryClient: QueryClient;
  accountId: string;
}

interface Later extends Options {
  answered: ReturnType<typeof keepAnsweredTasks>;
}

const TASK = /^\/api\/v1\/workspaces\/(?<workspaceId>[^/]+)\/tasks\/(?<taskId>[^/?]+)$/;
const CANNOT_WAIT = 'There is no connection, and this cannot wait for one. Nothing was changed.';

/**
 * What is written without a connection waits where it can: the screen gets its answer from what it last saw. Everything
 * else is refused in words that the screens show as they show those of the server. Gives what ends it.
 */
export function writeLater({ queryClient, accountId }: Options): () => void {
  const answered = keepAnsweredTasks(queryClient);
  tokens.current = tokenUnlessOffline;
  transport.send = (request) => sendOrWait(request, { queryClient, accountId, answered });
  return () => {
    transport.send = sendNow;
    answered.stop();
    tokens.current = currentToken;
  };
}

async function sendOrWait(request: Request, later: Later): Promise<Response> {
  // What a request carries can be read once; only what may wait is copied.
  const kept = request.method === 'PATCH' ? request.clone() : request;
  if (onlineManager.isOnline()) {
    try {
      return await sendNow(request);
    } catch (error) {
      if (request.signal.aborted || (await isReachable())) throw error;
      if (onlineManager.isOnline()) goOffline();
    }
  }
  if (request.method === 'GET') throw new TypeError('There is no connection');
  const task = await changeLater(kept, later);
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

async function changeLater(request: Request, { queryClient, accountId, answered }: Later) {
  const { workspaceId, taskId } = TASK.exec(new URL(request.url).pathname)?.groups ?? {};
  if (request.method !== 'PATCH' || !workspaceId || !taskId) return undefined;
  const after = waitingFields(await request.json());
  if (!after) return undefined;
  const now = findTask(tasksOfCache(queryClient), taskId);
  const before = findTask(answered.all(), taskId) ?? now;
  if (!now || !before) return undefined;
  const id = `${Date.now().toString(36)}-${crypto.randomUUID()}`;
  const { title, version } = before;
  await letWait({
    accountId,
    id,
    workspaceId,
    taskId,
    title,
    version,
    before: fieldsOf(before, after),
    after,
  });
  showTask(queryClient, { id: taskId, fields: after });
  // The connection may be back by now, and what waited before was sent without this.
  if (onlineManager.isOnline()) void sendWaitingChanges(accountId).catch(() => undefined);
  return { ...now, ...after };
}

const tasksOfCache = (queryClient: QueryClient): unknown[] =>
  queryClient.getQueriesData({ predicate: isOfTasks }).map(([, data]) => data);
