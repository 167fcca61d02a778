import { queryOptions, useMutation } from '@tanstack/react-query';
import {
  archiveCourse,
  type Course,
  type CoursePatch,
  changeCourse,
  createCourse,
  deleteCourse,
  restoreCourse,
  unarchiveCourse,
} from '@/api';
import { getCourseOptions, listTasksOptions } from '@/api/@tanstack/react-query.gen';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { short } from '@/lib/short';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';

export const courseQuery = (workspaceId: string, courseId: string) =>
  getCourseOptions({ path: { workspaceId, courseId } });

/** The most that one answer holds; a course has far fewer. */
const MOST_TASKS = 1000;

export const courseTasksQuery = (workspaceId: string, courseId: string) =>
  queryOptions({
    ...listTasksOptions({ path: { workspaceId }, query: { courseId: [courseId], limit: MOST_TASKS } }),
    // What is kept is the whole answer: other pages ask the same.
    select: ({ items }) => items,
  });

export function useCourseActions() {
  const { id: workspaceId } = useWorkspace();
  const onSettled = usePlanChanged();
  const pathOf = ({ id }: Pick<Course, 'id'>) => ({ workspaceId, courseId: id });
  const create = useMutation({
    mutationFn: async (body: { title: string; code: string | null }) =>
      (await createCourse({ path: { workspaceId }, body, throwOnError: true })).data,
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ course, patch }: { course: Pick<Course, 'id' | 'version'>; patch: CoursePatch }) =>
      changeCourse({
        path: pathOf(course),
        body: patch,
        headers: { 'if-match': `"${course.version}"` },
        throwOnError: true,
      }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (course: Pick<Course, 'id'>) => restoreCourse({ path: pathOf(course), throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (course: Pick<Course, 'id' | 'title'>) =>
      deleteCourse({ path: pathOf(course), throwOnError: true }),
    onSuccess: (_, course) => {
      toast.undoable(`${short(course.title)} and everything in it is deleted`, () => restore.mutate(course));
    },
    onSettled,
  });
  const unarchive = useMutation({
    mutationFn: (course: Pick<Course, 'id'>) => unarchiveCourse({ path: pathOf(course), throwOnError: true }),
    onSettled,
  });
  const archive = useMutation({
    mutationFn: (course: Pick<Course, 'id' | 'title'>) =>
      archiveCourse({ path: pathOf(course), throwOnError: true }),
    onSuccess: (_, course) =>
      toast.undoable(`${short(course.title)} is archived`, () => unarchive.mutate(course)),
    onSettled,
  });
  return { create, change, remove, archive, unarchive };
}
