import { fromIso } from './dates/civil.ts';
import { createDateBook, type DateBook, type PlacedDate, placeDate } from './dates/date-book.ts';
import { reasonToDismiss } from './dates/dismiss.ts';
import { findDates } from './dates/find-dates.ts';
import type { Document } from './document.ts';
import type { CourseFacts } from './extraction.ts';
import type { CourseContext } from './findings/context.ts';
import { readGrading } from './grading/read-grading.ts';
import { detectLocale } from './locales/detect.ts';
import type { Locale } from './locales/locale.ts';
import { readMeetings } from './meetings/read-meetings.ts';
import { collectOccasions } from './schedule/collect.ts';
import { type Node, toOutline } from './structure/outline.ts';
import { chooseYear, type TermYear } from './term/choose-year.ts';
import { type Passage, toPassage } from './text/passage.ts';

export interface UnderstandOptions {
  /** `YYYY-MM-DD`: the day on which the document is read; the engine has no clock. */
  referenceDate: string;
  /** What is already known of the term; it decides the year where the document gives none. */
  term?: CourseFacts['term'];
}

/**
 * Everything read from a document before anything is decided. Order is policy: the language gives the words, the
 * words the dates, the dates the year, and only then is it known what each date governs.
 */
export function understand(document: Document, options: UnderstandOptions): CourseContext {
  const locale = withWrittenOrder(detectLocale(document.text), document.text);
  const nodes = toOutline(document, (text) => beginsWithDate(text, locale));
  const { term, book } = readDates(document, nodes, locale, options);
  const occasions = collectOccasions(nodes, book, locale);
  const meetings = readMeetings(nodes, locale);
  const grading = readGrading(nodes, locale);
  return { document, nodes, occasions, book, locale, term, meetings, grading };
}

const PAIR = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d{2})?(?![\d/])/g;
const FEWEST_PAIRS = 3;

/** `23/9` can only be a day and a month: where a document writes such dates, all its dates are read that way. */
function withWrittenOrder(locale: Locale, text: string): Locale {
  const pairs = [...text.matchAll(PAIR)].map(([pair, a, b]) => ({ pair, a: Number(a), b: Number(b) }));
  const isDay = (value: number) => value > 12 && value <= 31;
  const isMonth = (value: number) => value >= 1 && value <= 12;
  const dayFirst = new Set(pairs.filter(({ a, b }) => isDay(a) && isMonth(b)).map(({ pair }) => pair)).size;
  const monthFirst = new Set(pairs.filter(({ a, b }) => isMonth(a) && isDay(b)).map(({ pair }) => pair)).size;
  const [most, least] = locale.monthFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  return most >= FEWEST_PAIRS && most > 2 * least ? { ...locale, monthFirst: !locale.monthFirst } : locale;
}

const beginsWithDate = (text: string, locale: Locale) => {
  const first = findDates(text.slice(0, 60), locale)[0];
  // "… hand it in before / noon on 5/8" goes on with its sentence.
  return first !== undefined && first.start <= 12 && !/^\s*\p{Ll}/u.test(text);
};

const passagesOf = (nodes: readonly Node[]): Passage[] =>
  nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [node.passage];
    const cells = new Set(node.rows.flatMap((row) => row.cells));
    return [...cells].flatMap((cell) => (cell && cell.passage.text !== '' ? [cell.passage] : []));
  });

function readDates(
  document: Document,
  nodes: readonly Node[],
  locale: Locale,
  { referenceDate, term: given }: UnderstandOptions,
): { term: TermYear; book: DateBook } {
  const scanned = passagesOf(nodes).map((passage) => ({
    passage,
    mentions: findDates(passage.text, locale),
  }));
  const mentions = scanned.flatMap((scan) => scan.mentions);
  const reference = fromIso(referenceDate);
  if (!reference) throw new RangeError(`The reference date "${referenceDate}" is not a day (YYYY-MM-DD).`);
  const chosen = chooseYear({ document, mentions, locale, referenceYear: reference.year });
  const known = fromIso(given?.start);
  const isToldByCourse = chosen.year === undefined && known !== undefined;
  const term = isToldByCourse
    ? { ...chosen, year: known.year, because: 'year from the term of the course' }
    : chosen;
  const all = scanned.flatMap(({ passage, mentions: found }) =>
    found.flatMap((mention): PlacedDate[] => {
      const placed = placeDate(mention, passage, term);
      const dismissed = placed && reasonToDismiss(placed, passage, mention, term);
      return placed ? [{ ...placed, ...(dismissed && { dismissed }) }] : [];
    }),
  );
  return { term, book: createDateBook([...all, ...furnitureDates(document, locale, term)]) };
}

/** Dates of headers and footers are seen as well, though nothing is planned from them. */
function furnitureDates(document: Document, locale: Locale, term: TermYear): PlacedDate[] {
  const lines = document.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type !== 'table' && block.line.furniture ? [block.line] : [])),
  );
  return lines.flatMap((line) => {
    const passage = toPassage([line]);
    return findDates(passage.text, locale).flatMap((mention): PlacedDate[] => {
      const placed = placeDate(mention, passage, term);
      return placed ? [{ ...placed, dismissed: 'header or footer of the page' }] : [];
    });
  });
}
