import { useQuery } from '@tanstack/react-query';
import { getOverviewOptions, getUnreadChatsOptions, searchOptions } from '@/api/@tanstack/react-query.gen';
import { browserZone } from '@/lib/plan/days';
import { useWorkspace } from '@/lib/workspace';

/** The numbers beside the places; the dashboard asks the same question, so it is asked once. */
export function useCounts() {
  const { id } = useWorkspace();
  return useQuery(getOverviewOptions({ path: { workspaceId: id }, query: { timeZone: browserZone() } })).data;
}

/** Messages that wait in chats with people. */
export function useUnreadMessages() {
  const { id } = useWorkspace();
  return useQuery(getUnreadChatsOptions({ path: { workspaceId: id } })).data?.unread;
}

export function useSearch(words: string) {
  const { id } = useWorkspace();
  const q = words.trim();
  return useQuery({
    ...searchOptions({ path: { workspaceId: id }, query: { q, limit: 6 } }),
    enabled: q.length > 1,
    placeholderData: (earlier) => earlier,
  });
}
