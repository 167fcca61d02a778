import { addDays, type Day, startOfWeek } from '@/lib/plan/days';
import { dueKey, isOverdue, TASK_STATUSES, type TaskItem, type TaskStatus } from './task';
import {
  type DueFilter,
  OPEN_STATUSES,
  type TaskSearch,
  type TaskSort,
  type WeightFilter,
} from './task-search';

export type Facet = 'status' | 'course' | 'kind' | 'weight' | 'due' | 'label' | 'assignee';

export const FACETS: readonly Facet[] = ['status', 'course', 'kind', 'weight', 'due', 'label', 'assignee'];

/** What today is where the person is, and with which day their weeks begin. */
export interface Now {
  today: Day;
  firstWeekday?: number;
}

type Test = (task: TaskItem) => boolean;

/** The tasks that the search lets through, in its order. */
export function filterTasks<T extends TaskItem>(tasks: readonly T[], search: TaskSearch, now: Now): T[] {
  return sorted(tasks.filter(passing(search, now)), search);
}

export const countTasks = (tasks: readonly TaskItem[], search: TaskSearch, now: Now): number =>
  tasks.filter(passing(search, now)).length;

function passing(search: TaskSearch, now: Now): Test {
  const tests = testsOf(FACETS, search, now);
  return (task) => tests.every((passes) => passes(task));
}

/** How many tasks each option of a facet would show, all other filters kept. */
export function countFacet(
  tasks: readonly TaskItem[],
  facet: Facet,
  search: TaskSearch,
  now: Now,
): Map<string, number> {
  const others = testsOf(
    FACETS.filter((other) => other !== facet),
    search,
    now,
  );
  const valuesOf = VALUES[facet](now);
  const counts = new Map<string, number>();
  for (const task of tasks) {
    if (!others.every((passes) => passes(task))) continue;
    for (const value of valuesOf(task)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Only what was chosen is tested: ten thousand tasks are counted for every view at each change. */
function testsOf(facets: readonly Facet[], search: TaskSearch, now: Now): Test[] {
  const tests = [textTest(search.q), ...facets.map((facet) => facetTest(facet, search, now))];
  return tests.filter((test) => test !== undefined);
}

function textTest(text: string | undefined): Test | undefined {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return ({ title }) => {
    const searched = title.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}

function facetTest(facet: Facet, search: TaskSearch, now: Now): Test | undefined {
  const wanted: readonly string[] | undefined = facet === 'status' ? statusesOf(search) : search[facet];
  if (wanted === undefined || wanted.length === 0) return undefined;
  const valuesOf = VALUES[facet](now);
  return (task) => valuesOf(task).some((value) => wanted.includes(value));
}

/** Without a choice a list shows what is open, and a board has a column for what is done. */
export const statusesOf = ({ status, view }: TaskSearch): readonly TaskStatus[] =>
  status ?? (view === 'board' ? TASK_STATUSES : OPEN_STATUSES);

/** The options of each facet that a task belongs to. */
const VALUES: Record<Facet, (now: Now) => (task: TaskItem) => readonly string[]> = {
  status: () => (task) => [task.status],
  kind: () => (task) => [task.kind],
  course: () => (task) => [task.course?.id ?? 'none'],
  label: () => (task) => (task.labelIds.length > 0 ? task.labelIds : ['none']),
  assignee: () => (task) => [task.assigneeId ?? 'none'],
  weight: () => (task) => [weightFilter(task.weight)],
  due: dueFiltersOn,
};

function weightFilter(weight: number | null): WeightFilter {
  if (!weight) return 'none';
  if (weight < 5) return 'under-5';
  return weight <= 15 ? '5-to-15' : 'over-15';
}

function dueFiltersOn({ today, firstWeekday }: Now): (task: TaskItem) => DueFilter[] {
  const week = startOfWeek(today, firstWeekday);
  const nextWeek = addDays(week, 7);
  const weekAfter = addDays(week, 14);
  return (task) => {
    const { dueOn } = task;
    if (dueOn === null) return ['no-date'];
    const filters: DueFilter[] = [];
    if (isOverdue(task, today)) filters.push('overdue');
    if (dueOn === today) filters.push('today');
    if (dueOn >= week && dueOn < nextWeek) filters.push('this-week');
    if (dueOn >= nextWeek && dueOn < weekAfter) filters.push('next-week');
    return filters;
  };
}

/**
 * Of a list that is only begun, what has its place already: everything else comes after it. What is due together with the
 * last is ordered by its title, which may be that of one to come.
 */
export function inPlace<T extends TaskItem>(begun: readonly T[]): T[] {
  const last = begun.reduce((latest, task) => (dueKey(task) > latest ? dueKey(task) : latest), '');
  return begun.filter((task) => dueKey(task) < last);
}

/** Whether what comes later in the order of due dates is shown later too. */
export const isByDueDate = ({ view, sort = 'due', down }: TaskSearch): boolean =>
  view === undefined && sort === 'due' && !down;

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
