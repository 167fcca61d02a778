import { readCourseFacts } from './course/facts.ts';
import { readGrading } from './course/grading.ts';
import { readMeetings } from './course/meetings.ts';
import { fromIso } from './dates/civil.ts';
import { createDateBook, type DateBook, type PlacedDate, placeDate } from './dates/date-book.ts';
import { findDates } from './dates/find-dates.ts';
import type { Document } from './document.ts';
import type { CourseFacts, Extraction } from './extraction.ts';
import { buildFindings } from './findings/build-findings.ts';
import { buildLedger } from './findings/ledger.ts';
import { detectLocale } from './locales/detect.ts';
import type { Locale } from './locales/locale.ts';
import { collectOccasions } from './schedule/collect.ts';
import { type Node, toOutline } from './structure/outline.ts';
import { chooseYear, type TermYear } from './term/choose-year.ts';
import type { Passage } from './text/passage.ts';

export interface ExtractOptions {
  /** `YYYY-MM-DD`: the day on which the document is read; the engine has no clock. */
  referenceDate: string;
  /** What is already known of the term; it decides the year where the document gives none. */
  term?: CourseFacts['term'];
}

/**
 * Finds every date, weight and meeting of a syllabus, each with the words it was read from.
 * Never throws for what a document says: doubts come back as `warnings`.
 *
 * @example
 * const document = await readDocument({ bytes, name: 'syllabus.pdf' });
 * const { findings } = extract(document, { referenceDate: '2026-09-01' });
 */
export function extract(document: Document, options: ExtractOptions): Extraction {
  const locale = withWrittenOrder(detectLocale(document.text), document.text);
  const nodes = toOutline(document, (text) => beginsWithDate(text, locale));
  const { term, book } = readDates(document, nodes, locale, options);
  const occasions = collectOccasions(nodes, book, locale);
  const meetings = readMeetings(nodes, locale);
  const grading = readGrading(nodes, locale);
  const built = buildFindings({ document, nodes, occasions, book, locale, term, meetings, grading });
  return {
    language: locale.language,
    course: { ...readCourseFacts(document, locale), ...toTerm(term, options, built.span) },
    meetings,
    findings: built.findings,
    recurring: built.recurring,
    undated: built.undated,
    grading,
    ledger: buildLedger(book, built.used),
    warnings: built.warnings,
  };
}

/** `23/9` can only be a day and a month: where a document writes such dates, all its dates are read that way. */
function withWrittenOrder(locale: Locale, text: string): Locale {
  const pairs = [...text.matchAll(/(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d{2})?(?![\d/])/g)];
  const dayFirst = pairs.filter(
    ([, a, b]) => Number(a) > 12 && Number(a) <= 31 && Number(b) <= 12 && Number(b) > 0,
  );
  const monthFirst = pairs.filter(
    ([, a, b]) => Number(b) > 12 && Number(b) <= 31 && Number(a) <= 12 && Number(a) > 0,
  );
  const distinctDays = new Set(dayFirst.map(([pair]) => pair)).size;
  if (locale.monthFirst && distinctDays >= 3 && dayFirst.length > 2 * monthFirst.length)
    return { ...locale, monthFirst: false };
  if (!locale.monthFirst && monthFirst.length >= 3 && monthFirst.length > 2 * dayFirst.length)
    return { ...locale, monthFirst: true };
  return locale;
}

const beginsWithDate = (text: string, locale: Locale) => {
  const first = findDates(text.slice(0, 60), locale)[0];
  return first !== undefined && first.start <= 12;
};

export const passagesOf = (nodes: readonly Node[]): Passage[] =>
  nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [node.passage];
    const cells = new Set(node.rows.flatMap((row) => row.cells));
    return [...cells].flatMap((cell) => (cell && cell.passage.text !== '' ? [cell.passage] : []));
  });

function readDates(
  document: Document,
  nodes: readonly Node[],
  locale: Locale,
  { referenceDate, term: given }: ExtractOptions,
): { term: TermYear; book: DateBook } {
  const scanned = passagesOf(nodes).map((passage) => ({
    passage,
    mentions: findDates(passage.text, locale),
  }));
  const mentions = scanned.flatMap((scan) => scan.mentions);
  const referenceYear = fromIso(referenceDate)?.year ?? 2026;
  const chosen = chooseYear({ document, mentions, locale, referenceYear });
  const known = fromIso(given?.start);
  const term =
    chosen.year === undefined && known
      ? { ...chosen, year: known.year, because: 'year from the term of the course' }
      : chosen;
  const all = scanned.flatMap(({ passage, mentions: found }) =>
    found.flatMap((mention): PlacedDate[] => {
      const placed = placeDate(mention, passage, term);
      return placed ? [placed] : [];
    }),
  );
  return { term, book: createDateBook(all) };
}

function toTerm(
  term: TermYear,
  { term: given }: ExtractOptions,
  span: { start?: string; end?: string },
): { term?: NonNullable<CourseFacts['term']> } {
  const name =
    term.season && term.year
      ? `${term.season.charAt(0).toUpperCase()}${term.season.slice(1)} ${term.year}`
      : undefined;
  const found = { ...(name && { name }), ...span, ...given };
  return Object.keys(found).length > 0 ? { term: found } : {};
}
