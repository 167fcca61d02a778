import { addDays, type Day, isDay, startOfWeek } from '@/lib/plan/days';
import { addMonths, monthSpan } from './month';
import type { View } from './search';

/** How many days a view shows. */
const LENGTHS = { week: 7, day: 1, agenda: 42 } as const;

/** The last day that can be asked for. */
const LAST_DAY = '9999-12-31';

/** The days that a view asks for. */
export function spanOf(view: View, date: Day, firstWeekday: number): { from: Day; to: Day } {
  const { from, to } = wholeSpanOf(view, date, firstWeekday);
  return { from, to: isDay(to) ? to : LAST_DAY };
}

function wholeSpanOf(view: View, date: Day, firstWeekday: number): { from: Day; to: Day } {
  if (view === 'month') return monthSpan(date, firstWeekday);
  const from = view === 'week' ? startOfWeek(date, firstWeekday) : date;
  return { from, to: addDays(from, LENGTHS[view] - 1) };
}

/** One month, one week, one day or one screen of the agenda further; where there is no further, it stays. */
export function stepFrom(view: View, date: Day, step: 1 | -1): Day {
  const next = view === 'month' ? addMonths(date, step) : addDays(date, step * LENGTHS[view]);
  return isDay(next) ? next : date;
}
