import { extractCalendar } from './calendar-file/extract-calendar.ts';
import { readCourse } from './course/read-course.ts';
import type { Document } from './document.ts';
import type { ExtractOptions } from './extract-options.ts';
import type { CourseFacts, Extraction } from './extraction.ts';
import { buildFindings } from './findings/build-findings.ts';
import { buildLedger } from './findings/ledger.ts';
import { pagesWithoutText } from './findings/pages-without-text.ts';
import type { TermYear } from './term/term-year.ts';
import { capitalized } from './text/patterns.ts';
import { understand } from './understand.ts';

/**
 * Finds every date, weight and meeting of a syllabus, each with the words it was read from.
 * Never throws for what a document says: doubts come back as `warnings`.
 *
 * @throws {RangeError} for a reference date that is not a day.
 * @example
 * const document = await readDocument({ bytes, fileName: 'syllabus.pdf' });
 * const { findings } = extract(document, { referenceDate: '2026-09-01' });
 */
export function extract(document: Document, options: ExtractOptions): Extraction {
  const { calendar } = document;
  if (calendar) return extractCalendar({ ...document, calendar }, options);
  const context = understand(document, options);
  const { locale, meetings, grading, book, term } = context;
  const { findings, recurring, undated, warnings, used, span } = buildFindings(context);
  const named = nameTerm(term, { ...span, ...options.term });
  return {
    language: locale.language,
    course: { ...readCourse(document, locale), ...(named && { term: named }) },
    meetings,
    findings,
    recurring,
    undated,
    grading,
    ledger: buildLedger(book, used, locale),
    warnings: [...warnings, ...pagesWithoutText(document)],
  };
}

function nameTerm({ season, year }: TermYear, known: NonNullable<CourseFacts['term']>): CourseFacts['term'] {
  const name = season && year ? `${capitalized(season)} ${year}` : undefined;
  const term = { ...(name && { name }), ...known };
  return Object.keys(term).length > 0 ? term : undefined;
}
