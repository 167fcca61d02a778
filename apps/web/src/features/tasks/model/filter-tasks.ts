import { addDays, type Day, startOfWeek } from '@/lib/plan/days';
import { dueKey, isOverdue, TASK_STATUSES, type TaskItem } from './task';
import {
  type DueFilter,
  OPEN_STATUSES,
  type TaskSearch,
  type TaskSort,
  type WeightFilter,
} from './task-search';

export type Facet = 'status' | 'course' | 'kind' | 'weight' | 'due';

export const FACETS: readonly Facet[] = ['status', 'course', 'kind', 'weight', 'due'];

type Test = (task: TaskItem) => boolean;

/** The tasks that the search lets through, in its order. */
export function filterTasks<T extends TaskItem>(tasks: readonly T[], search: TaskSearch, today: Day): T[] {
  return sorted(tasks.filter(passing(search, today)), search);
}

export const countTasks = (tasks: readonly TaskItem[], search: TaskSearch, today: Day): number =>
  tasks.filter(passing(search, today)).length;

function passing(search: TaskSearch, today: Day): Test {
  const tests = [textTest(search.q), ...FACETS.map((facet) => facetTest(facet, search, today))];
  return (task) => tests.every((passes) => passes(task));
}

/** How many tasks each option of a facet would show, all other filters kept. */
export function countFacet(
  tasks: readonly TaskItem[],
  facet: Facet,
  search: TaskSearch,
  today: Day,
): Map<string, number> {
  const others = [
    textTest(search.q),
    ...FACETS.filter((other) => other !== facet).map((other) => facetTest(other, search, today)),
  ];
  const counts = new Map<string, number>();
  for (const task of tasks) {
    if (!others.every((passes) => passes(task))) continue;
    for (const value of valuesOf(facet, task, today)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function textTest(text: string | undefined): Test {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title }) => {
    const searched = title.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}

function facetTest(facet: Facet, search: TaskSearch, today: Day): Test {
  const wanted: readonly string[] | undefined =
    facet === 'status' ? (search.status ?? OPEN_STATUSES) : search[facet];
  if (wanted === undefined || wanted.length === 0) return () => true;
  return (task) => valuesOf(facet, task, today).some((value) => wanted.includes(value));
}

function valuesOf(facet: Facet, task: TaskItem, today: Day): string[] {
  if (facet === 'course') return [task.course?.id ?? 'none'];
  if (facet === 'due') return dueFilters(task, today);
  if (facet === 'weight') return [weightFilter(task.weight)];
  return [task[facet]];
}

function weightFilter(weight: number | null): WeightFilter {
  if (!weight) return 'none';
  if (weight < 5) return 'under-5';
  return weight <= 15 ? '5-to-15' : 'over-15';
}

function dueFilters(task: TaskItem, today: Day): DueFilter[] {
  const { dueOn } = task;
  if (dueOn === null) return ['no-date'];
  const monday = startOfWeek(today);
  const within = (start: Day) => dueOn >= start && dueOn <= addDays(start, 6);
  return [
    ...(isOverdue(task, today) ? ['overdue' as const] : []),
    ...(dueOn === today ? ['today' as const] : []),
    ...(within(monday) ? ['this-week' as const] : []),
    ...(within(addDays(monday, 7)) ? ['next-week' as const] : []),
  ];
}

/** Made once: comparing by `localeCompare` takes seconds on ten thousand titles. */
const titles = new Intl.Collator('en', { numeric: true });

type Key = string | number;

const KEYS: Record<Exclude<TaskSort, 'title'>, (task: TaskItem) => Key> = {
  due: dueKey,
  kind: ({ kind }) => kind,
  weight: ({ weight }) => weight ?? 0,
  status: ({ status }) => TASK_STATUSES.indexOf(status),
};

const byKey = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is equal in the chosen column stands by its due date, then by its title. */
function sorted<T extends TaskItem>(tasks: readonly T[], { sort = 'due', down = false }: TaskSearch): T[] {
  const rows = tasks.map((task) => ({
    task,
    due: dueKey(task),
    key: sort === 'title' ? '' : KEYS[sort](task),
  }));
  const direction = down ? -1 : 1;
  rows.sort((a, b) => {
    const first = sort === 'title' ? titles.compare(a.task.title, b.task.title) : byKey(a.key, b.key);
    return direction * first || byKey(a.due, b.due) || titles.compare(a.task.title, b.task.title);
  });
  return rows.map(({ task }) => task);
}
