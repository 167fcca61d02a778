import { toIso } from '../../dates/civil.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Head } from './entry.ts';

const FEWEST = 3;
const LONGEST = 110;
const FEWEST_OF_ALL = 0.6;

/**
 * "Rivers (9/14)", "Lecture 3. Rivers. Sep 14": what each day is about, closed by the day, above what is done on it. They
 * go from day to day and name no work, and most have lines of their own below them.
 */
export function dayTitles(
  paragraphs: readonly Paragraph[],
  scheduled: readonly Head[],
  words: Vocabulary,
): ReadonlySet<number> {
  const titles = scheduled.filter((head) => isTitle(paragraphs[head.at], head, words));
  const starts = new Set(scheduled.map(({ at }) => at));
  const above = titles.filter(({ at }) => !starts.has(at + 1));
  const days = titles.map(({ dates }) => (dates[0] ? toIso(dates[0].placed.date) : ''));
  const areInOrder = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
  const areMost = titles.length >= FEWEST && titles.length >= FEWEST_OF_ALL * scheduled.length;
  return new Set(areMost && areInOrder && 2 * above.length > titles.length ? titles.map(({ at }) => at) : []);
}

function isTitle(paragraph: Paragraph | undefined, { isLeading, dates }: Head, words: Vocabulary): boolean {
  if (!paragraph || isLeading || dates.length !== 1 || dates[0]?.placed.until) return false;
  const { text } = paragraph.passage;
  const behind = text.slice(dates[0]?.end);
  return (
    text.length <= LONGEST &&
    !/\p{L}/u.test(behind) &&
    words.heads(text).length === 0 &&
    !words.due.test(text) &&
    !words.noClass.test(text)
  );
}
