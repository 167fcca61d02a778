import type { QueryClient } from '@tanstack/react-query';
import { conversationsQuery } from '@/features/chats/assistant/list-queries';
import { chatsQuery } from '@/features/chats/people/list-queries';
import { overviewQuery } from '@/features/dashboard/queries';
import { lastWorkspace, meQuery } from '@/lib/me';
import { nextTask } from '@/lib/next-task';
import { browserZone } from '@/lib/plan/days';
import { membersQuery } from '@/lib/plan/members';

interface Visit {
  queryClient: QueryClient;
  pathname: string;
}

/**
 * Asks what the page will show while the provider is still asked whether who was signed in here still is. The server
 * looks at the token all the same; what it refuses is asked again by the page, which says so.
 */
export async function askEarly({ queryClient, pathname }: Visit) {
  void queryClient.prefetchQuery(meQuery());
  const workspaceId = lastWorkspace();
  if (!workspaceId) return;
  const page = pathname.replace(/\/$/, '');
  if (page === '/users' || page === '/chats') void queryClient.prefetchQuery(membersQuery(workspaceId));
  if (page === '/chats') {
    void queryClient.prefetchQuery(chatsQuery(workspaceId));
    void queryClient.prefetchQuery(conversationsQuery(workspaceId));
  }
  // What dates are written with takes a phone a tenth of a second to begin: while the answers are on their way.
  await nextTask();
  browserZone();
  if (page === '') void queryClient.prefetchQuery(overviewQuery(workspaceId));
}
