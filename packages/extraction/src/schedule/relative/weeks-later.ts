import { addDays } from '../../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../../dates/date-book.ts';

const LATER =
  /(?:\b(?:due|submit\p{L}*|turn(?:ed)?\sin|hand(?:ed)?\sin|à\s(?:rendre|remettre)|entrega\p{L}*|abgabe|abzugeben)\b[\s:]{0,2})(?:(?:in|dans|en)\s(?<in>an?|one|two|three|une|deux|una|dos|einer|zwei|[1-3])\s(?:weeks?|semaines?|semanas?|wochen?)|(?<later>an?|one|two|three|une|deux|una|dos|eine|zwei|[1-3])\s(?:weeks?|semaines?|semanas?|wochen?)\s(?:later|from\s(?:today|now)|plus\stard|después|más\starde|später)|(?<next>next\sweek|la\ssemaine\sprochaine|la\spróxima\ssemana|nächste\swoche))(?!\p{L})/iu;
const NUMBERS: readonly (readonly string[])[] = [
  [],
  ['a', 'an', 'one', 'une', 'una', 'eine', 'einer', '1'],
  ['two', 'deux', 'dos', 'zwei', '2'],
  ['three', '3'],
];

/** "Due one week later", said on a day: that many weeks after it. */
export function weeksLater(text: string, dates: readonly PlacedDate[]): PlacedDate | undefined {
  const groups = LATER.exec(text)?.groups;
  const written = groups?.next ? 'one' : (groups?.in ?? groups?.later ?? '').toLowerCase();
  const weeks = NUMBERS.findIndex((names) => names.includes(written));
  const [day, ...others] = dates;
  if (weeks < 1 || !day || others.length > 0 || day.until || !isFull(day.date)) return undefined;
  const because = `${written} ${weeks > 1 ? 'weeks' : 'week'} after ${day.text}`;
  return reckoned(day, { date: addDays(day.date, 7 * weeks) }, because);
}
