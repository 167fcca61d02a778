import { queryOptions, useQuery } from '@tanstack/react-query';
import { listCourses } from '@/api';
import { listCoursesQueryKey } from '@/api/@tanstack/react-query.gen';
import { useWorkspace } from '../workspace';

const allCourses = (workspaceId: string) => ({ path: { workspaceId }, query: { limit: 200 } });

/** The courses of a workspace that are not archived; nearly every screen names them. */
export const coursesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: listCoursesQueryKey(allCourses(workspaceId)),
    queryFn: async ({ signal }) => {
      const { data } = await listCourses({ ...allCourses(workspaceId), signal, throwOnError: true });
      return data.items;
    },
    staleTime: 60_000,
  });

const NONE: never[] = [];

export function useCourses() {
  const { id } = useWorkspace();
  return useQuery(coursesQuery(id)).data ?? NONE;
}
