import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { answerMutationError, statusOf } from './errors';
import { toast } from './toast';

// What an action changes at once is drawn with the action: a task later, a ticked box would show unticked in between.
notifyManager.setScheduler(queueMicrotask);

/** So long nobody asks for the same again. */
export const FRESH_MS = 10_000;

export interface QueryFailures {
  /** Whether somebody is signed in, and not signing out just now: what is still under way then is refused, too. */
  isSignedIn: () => boolean;
  /** The session is over: leave it and ask to sign in again. */
  onSessionExpired: () => void;
  onServerError: () => void;
}

/** `isAwaited`: a screen shows or waits for it. What is only fetched ahead, for a link under the pointer, may fail in silence. */
export function answerQueryError(error: unknown, failures: QueryFailures, isAwaited = true) {
  const status = statusOf(error);
  if (status === 401 && failures.isSignedIn()) {
    toast.error('Session expired!');
    failures.onSessionExpired();
  }
  if (status === 500 && isAwaited) {
    toast.error('Internal Server Error!');
    failures.onServerError();
  }
}

export function createQueryClient(failures: QueryFailures): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => answerQueryError(error, failures, query.getObserversCount() > 0),
    }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: FRESH_MS },
      // Tried at once even without a network, and then refused or made to wait; left alone it would wait in silence.
      mutations: { retry: false, networkMode: 'always', onError: answerMutationError },
    },
  });
}
