import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listCourses } from '@/api';
import { listCoursesQueryKey } from '@/api/@tanstack/react-query.gen';
import { useWorkspace } from '../workspace';
import { currentFirst } from './current-first';
import { usePlanSettings } from './settings';

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

/** Those of now first: what is over is seldom meant. */
export function useCourses() {
  const { id } = useWorkspace();
  const { today } = usePlanSettings();
  const courses = useQuery(coursesQuery(id)).data ?? NONE;
  return useMemo(() => currentFirst(courses, today), [courses, today]);
}
