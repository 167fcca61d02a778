import type { DaysInText } from './days.ts';
import type { Hours } from './hours.ts';

const FARTHEST_BEFORE = 60;
const FARTHEST_BEHIND = 24;

/** The words between the hours before and the hours behind. */
export interface Place {
  from: number;
  limit: number;
  previous: DaysInText | undefined;
}

/** The weekdays nearest before the hours, else close behind them, else those of the hours before. */
export function daysOf(
  time: Hours,
  days: readonly DaysInText[],
  { from, limit, previous }: Place,
): DaysInText | undefined {
  const before = days
    .filter(({ start, end }) => start >= from && end <= time.start && time.start - end <= FARTHEST_BEFORE)
    .at(-1);
  const behind = days.find(
    ({ start, end }) => start >= time.end && end <= limit && start - time.end <= FARTHEST_BEHIND,
  );
  // In "4–5 on Monday, 6–7 on Tuesday" the days before the second hours are those of the first.
  if (behind && before && before === previous) return behind;
  return before ?? behind ?? (previous && time.start - from <= FARTHEST_BEHIND ? previous : undefined);
}
