import { type Day, daysBetween, daysFrom } from '@/lib/plan/days';
import { capitalized, countText } from '@/lib/plan/wording';
import { isDue, type PlanEntry } from './entry';

/** `20 deadlines, two exams, one day off.` of what lies in these days. */
export function summaryOf(entries: readonly PlanEntry[], isShown: (day: Day) => boolean): string {
  const tasks = entries.filter(isDue).filter(({ date }) => isShown(date));
  const exams = tasks.filter(({ kind }) => kind === 'exam').length;
  // A day that two courses are off is one day, a week off is seven.
  const off = new Set(entries.flatMap(daysOffOf).filter(isShown)).size;
  const parts = [
    tasks.length - exams > 0 && countText(tasks.length - exams, 'deadline'),
    exams > 0 && countText(exams, 'exam'),
    off > 0 && countText(off, 'day off', 'days off'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing due.' : `${capitalized(parts.join(', '))}.`;
}

const daysOffOf = (entry: PlanEntry): Day[] =>
  entry.type === 'dayOff' ? daysFrom(entry.date, daysBetween(entry.date, entry.endDate) + 1) : [];
