import { type Day, startOfWeek } from '@/lib/plan/days';
import { type Term, weekOf } from '@/lib/plan/weeks';
import { type DateStyle, toRangeText } from '@/lib/plan/wording';
import { isOverdue, type TaskItem } from './task';

export interface TaskGroup<T extends TaskItem> {
  key: string;
  title: string;
  range: string | undefined;
  tasks: T[];
  /** Sum of the weights, in percent of a grade. */
  weight: number;
  heavy: boolean;
}

export interface Grouping {
  today: Day;
  terms: readonly Term[];
  firstWeekday?: number;
  style?: DateStyle;
}

/** The key of what is overdue. */
export const OVERDUE = '0';

/** A week in which more than this share of grades is due is called heavy, as in the chart. */
export const HEAVY_WEEK_PERCENT = 40;

/** Groups in the order of the tasks given: what is overdue, each week, and last what has no date. */
export function groupTasks<T extends TaskItem>(tasks: readonly T[], grouping: Grouping): TaskGroup<T>[] {
  const groups = new Map<string, TaskGroup<T>>();
  const weeks = new Map<Day, Heading>();
  for (const task of tasks) {
    const heading = headingOf(task, grouping, weeks);
    const group = groups.get(heading.key) ?? { ...heading, tasks: [], weight: 0, heavy: false };
    group.tasks.push(task);
    group.weight += task.weight ?? 0;
    groups.set(heading.key, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, heavy: group.weight > HEAVY_WEEK_PERCENT }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

type Heading = Pick<TaskGroup<TaskItem>, 'key' | 'title' | 'range'>;

/** Headings are kept in `weeks`, by their first day and by each that has tasks: both have many. */
function headingOf(task: TaskItem, grouping: Grouping, weeks: Map<Day, Heading>): Heading {
  const { dueOn } = task;
  if (dueOn === null) return { key: '9', title: 'No date', range: undefined };
  if (isOverdue(task, grouping.today)) return { key: OVERDUE, title: 'Overdue', range: undefined };
  const known = weeks.get(dueOn);
  if (known) return known;
  const start = startOfWeek(dueOn, grouping.firstWeekday);
  const heading = weeks.get(start) ?? headingOfWeek(start, grouping);
  weeks.set(start, heading).set(dueOn, heading);
  return heading;
}

function headingOfWeek(day: Day, { terms, firstWeekday = 1, style }: Grouping): Heading {
  const week = weekOf(day, terms, firstWeekday);
  const range = toRangeText(week.start, week.end, style);
  const key = `1-${week.start}`;
  if (week.number !== undefined) return { key, title: `Week ${week.number}`, range };
  return { key, title: range, range: undefined };
}

type OfCourse = TaskItem & { course: { id: string; code: string | null; title: string } | null };

/** One group for each course, by name, and last what belongs to none. */
export function groupByCourse<T extends OfCourse>(tasks: readonly T[]): TaskGroup<T>[] {
  const groups = new Map<string, TaskGroup<T>>();
  for (const task of tasks) {
    const { course } = task;
    const key = course ? `c-${course.id}` : 'z';
    const title = course ? (course.code ?? course.title) : 'No course';
    const range = course?.code ? course.title : undefined;
    const group = groups.get(key) ?? { key, title, range, tasks: [], weight: 0, heavy: false };
    group.tasks.push(task);
    group.weight += task.weight ?? 0;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) =>
    a.key === 'z' ? 1 : b.key === 'z' ? -1 : a.title < b.title ? -1 : 1,
  );
}

export type TaskRow<T extends TaskItem> = { type: 'group'; group: TaskGroup<T> } | { type: 'task'; task: T };

/** One flat list for the virtual rows: each group's heading, then its tasks unless it is folded. */
export const toRows = <T extends TaskItem>(
  groups: readonly TaskGroup<T>[],
  folded: ReadonlySet<string>,
): TaskRow<T>[] =>
  groups.flatMap((group) => [
    { type: 'group' as const, group },
    ...(folded.has(group.key) ? [] : group.tasks.map((task) => ({ type: 'task' as const, task }))),
  ]);

/** The tasks of the rows, from the first to the last. */
export const tasksOf = <T extends TaskItem>(rows: readonly TaskRow<T>[]): T[] =>
  rows.flatMap((row) => (row.type === 'task' ? [row.task] : []));
