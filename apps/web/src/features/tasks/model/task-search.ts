import { TASK_KINDS, type TaskKind } from '@/lib/plan/kinds';
import { flagIn, manyIn, oneIn, textIn, textsIn } from '@/lib/plan/search-params';
import { TASK_STATUSES, type TaskStatus } from './task';

export const DUE_FILTERS = ['overdue', 'today', 'this-week', 'next-week', 'no-date'] as const;
export const WEIGHT_FILTERS = ['none', 'under-5', '5-to-15', 'over-15'] as const;
export const SORTS = ['due', 'title', 'kind', 'weight', 'status'] as const;
export const COLUMNS = ['labels', 'assignee', 'kind', 'due', 'weight', 'status', 'source'] as const;
/** Shown only where they are asked for: most people work alone, and labels stand beside the title too. */
export const OPTIONAL_COLUMNS: readonly TaskColumn[] = ['labels', 'assignee'];
/** The table by week is what stands without a choice. */
export const LAYOUTS = ['board', 'courses'] as const;

export const COLUMN_LABELS: Record<TaskColumn, string> = {
  labels: 'Labels',
  assignee: 'Assignee',
  kind: 'Kind',
  due: 'Due',
  weight: 'Weight',
  status: 'Status',
  source: 'Source',
};

export type DueFilter = (typeof DUE_FILTERS)[number];
export type WeightFilter = (typeof WEIGHT_FILTERS)[number];
export type TaskSort = (typeof SORTS)[number];
export type TaskColumn = (typeof COLUMNS)[number];
export type TaskLayout = (typeof LAYOUTS)[number];

/** Everything a reload of the task page keeps; what is absent has its default. */
export interface TaskSearch {
  q?: string | undefined;
  status?: TaskStatus[] | undefined;
  course?: string[] | undefined;
  kind?: TaskKind[] | undefined;
  weight?: WeightFilter[] | undefined;
  due?: DueFilter[] | undefined;
  label?: string[] | undefined;
  assignee?: string[] | undefined;
  view?: TaskLayout | undefined;
  sort?: TaskSort | undefined;
  down?: boolean | undefined;
  flat?: boolean | undefined;
  hide?: TaskColumn[] | undefined;
  /** Columns beyond the usual ones. */
  show?: TaskColumn[] | undefined;
  dense?: boolean | undefined;
  /** The task that is open. */
  task?: string | undefined;
}

export const readTaskSearch = (params: Record<string, unknown>): TaskSearch =>
  tidySearch({
    q: textIn(params, 'q', 200),
    status: manyIn(params, 'status', TASK_STATUSES),
    course: textsIn(params, 'course'),
    kind: manyIn(params, 'kind', TASK_KINDS),
    weight: manyIn(params, 'weight', WEIGHT_FILTERS),
    due: manyIn(params, 'due', DUE_FILTERS),
    label: textsIn(params, 'label'),
    assignee: textsIn(params, 'assignee', 128),
    view: oneIn(params, 'view', LAYOUTS),
    sort: oneIn(params, 'sort', SORTS),
    down: flagIn(params, 'down'),
    flat: flagIn(params, 'flat'),
    hide: manyIn(params, 'hide', COLUMNS),
    show: manyIn(params, 'show', OPTIONAL_COLUMNS),
    dense: flagIn(params, 'dense'),
    task: textIn(params, 'task'),
  });

/** Without a choice the list shows what is open. */
export const OPEN_STATUSES = ['todo', 'doing'] as const;

export const DUE_LABELS: Record<DueFilter, string> = {
  overdue: 'Overdue',
  today: 'Today',
  'this-week': 'This week',
  'next-week': 'Next week',
  'no-date': 'No date',
};

export const WEIGHT_LABELS: Record<WeightFilter, string> = {
  none: 'No weight',
  'under-5': 'Under 5%',
  '5-to-15': '5 to 15%',
  'over-15': 'Over 15%',
};

/** A search without its empty parts, so that the address stays short. */
export function tidySearch(search: TaskSearch): TaskSearch {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(search).filter(([, value]) => !isEmpty(value)));
}

/** The columns of the table, in their order. */
export const columnsOf = ({ hide, show }: TaskSearch): TaskColumn[] =>
  COLUMNS.filter((column) =>
    OPTIONAL_COLUMNS.includes(column) ? show?.includes(column) : !hide?.includes(column),
  );
