import type { QueryClient } from '@tanstack/react-query';
import { onlineManager } from '@tanstack/react-query';
import { CAPABILITIES_KEY, knownCapabilities } from '../capabilities';
import { store } from '../preferences';
import { watchConnection } from './connection';
import { ANSWERS, CHANGES, empty, eraseAllBut } from './database';
import { keepAnswers, restoreAnswers } from './kept-answers';
import { keepFilesOfApp } from './register';
import { followWaitingChanges, isAnyWaiting } from './waiting-changes';
import { writeLater } from './write-later';

type Sender = ReturnType<typeof import('./send-waiting').startSending>;

interface Options {
  queryClient: QueryClient;
  accountId: string;
}

/** From here on the last state can be read without a network, and changes wait for it. Gives what ends it. */
export function startOffline(options: Options): () => void {
  const { queryClient, accountId } = options;
  let sender: Sender | undefined;
  /** What sends is asked for when there is something to send. */
  async function send(): Promise<void> {
    if (!(await isAnyWaiting(accountId))) return;
    const { startSending } = await import('./send-waiting');
    // What was asked for on opening the page may have been answered before: it is asked for again.
    sender ??= startSending({ accountId, onSent: () => void queryClient.invalidateQueries() });
    await sender.now();
  }
  const sendSoon = () => void send().catch(() => undefined);
  watchConnection(send);
  const known = knownCapabilities();
  if (known) store(CAPABILITIES_KEY, JSON.stringify(known));
  void eraseAllBut(accountId).catch(() => undefined);
  void keepFilesOfApp();
  const endings = [
    keepAnswers(queryClient, accountId),
    followWaitingChanges(accountId),
    writeLater({ queryClient, accountId, send: sendSoon }),
    () => sender?.end(),
    onlineManager.subscribe((isOnline) => {
      if (isOnline) {
        void queryClient.invalidateQueries();
        sendSoon();
      } else void restoreAnswers(queryClient, accountId);
    }),
  ];
  if (onlineManager.isOnline()) sendSoon();
  return () => {
    for (const end of endings) end();
  };
}

/** After signing out nothing of the account stays in this browser. */
export async function forgetOffline(): Promise<void> {
  await forgetAnswers();
  await empty(CHANGES).catch(() => undefined);
}

/** After a sign-in that ended by itself: what was written here waits for its person, or goes when another one comes. */
export const forgetAnswers = (): Promise<void> => empty(ANSWERS).catch(() => undefined);
