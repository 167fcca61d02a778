import { z } from 'zod';
import { isDay } from '@/lib/plan/days';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

const listOf = z
  .preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(z.string().max(64)).optional(),
  )
  .catch(undefined);

/** Everything a reload of the calendar keeps. */
export const calendarSearch = z.object({
  view: z.enum(VIEWS).optional().catch(undefined),
  /** Any day of what is shown; today when absent. */
  date: z.string().refine(isDay).optional().catch(undefined),
  /** Courses that are not shown. */
  hide: listOf,
  classes: z.literal('hidden').optional().catch(undefined),
});

export type CalendarSearch = z.infer<typeof calendarSearch>;
