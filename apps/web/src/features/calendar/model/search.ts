import { isDay } from '@/lib/plan/days';
import { oneIn, textIn, textsIn } from '@/lib/plan/search-params';

export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** Everything a reload of the calendar keeps. */
export interface CalendarSearch {
  view?: View | undefined;
  /** Any day of what is shown; today when absent. */
  date?: string | undefined;
  /** Courses that are not shown. */
  hide?: string[] | undefined;
  classes?: 'hidden' | undefined;
}

export function readCalendarSearch(params: Record<string, unknown>): CalendarSearch {
  const date = textIn(params, 'date');
  return {
    view: oneIn(params, 'view', VIEWS),
    date: date && isDay(date) ? date : undefined,
    hide: textsIn(params, 'hide'),
    classes: oneIn(params, 'classes', ['hidden']),
  };
}
