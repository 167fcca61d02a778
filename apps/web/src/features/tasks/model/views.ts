import { remembering } from '@/lib/remembering';
import { countTasks, type Now } from './filter-tasks';
import type { TaskItem } from './task';
import { type TaskSearch, tidySearch } from './task-search';

export interface TaskView {
  name: string;
  search: TaskSearch;
}

/** The questions that a list of tasks is opened with most often. */
export const TASK_VIEWS: readonly TaskView[] = [
  { name: 'All open', search: {} },
  { name: 'This week', search: { due: ['this-week'] } },
  { name: 'Exams', search: { kind: ['exam', 'quiz'] } },
  { name: 'Overdue', search: { due: ['overdue'] } },
  { name: 'Done', search: { status: ['done'] } },
];

/** How many tasks each of the views shows. */
export const countViews = remembering((tasks: readonly TaskItem[], now: Now): number[] =>
  TASK_VIEWS.map(({ search }) => countTasks(tasks, search, now)),
);

const FILTERS = ['q', 'status', 'course', 'kind', 'weight', 'due', 'label', 'assignee'] as const;

const filtersOf = (search: TaskSearch) => FILTERS.map((key) => search[key] ?? null);

/** A view is current when the filters are just its own; order, columns and density do not matter. */
export const isCurrent = ({ search: own }: TaskView, search: TaskSearch): boolean =>
  JSON.stringify(filtersOf(tidySearch(own))) === JSON.stringify(filtersOf(tidySearch(search)));

/** Everything that a saved view keeps: all of the search but the task that is open. */
export const toSaved = ({ task: _, ...search }: TaskSearch): TaskSearch => tidySearch(search);

/** A saved view is current when all of it is just so, whatever the order in the address. */
export const isSavedCurrent = (saved: TaskSearch, search: TaskSearch): boolean =>
  toKey(toSaved(saved)) === toKey(toSaved(search));

const toKey = (search: TaskSearch) =>
  JSON.stringify(Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)));
