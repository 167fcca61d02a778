import type { TaskBulkChange, TaskCreate } from '@/api';
import { currentToken } from '../identity';
import { PAGE_ID } from '../live/page-id';
import { toast } from '../toast';
import { CHANGES, readAll, write } from './database';
import { keepSending, NotNow } from './keep-sending';
import { useWaitingChanges } from './waiting.store';
import { drop, SENDING, tellOthers } from './waiting-changes';
import { isAsSeen, type TaskAsSent, type WaitingChange } from './waiting-changes.rules';

const show = (changes: WaitingChange[]) => useWaitingChanges.setState({ changes });

/** Sends what waits on this page, until the server has taken it. */
export const startSending = ({ accountId, onSent }: { accountId: string; onSent: () => void }) =>
  keepSending({ send: () => sendWaitingChanges(accountId), onSent });

/** Writes a change down as it is now. */
async function rewrite(change: WaitingChange): Promise<void> {
  await write(CHANGES, [change]);
  show(useWaitingChanges.getState().changes.map((one) => (one.id === change.id ? change : one)));
  tellOthers();
}

/**
 * Sends what waits, in order and from one page alone. Tells whether there was any.
 *
 * @throws {NotNow} where the server cannot take it yet; what the network breaks off is thrown as it is.
 */
export async function sendWaitingChanges(accountId: string): Promise<boolean> {
  const firstOpen = async () => {
    const changes = await readAll<WaitingChange>(CHANGES, accountId);
    show(changes);
    return changes.find(({ conflict }) => !conflict);
  };
  const sendAll = async () => {
    let hasSent = false;
    // Looked for again after each: more may be changed while these are on their way.
    for (let change = await firstOpen(); change; change = await firstOpen()) {
      await deliver(change);
      hasSent = true;
    }
    return hasSent;
  };
  return 'locks' in navigator ? navigator.locks.request(SENDING, sendAll) : sendAll();
}

/** A decision about a conflict: the change is sent on top of what stands now, or given up. */
export async function decide(change: WaitingChange, keep: 'mine' | 'theirs'): Promise<void> {
  if (keep === 'theirs' || !change.conflict) return drop(change);
  const { conflict, ...again } = change;
  await deliver({ ...again, version: conflict.version, before: conflict });
}

async function deliver(change: WaitingChange): Promise<void> {
  if (change.begins && !change.isSent) await rewrite({ ...change, isSent: true });
  const answer = await send(change);
  if (change.isDeleted && answer.ok) forgetTakenOut(change);
  if (answer.ok || (change.isDeleted && answer.status === 404)) return drop(change);
  if (answer.status === 401 || answer.status === 429 || answer.status >= 500) throw new NotNow(answer);
  const problem = (await answer.json().catch(() => ({}))) as { title?: string; current?: TaskAsSent };
  if (answer.status === 412 && problem.current) {
    if (!isAsSeen(change, problem.current)) return rewrite({ ...change, conflict: problem.current });
    return deliver({ ...change, version: problem.current.version });
  }
  await refused(change, problem.title);
}

/** What the server has deleted, the server brings back. */
function forgetTakenOut({ taskId: id }: WaitingChange): void {
  const { takenOut } = useWaitingChanges.getState();
  useWaitingChanges.setState({ takenOut: takenOut.filter(({ taskId }) => taskId !== id) });
}

/** With a task that could not be added goes what was changed of it since. */
async function refused(change: WaitingChange, reason = 'the server refused it.'): Promise<void> {
  const isOfIt = ({ taskId }: WaitingChange) => taskId === change.taskId;
  const gone = change.begins ? useWaitingChanges.getState().changes.filter(isOfIt) : [change];
  for (const one of gone) await drop(one);
  toast.error(`“${change.title}” was not ${change.begins ? 'added' : 'changed'}: ${reason}`);
}

async function send(change: WaitingChange): Promise<Response> {
  const { workspaceId, taskId, version, after, begins, isDeleted } = change;
  const tasks = `/api/v1/workspaces/${workspaceId}/tasks`;
  const headers = {
    authorization: `Bearer ${await currentToken()}`,
    'content-type': 'application/json',
    'x-page-id': PAGE_ID,
  };
  if (isDeleted) {
    const body: TaskBulkChange = { action: 'delete', taskIds: [taskId] };
    return fetch(`${tasks}/bulk`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  if (begins) {
    // Under the id that it has here, the server makes it once, however often it is sent.
    const body: TaskCreate = { ...begins, id: taskId };
    return fetch(tasks, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  return fetch(`${tasks}/${taskId}`, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': `"${version}"` },
    body: JSON.stringify(after),
  });
}
