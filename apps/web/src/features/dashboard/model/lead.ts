import type { Overview } from '@/api';
import { capitalized, countText } from '@/lib/plan/wording';

export const isEmpty = ({ courses, awaitingReview, openTasks, next, workload }: Overview): boolean =>
  courses.length + awaitingReview.length + openTasks + next.length === 0 &&
  workload.every(({ tasks }) => tasks === 0);

/** The sentence below the date: where in the term, and what is left. */
export function leadOf(overview: Overview): string {
  if (isEmpty(overview)) return 'Your first syllabus fills this page.';
  const { term, week, today, openTasks, awaitingReview } = overview;
  const place = term ? `Week ${term.week} of ${term.weeks}. ` : '';
  if (today < week.startsOn || today > week.endsOn)
    return `${place}${capitalized(countText(openTasks, 'task'))} open.`;
  if (week.left > 0) return `${place}${capitalized(countText(week.left, 'thing'))} left this week.`;
  // A week is only free as far as it is known.
  const waiting = awaitingReview.length;
  if (waiting === 0) return `${place}Nothing left this week.`;
  const waits = waiting === 1 ? 'waits' : 'wait';
  return `${place}${capitalized(countText(waiting, 'syllabus', 'syllabi'))} ${waits} for your review.`;
}
