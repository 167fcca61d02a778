import { capitalized, countText } from '@/lib/plan/wording';
import { isDue, type PlanEntry } from './entry';

/** `20 deadlines, two exams, one day off.` of what the view shows. */
export function summaryOf(entries: readonly PlanEntry[]): string {
  const tasks = entries.filter(isDue);
  const exams = tasks.filter(({ kind }) => kind === 'exam').length;
  const off = entries.filter(({ type }) => type === 'dayOff').length;
  const parts = [
    tasks.length - exams > 0 && countText(tasks.length - exams, 'deadline'),
    exams > 0 && countText(exams, 'exam'),
    off > 0 && countText(off, 'day off', 'days off'),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? 'Nothing due.'
    : `${capitalized(parts.join(', '))}. What has no time is due at the end of its day.`;
}
