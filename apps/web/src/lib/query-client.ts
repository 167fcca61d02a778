import { QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf, toastError } from './errors';
import { toast } from './toast';

export interface QueryFailures {
  /** The session is over: leave it and ask to sign in again. */
  onSessionExpired: () => void;
  onServerError: () => void;
}

export function answerQueryError(error: unknown, { onSessionExpired, onServerError }: QueryFailures) {
  const status = statusOf(error);
  if (status === 401) {
    toast.error('Session expired!');
    onSessionExpired();
  }
  if (status === 500) {
    toast.error('Internal Server Error!');
    onServerError();
  }
}

export function answerMutationError(error: unknown) {
  if (statusOf(error) === 304) toast.error('Content not modified!');
  else toastError(error);
}

export function createQueryClient(failures: QueryFailures): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => answerQueryError(error, failures) }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 },
      mutations: { retry: false, onError: answerMutationError },
    },
  });
}
