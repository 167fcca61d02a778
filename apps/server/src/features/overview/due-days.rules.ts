import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { TaskCard } from './overview.schemas.ts';

/** What those tasks of one course, or of none, come to that are due on one day and weigh the same. */
export interface DueDay {
  course: CourseBadge | null;
  dueOn: string;
  /** Of each of them, in percent of the grade; 0 where nothing tells. */
  weight: number;
  tasks: number;
  done: number;
}

/** The same where no day is known. */
export type TasksOfDay = DueDay | (Omit<DueDay, 'dueOn'> & { dueOn: null });

export const hasDay = (row: TasksOfDay): row is DueDay => row.dueOn !== null;

type Counted = Pick<DueDay, 'weight' | 'tasks' | 'done'>;

const COUNTS = {
  tasks: ({ tasks }: Counted) => tasks,
  open: ({ tasks, done }: Counted) => tasks - done,
  done: ({ done }: Counted) => done,
  percent: ({ weight, tasks }: Counted) => weight * tasks,
  percentDone: ({ weight, done }: Counted) => weight * done,
};

export const totalOf = (rows: readonly Counted[], count: keyof typeof COUNTS): number =>
  rows.reduce((sum, row) => sum + COUNTS[count](row), 0);

/** The first and the last day on which anything is due, of days in their order. */
export const edgesOf = (days: readonly Pick<DueDay, 'dueOn'>[]) => ({
  first: days[0]?.dueOn ?? null,
  last: days.at(-1)?.dueOn ?? null,
});

export interface DayOfCourse {
  courseId: string;
  dueOn: string;
}

/** When each course has its first thing to do, of days in their order. */
export function nextDays(days: readonly DueDay[], today: string): DayOfCourse[] {
  const next = new Map<string, DayOfCourse>();
  for (const { course, dueOn, tasks, done } of days) {
    const isNext = course && tasks > done && dueOn >= today && !next.has(course.id);
    if (isNext) next.set(course.id, { courseId: course.id, dueOn });
  }
  return [...next.values()];
}

/** What will be due again counts like a task of that day. */
export const dayOfCard = ({ course, dueOn, weight }: TaskCard): DueDay => ({
  ...{ course, dueOn, weight: weight ?? 0, tasks: 1, done: 0 },
});
