import { currentToken } from '../identity';
import { PAGE_ID } from '../live/page-id';
import { toast } from '../toast';
import { CHANGES, erase, readAll, write } from './database';
import { useWaitingChanges } from './waiting.store';
import { isAsSeen, joined, type TaskAsSent, type WaitingChange } from './waiting-changes.rules';

const show = (changes: WaitingChange[]) => useWaitingChanges.setState({ changes });
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('waiting changes') : undefined;

/** Reads what waits, now and whenever another page of this browser changed it. Gives what ends it. */
export function followWaitingChanges(accountId: string): () => void {
  const read = () => void readAll<WaitingChange>(CHANGES, accountId).then(show, () => undefined);
  channel?.addEventListener('message', read);
  read();
  return () => {
    channel?.removeEventListener('message', read);
    show([]);
  };
}

/** Lets a change wait; one of the same task that waits already takes it in. */
export async function letWait(change: WaitingChange): Promise<void> {
  const waiting = useWaitingChanges.getState().changes;
  const same = waiting.find(({ taskId, conflict }) => taskId === change.taskId && !conflict);
  const kept = same ? joined(same, change) : change;
  await write(CHANGES, [kept]);
  if (same) await erase(CHANGES, [[same.accountId, same.id]]);
  show([...useWaitingChanges.getState().changes.filter(({ id }) => id !== same?.id), kept]);
  channel?.postMessage('changed');
}

async function drop({ accountId, id }: WaitingChange): Promise<void> {
  await erase(CHANGES, [[accountId, id]]);
  show(useWaitingChanges.getState().changes.filter((one) => one.id !== id));
  channel?.postMessage('changed');
}

async function keepForDecision(change: WaitingChange, conflict: TaskAsSent): Promise<void> {
  const kept = { ...change, conflict };
  await write(CHANGES, [kept]);
  show(useWaitingChanges.getState().changes.map((one) => (one.id === change.id ? kept : one)));
  channel?.postMessage('changed');
}

/** Sends what waits, in order and from one page alone. Stops where the network does. Tells whether there was any. */
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
  return 'locks' in navigator ? navigator.locks.request('waiting changes', sendAll) : sendAll();
}

/** A decision about a conflict: the change is sent on top of what stands now, or given up. */
export async function decide(change: WaitingChange, keep: 'mine' | 'theirs'): Promise<void> {
  if (keep === 'theirs' || !change.conflict) return drop(change);
  const { conflict, ...again } = change;
  await deliver({ ...again, version: conflict.version, before: conflict });
}

async function deliver(change: WaitingChange): Promise<void> {
  const answer = await send(change);
  if (answer.ok) return drop(change);
  if (answer.status === 401 || answer.status === 429 || answer.status >= 500) {
    throw new Error(`the change waits on: ${answer.status}`);
  }
  const problem = (await answer.json().catch(() => ({}))) as { title?: string; current?: TaskAsSent };
  if (answer.status === 412 && problem.current) {
    if (!isAsSeen(change, problem.current)) return keepForDecision(change, problem.current);
    return deliver({ ...change, version: problem.current.version });
  }
  await drop(change);
  toast.error(`“${change.title}” was not changed: ${problem.title ?? 'the server refused it.'}`);
}

async function send({ workspaceId, taskId, version, after }: WaitingChange): Promise<Response> {
  return fetch(`/api/v1/workspaces/${workspaceId}/tasks/${taskId}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${await currentToken()}`,
      'content-type': 'application/json',
      'if-match': `"${version}"`,
      'x-page-id': PAGE_ID,
    },
    body: JSON.stringify(after),
  });
}
