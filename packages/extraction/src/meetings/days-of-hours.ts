import type { DaysInText } from './days.ts';
import type { Hours } from './hours.ts';

const FARTHEST_BEFORE = 60;
const FARTHEST_BEHIND = 24;

/** The words between the hours before and the hours behind. */
export interface Place {
  /** The text, in which brackets may part two hours: "F 8:00–8:50 (Elm 12) and 9:10–10:00 (Elm 14)". */
  text: string;
  from: number;
  limit: number;
  previous: DaysInText | undefined;
}

const IN_BRACKETS = /\([^()]{0,60}\)/gu;

/** The weekdays nearest before the hours, else close behind them, else those of the hours before. */
export function daysOf(
  time: Hours,
  days: readonly DaysInText[],
  { text, from, limit, previous }: Place,
): DaysInText | undefined {
  const before = days
    .filter(({ start, end }) => start >= from && end <= time.start && time.start - end <= FARTHEST_BEFORE)
    .at(-1);
  const behind = days.find(
    ({ start, end }) => start >= time.end && end <= limit && start - time.end <= FARTHEST_BEHIND,
  );
  // In "4–5 on Monday, 6–7 on Tuesday" the days before the second hours are those of the first.
  if (behind && before && before === previous) return behind;
  const between = text.slice(from, time.start).replace(IN_BRACKETS, '');
  return before ?? behind ?? (previous && between.length <= FARTHEST_BEHIND ? previous : undefined);
}
