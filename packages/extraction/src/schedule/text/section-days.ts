import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { isTest } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';

const LONGEST = 500;
const FEWEST_SECTIONS = 2;
/** "Section 2: " and "the 9:30 class meets on " in front of a day. */
const SECTION =
  /(?:^|[\s;,.(])(?:\p{L}+\s|\d{1,2}:\d{2}\s(?:[ap]m\s)?)?(?:sections?|secs?\.?|sect\.|groups?|cohorts?|class(?:es)?)(?:\s#?[\p{Lu}\d][\p{L}\d-]{0,5})?(?:\s\([^()]{1,30}\))?(?:[\s:,–—-]{1,4}|\s(?:is|meets|takes\sit)\s)(?:on\s)?$/iu;

/** "Final exam: Section 1, May 6, 8 am; Section 2, May 8, 10 am": one test, on a day for each section. */
export function sectionDays(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, Occasion[]> {
  return new Map(
    paragraphs.flatMap(({ passage }, at): [number, Occasion[]][] => {
      const dates = passage.text.length <= LONGEST ? book.within(passage) : [];
      if (dates.length < FEWEST_SECTIONS || !areOfSections(passage, dates)) return [];
      const test = testBefore(passage, dates, words);
      return test ? [[at, dates.map((date, index) => onDay(test, passage, date, dates[index + 1]))]] : [];
    }),
  );
}

const areOfSections = ({ text }: Passage, dates: readonly DateInPassage[]): boolean =>
  dates.every(({ start }, index) => SECTION.test(text.slice(dates[index - 1]?.end ?? 0, start)));

/** The one test that is named in front of the days, with its number. */
function testBefore(
  passage: Passage,
  [first]: readonly DateInPassage[],
  { works }: Vocabulary,
): Passage | undefined {
  const before = passage.text.slice(0, first?.start);
  const [test, ...others] = works(before);
  if (!test || !isTest(test) || others.some((other) => !isTest(other))) return undefined;
  const number = /^\s?#?\d{1,2}(?!\d)/u.exec(before.slice(test.end))?.[0].length ?? 0;
  return slicePassage(passage, test.start, test.end + number);
}

const onDay = (
  statement: Passage,
  { text }: Passage,
  { start, placed }: DateInPassage,
  next: DateInPassage | undefined,
): Occasion => ({ statement, dates: [placed], role: 'due', beside: text.slice(start, next?.start) });
