import { useMutation } from '@tanstack/react-query';
import {
  type CalendarFeed,
  type CalendarFeedPatch,
  changeCalendarFeed,
  createCalendarFeed,
  resetCalendarFeedAddress,
} from '@/api';
import { listCalendarFeedsOptions } from '@/api/@tanstack/react-query.gen';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';

export const feedsQuery = (workspaceId: string) => listCalendarFeedsOptions({ path: { workspaceId } });

export function useFeedActions() {
  const { id: workspaceId } = useWorkspace();
  const onSettled = usePlanChanged();
  const create = useMutation({
    mutationFn: async () =>
      (await createCalendarFeed({ path: { workspaceId }, body: {}, throwOnError: true })).data,
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ feed, patch }: { feed: CalendarFeed; patch: CalendarFeedPatch }) =>
      changeCalendarFeed({
        path: { workspaceId, feedId: feed.id },
        body: patch,
        headers: { 'if-match': `"${feed.version}"` },
        throwOnError: true,
      }),
    onSettled,
  });
  const reset = useMutation({
    mutationFn: (feed: CalendarFeed) =>
      resetCalendarFeedAddress({ path: { workspaceId, feedId: feed.id }, throwOnError: true }),
    onSuccess: () => toast.success('The feed has a new address; the old one answers no more'),
    onSettled,
  });
  return { create, change, reset };
}
