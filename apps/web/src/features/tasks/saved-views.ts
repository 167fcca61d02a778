import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SavedTaskView } from '@/api';
import { listTaskViewsOptions } from '@/api/@tanstack/react-query.gen';
import { useWorkspace } from '@/lib/workspace';

export const viewsQuery = (workspaceId: string) =>
  queryOptions({
    ...listTaskViewsOptions({ path: { workspaceId } }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });

const NONE: SavedTaskView[] = [];

/** The person's own views of this workspace's tasks. */
export function useSavedViews(): SavedTaskView[] {
  const { id } = useWorkspace();
  return useQuery(viewsQuery(id)).data ?? NONE;
}
