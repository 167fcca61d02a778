import type { QueryClient } from '@tanstack/react-query';
import { onlineManager } from '@tanstack/react-query';
import { CAPABILITIES_KEY, knownCapabilities } from '../capabilities';
import { store } from '../preferences';
import { watchConnection } from './connection';
import { ANSWERS, CHANGES, empty, eraseAllBut } from './database';
import { keepAnswers, restoreAnswers } from './kept-answers';
import { keepFilesOfApp } from './register';
import { followWaitingChanges, sendWaitingChanges } from './waiting-changes';
import { writeLater } from './write-later';

interface Options {
  queryClient: QueryClient;
  accountId: string;
}

/** From here on the last state can be read without a network, and changes wait for it. Gives what ends it. */
export function startOffline(options: Options): () => void {
  const { queryClient, accountId } = options;
  watchConnection(async () => void (await sendWaitingChanges(accountId)));
  const known = knownCapabilities();
  if (known) store(CAPABILITIES_KEY, JSON.stringify(known));
  void eraseAllBut(accountId).catch(() => undefined);
  void keepFilesOfApp();
  const endings = [
    keepAnswers(queryClient, accountId),
    followWaitingChanges(accountId),
    writeLater({ queryClient, accountId }),
    onlineManager.subscribe((isOnline) => {
      if (isOnline) {
        void queryClient.invalidateQueries();
        void sendWhatWaited(options).catch(() => undefined);
      } else void restoreAnswers(queryClient, accountId);
    }),
  ];
  if (onlineManager.isOnline()) void sendWhatWaited(options).catch(() => undefined);
  return () => {
    for (const end of endings) end();
  };
}

/** What was asked for on opening the page may have been answered before: it is asked for again. */
async function sendWhatWaited({ queryClient, accountId }: Options): Promise<void> {
  if (await sendWaitingChanges(accountId)) await queryClient.invalidateQueries();
}

/** After signing out nothing of the account stays in this browser. */
export async function forgetOffline(): Promise<void> {
  await forgetAnswers();
  await empty(CHANGES).catch(() => undefined);
}

/** After a sign-in that ended by itself: what was written here waits for its person, or goes when another one comes. */
export const forgetAnswers = (): Promise<void> => empty(ANSWERS).catch(() => undefined);
