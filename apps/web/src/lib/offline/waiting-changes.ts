import { CHANGES, erase, readAll, write } from './database';
import { useWaitingChanges } from './waiting.store';
import { joined, type WaitingChange } from './waiting-changes.rules';

const show = (changes: WaitingChange[]) => useWaitingChanges.setState({ changes });
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('waiting changes') : undefined;

/** The other pages of this browser read again what waits. */
export const tellOthers = (): void => channel?.postMessage('changed');

/** Reads what waits, now and whenever another page of this browser changed it. Gives what ends it. */
export function followWaitingChanges(accountId: string): () => void {
  const read = () => void readAll<WaitingChange>(CHANGES, accountId).then(show, () => undefined);
  channel?.addEventListener('message', read);
  read();
  return () => {
    channel?.removeEventListener('message', read);
    useWaitingChanges.setState({ changes: [], takenOut: [] });
  };
}

/** Lets a change wait; one of the same task that waits already takes it in, unless the task itself is still to be made. */
export async function letWait(change: WaitingChange): Promise<void> {
  const waiting = useWaitingChanges.getState().changes;
  const same = waiting.find(
    ({ taskId, conflict, begins }) => taskId === change.taskId && !conflict && !begins,
  );
  const kept = same ? joined(same, change) : change;
  await write(CHANGES, [kept]);
  if (same) await erase(CHANGES, [[same.accountId, same.id]]);
  show([...useWaitingChanges.getState().changes.filter(({ id }) => id !== same?.id), kept]);
  tellOthers();
}

export async function drop({ accountId, id }: WaitingChange): Promise<void> {
  await erase(CHANGES, [[accountId, id]]);
  show(useWaitingChanges.getState().changes.filter((one) => one.id !== id));
  tellOthers();
}

/** Held by the one page that sends what waits. */
export const SENDING = 'waiting changes';

/** Whether there is anything that could be sent. */
export async function isAnyWaiting(accountId: string): Promise<boolean> {
  const changes = await readAll<WaitingChange>(CHANGES, accountId);
  return changes.some(({ conflict }) => !conflict);
}
