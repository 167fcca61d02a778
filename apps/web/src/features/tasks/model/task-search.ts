import { z } from 'zod';
import { TASK_KINDS } from '@/lib/plan/kinds';
import { TASK_STATUSES } from './task';

/** In the address a list of one is a plain word, and everything is text. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(item).optional(),
    )
    .catch(undefined);
const flag = z
  .preprocess(
    (value) => (value === undefined ? value : value === true || value === 'true'),
    z.boolean().optional(),
  )
  .catch(undefined);

export const DUE_FILTERS = ['overdue', 'today', 'this-week', 'next-week', 'no-date'] as const;
export const WEIGHT_FILTERS = ['none', 'under-5', '5-to-15', 'over-15'] as const;
export const SORTS = ['due', 'title', 'kind', 'weight', 'status'] as const;
export const COLUMNS = ['kind', 'due', 'weight', 'status', 'source'] as const;

/** Everything a reload of the task page keeps; what is absent has its default. */
export const taskSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  status: listOf(z.enum(TASK_STATUSES)),
  course: listOf(z.string().max(64)),
  kind: listOf(z.enum(TASK_KINDS)),
  weight: listOf(z.enum(WEIGHT_FILTERS)),
  due: listOf(z.enum(DUE_FILTERS)),
  sort: z.enum(SORTS).optional().catch(undefined),
  down: flag,
  flat: flag,
  hide: listOf(z.enum(COLUMNS)),
  dense: flag,
  task: z.string().max(64).optional().catch(undefined),
});

export type TaskSearch = z.infer<typeof taskSearch>;
export type DueFilter = (typeof DUE_FILTERS)[number];
export type WeightFilter = (typeof WEIGHT_FILTERS)[number];
export type TaskSort = (typeof SORTS)[number];
export type TaskColumn = (typeof COLUMNS)[number];

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
  const kept = Object.entries(search).filter(
    ([, value]) =>
      value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as TaskSearch;
}
