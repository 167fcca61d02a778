import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { TaskCard } from './overview.schemas.ts';

/** What the tasks of one course, or those without one, come to on a day. */
export interface DueDay {
  course: CourseBadge | null;
  dueOn: string;
  tasks: number;
  open: number;
  done: number;
  percent: number;
  percentDone: number;
}

/** The same where no day is known, of which only `open` tells. */
export type TasksOfDay = DueDay | (Omit<DueDay, 'dueOn'> & { dueOn: null });

export const hasDay = (row: TasksOfDay): row is DueDay => row.dueOn !== null;

type Count = { [Key in keyof DueDay]: DueDay[Key] extends number ? Key : never }[keyof DueDay];

export const totalOf = (rows: readonly Pick<DueDay, Count>[], count: Count): number =>
  rows.reduce((sum, row) => sum + row[count], 0);

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
  for (const { course, dueOn, open } of days) {
    const isNext = course && open > 0 && dueOn >= today && !next.has(course.id);
    if (isNext) next.set(course.id, { courseId: course.id, dueOn });
  }
  return [...next.values()];
}

/** What will be due again counts like a task of that day. */
export const dayOfCard = ({ course, dueOn, weight }: TaskCard): DueDay => ({
  ...{ course, dueOn, tasks: 1, open: 1, done: 0 },
  ...{ percent: weight ?? 0, percentDone: 0 },
});
