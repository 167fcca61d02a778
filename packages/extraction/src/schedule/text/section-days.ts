import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { isTest } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';

const LONGEST = 500;
const FEWEST_SECTIONS = 2;
/** "Section 2: " and "the 9:30 class meets on " in front of a day, and not "in class on ". */
const SECTION =
  /(?:^|[\s;,.(])(?:\p{L}+\s|\d{1,2}:\d{2}\s(?:[ap]m\s)?)?(?<!\b(?:in|during|before|after|of|to|each|every)\s)(?:sections?|secs?\.?|sect\.|groups?|cohorts?|class(?:es)?(?!\s(?:period|time|hour|meeting|session)))(?:\s#?[\p{Lu}\d][\p{L}\d-]{0,5})?(?:\s\([^()]{1,30}\))?(?:[\s:,–—-]{1,4}|\s(?:is|meets|takes\sit)\s)(?:on\s)?$/iu;

/**
 * "Final exam: Section 1, May 6, 8 am; Section 2, May 8, 10 am": one test, on a day for each section, in one line or on
 * a line for each below the name of the test.
 */
export const sectionDays = (
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, Occasion[]> =>
  new Map([...inOneLine(paragraphs, book, words), ...lineByLine(paragraphs, book, words)]);

const inOneLine = (
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): [number, Occasion[]][] =>
  paragraphs.flatMap(({ passage }, at) => {
    const dates = passage.text.length <= LONGEST ? book.within(passage) : [];
    if (dates.length < FEWEST_SECTIONS || !areOfSections(passage, dates)) return [];
    const test = testIn(passage, dates[0]?.start, words);
    return test ? [[at, dates.map((date, index) => onDay(test, passage, date, dates[index + 1]))]] : [];
  });

/** "Finals week: 28-30 April" above the sections with their days. */
const FINALS = /^\W*finals(?=\sweek(?!\p{L}))/iu;
const SECTION_FIRST = /^\W*(?<group>section\s#?[\p{L}\d-]{1,5})\s?:\s*$/iu;

function lineByLine(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): [number, Occasion[]][] {
  const sections = paragraphs.map(({ passage }) => {
    const [date, ...others] = book.within(passage);
    const group = SECTION_FIRST.exec(passage.text.slice(0, date?.start ?? 0))?.groups?.group;
    return date && group && others.length === 0 ? { date, group, passage } : undefined;
  });
  const firstOfRun = (at: number): number => (sections[at - 1] ? firstOfRun(at - 1) : at);
  return sections.flatMap((section, at): [number, Occasion[]][] => {
    if (!section || !(sections[at - 1] ?? sections[at + 1])) return [];
    const title = paragraphs[firstOfRun(at) - 1]?.passage;
    const test = title && (finalsIn(title) ?? testIn(title, undefined, words));
    if (!test) return [];
    const { date, group, passage } = section;
    return [[at, [{ ...onDay(test, passage, date, undefined), ofGroup: group }]]];
  });
}

const finalsIn = (title: Passage): Passage | undefined => {
  const end = FINALS.exec(title.text)?.[0].length;
  return end === undefined ? undefined : slicePassage(title, 0, end);
};

const areOfSections = ({ text }: Passage, dates: readonly DateInPassage[]): boolean =>
  dates.every(({ start }, index) => SECTION.test(text.slice(dates[index - 1]?.end ?? 0, start)));

/** The one test that is named up to a place, with its number. */
function testIn(passage: Passage, end: number | undefined, { works }: Vocabulary): Passage | undefined {
  const before = passage.text.slice(0, end);
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
