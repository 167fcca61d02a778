import { addDays, daysBetween, weekdayIndex } from '../dates/civil.ts';
import { type DateBook, isFull, type PlacedDate, reckoned } from '../dates/date-book.ts';
import type { Occasion } from '../schedule/occasion.ts';

const AT_CLOSE =
  /\b(?:begins?|starts?|beginning|starting)\s(?:at\s|after\s|with\s|on\s)?(?:the\s)?(?:close|end|conclusion)\sof\b|\bafter\s(?:the\s)?(?:last\s)?class(?:es)?\b/iu;
const RESUMES_ON = /\bresumes?(?:\s(?:on|at|\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?))*[\s,]*$/iu;
const SATURDAY = 5;

/**
 * "Break begins at close of classes November 26; classes resume December 2": from the day after the first to the day
 * before the second. None, where only the day is named on which there is class again.
 */
export function beginsAtClose(
  { statement, dates }: Occasion,
  stated: PlacedDate[],
  book: DateBook,
): PlacedDate[] {
  if (!AT_CLOSE.test(statement.text)) return stated;
  const found = book.within(statement);
  const back = found.find(({ start }) => RESUMES_ON.test(statement.text.slice(0, start)))?.placed;
  const from = [...found.map(({ placed }) => placed), ...dates].find(
    ({ line, offset }) => line !== back?.line || offset !== back?.offset,
  );
  if (!from || !isFull(from.date)) return [];
  const next = addDays(from.date, 1);
  const because = `the days behind ${from.text}`;
  if (!back || !isFull(back.date)) {
    const weekend = Math.max(0, weekdayIndex(next) - SATURDAY + 1);
    return [reckoned(from, { date: weekend > 0 ? addDays(next, 3 - weekend) : next }, because)];
  }
  const until = addDays(back.date, -1);
  return daysBetween(next, until) >= 0 ? [reckoned(from, { date: next, until }, because)] : [];
}
