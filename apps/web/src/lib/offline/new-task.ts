import type { Query, QueryClient } from '@tanstack/react-query';
import type { Course, Task, TaskCreate } from '@/api';

interface Made {
  id: string;
  courses: readonly Course[];
  /** An instant. */
  now: string;
}

/** A task as the server will answer it, for as long as it has not heard of it. */
export function toNewTask({ courseId, repeat, ...given }: TaskCreate, { id, courses, now }: Made): Task {
  const course = courses.find((one) => one.id === courseId);
  return {
    kind: 'other',
    status: 'todo',
    dueOn: null,
    dueTime: null,
    endOn: null,
    endTime: null,
    weight: null,
    notes: '',
    assigneeId: null,
    labelIds: [],
    ...given,
    id,
    course: course ? { id: course.id, code: course.code, title: course.title, color: course.color } : null,
    repeat: repeat ? { interval: 1, weekdays: [], until: null, ...repeat } : null,
    subtasks: { done: 0, total: 0 },
    comments: 0,
    source: null,
    completedAt: given.status === 'done' ? now : null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** The courses that this page knows. */
export const coursesOf = (queryClient: QueryClient): Course[] =>
  queryClient.getQueriesData<Course[]>({ predicate: isOfCourses }).flatMap(([, courses]) => courses ?? []);

const isOfCourses = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  (queryKey[0] as { _id?: string } | undefined)?._id === 'listCourses';
