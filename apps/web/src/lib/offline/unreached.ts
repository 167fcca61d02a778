import type { QueryClient } from '@tanstack/react-query';
import { goOffline, isReachable } from './connection';
import { restoreAnswers } from './kept-answers';

/** Puts back what an account last saw where the server cannot be reached as the product opens; tells whether that is so. */
export async function restoreUnreached(queryClient: QueryClient, accountId: string): Promise<boolean> {
  if (await isReachable()) return false;
  goOffline();
  await restoreAnswers(queryClient, accountId);
  return true;
}
