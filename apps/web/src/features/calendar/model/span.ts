import { addDays, type Day, startOfWeek } from '@/lib/plan/days';
import { addMonths, monthSpan } from './month';
import type { View } from './search';

const AGENDA_DAYS = 42;

/** The days that a view asks for. */
export function spanOf(view: View, date: Day, firstWeekday: number): { from: Day; to: Day } {
  if (view === 'month') return monthSpan(date, firstWeekday);
  const from = view === 'week' ? startOfWeek(date, firstWeekday) : date;
  return { from, to: addDays(from, view === 'week' ? 6 : AGENDA_DAYS - 1) };
}

/** One month, one week or one screen of the agenda further. */
export function stepFrom(view: View, date: Day, step: 1 | -1): Day {
  if (view === 'month') return addMonths(date, step);
  return addDays(date, step * (view === 'week' ? 7 : AGENDA_DAYS));
}
