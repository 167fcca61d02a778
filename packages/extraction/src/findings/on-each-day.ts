import { daysBetween } from '../dates/civil.ts';
import { inAYear, isFull } from '../dates/date-book.ts';
import { countWorks, numberFrom } from '../grading/count-works.ts';
import { gradingVocabulary } from '../grading/vocabulary.ts';
import type { Candidate } from '../items/candidate.ts';
import { tidy } from '../items/title.ts';
import { singular } from '../items/work-phrase.ts';
import type { Locale } from '../locales/locale.ts';
import { madeOnce } from '../text/made-once.ts';
import { oneOf } from '../text/patterns.ts';

/** Days this far apart are several occasions; closer ones are a window, but not of what is shown in class. */
const APART = 5;
const APART_WHERE_SHOWN = 2;
/** "On 12/03 or 12/06": on one of them. */
const ONE_OF = /\d\s(?:or|ou|o|oder|of)\s/iu;

/**
 * "Debates: Nov 4 and Nov 18" are two occasions, "Monday 10/4 and Tuesday 10/5" is one, and presentations on "December 3 and 5"
 * are held on both. Of "Essays (3)" on three days each is one of the three.
 */
export function onEachDay(candidate: Candidate, locale: Locale): Candidate[] {
  const { dates, kind, statement } = candidate;
  const apart = kind === 'presentation' && !ONE_OF.test(statement) ? APART_WHERE_SHOWN : APART;
  const [first, last] = [dates[0]?.date, dates.at(-1)?.date];
  if (!first || !last || isFull(first) !== isFull(last)) return [candidate];
  if (daysBetween(inAYear(first), inAYear(last)) < apart) return [candidate];
  const { name, count } = countedName(candidate, gradingVocabulary(locale).numbers);
  const isNumbered = count === dates.length;
  return dates.map((date, index) => ({
    ...candidate,
    dates: [date],
    ...(isNumbered && { title: `${singular(name)} ${index + 1}` }),
  }));
}

interface CountedName {
  name: string;
  count?: number;
}

/** "Short assignments (3)", "Two midterms"; "essay" in "three essays, due …". */
function countedName({ title, statement, noun }: Candidate, numbers: readonly string[]): CountedName {
  const { label, count } = countWorks(title, numbers);
  if (count !== undefined) return { name: tidy(label), count };
  if (noun === undefined || /\d/u.test(title)) return { name: title };
  const said = numberAhead(numbers).exec(statement.slice(0, statement.indexOf(noun)))?.groups?.count;
  const ahead = numberFrom(said, numbers);
  return { name: title, ...(ahead !== undefined && { count: ahead }) };
}

/** "Three", or "three short", at the end of a text. */
const numberAhead = madeOnce(
  (numbers: readonly string[]) =>
    new RegExp(`(?<!\\p{L})(?<count>${oneOf(numbers)})\\s(?:[\\p{L}-]+\\s){0,2}$`, 'iu'),
);
