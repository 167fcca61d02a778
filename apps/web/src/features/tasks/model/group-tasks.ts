import type { Day } from '@/lib/plan/days';
import { type Term, weekOf } from '@/lib/plan/weeks';
import { toRangeText } from '@/lib/plan/wording';
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
  term: Term | undefined;
  firstWeekday?: number;
}

/** A week in which more than this share of grades is due is called heavy, as in the chart. */
export const HEAVY_WEEK_PERCENT = 40;

/** Groups in the order of the tasks given: what is overdue, each week, and last what has no date. */
export function groupTasks<T extends TaskItem>(tasks: readonly T[], grouping: Grouping): TaskGroup<T>[] {
  const groups = new Map<string, TaskGroup<T>>();
  for (const task of tasks) {
    const heading = headingOf(task, grouping);
    const group = groups.get(heading.key) ?? { ...heading, tasks: [], weight: 0, heavy: false };
    group.tasks.push(task);
    group.weight += task.weight ?? 0;
    groups.set(heading.key, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, heavy: group.weight > HEAVY_WEEK_PERCENT }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function headingOf(task: TaskItem, { today, term, firstWeekday = 1 }: Grouping) {
  if (task.dueOn === null) return { key: '9', title: 'No date', range: undefined };
  if (isOverdue(task, today)) return { key: '0', title: 'Overdue', range: undefined };
  const week = weekOf(task.dueOn, term, firstWeekday);
  const range = toRangeText(week.start, week.end);
  const key = `1-${week.start}`;
  if (week.number !== undefined) return { key, title: `Week ${week.number}`, range };
  return { key, title: range, range: undefined };
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
