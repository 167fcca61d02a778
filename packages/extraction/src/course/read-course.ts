import { findDates } from '../dates/find-dates.ts';
import type { Document } from '../document.ts';
import type { CourseFacts } from '../extraction.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { weekdayAlone } from '../schedule/columns/column-names.ts';
import { roleOf } from '../schedule/columns/columns.ts';
import { eachMatch } from '../text/patterns.ts';
import { findCode } from './find-code.ts';
import { findInstructors } from './find-instructors.ts';
import { findTimeZone } from './find-time-zone.ts';
import { findTitle } from './find-title.ts';
import { type HeadLine, headLines } from './head-lines.ts';

/**
 * What a document says of the course itself: code, title, section, who teaches it, and the time zone where it is
 * stated. What it does not say stays away.
 *
 * @example
 * readCourse(document, english);
 * // { code: 'HIST 210', title: 'The Atlantic World', section: '2', instructors: [{ name: 'Ana Ruiz', email: 'ana.ruiz@example.edu' }] }
 */
export function readCourse(document: Document, locale: Locale): Omit<CourseFacts, 'term'> {
  const lines = headLines(document);
  const code = findCode(lines, document.text, (name) => isWork(name, locale));
  const instructors = findInstructors(lines, locale);
  const title = findTitle(lines, {
    code,
    notTitles: instructors.map(({ name }) => name),
    dates: lines.filter(({ text }) => isDay(text, locale)),
    isWork: (name) => isWork(name, locale) || isColumnHead(name, locale),
    locale,
  });
  const section = findSection(lines, code?.end, code?.line);
  const timeZone = findTimeZone(document.text);
  return {
    ...(code && { code: code.code }),
    ...(title && { title }),
    ...(section && { section }),
    instructors,
    ...(timeZone && { timeZone }),
  };
}

/** "Paper 1", in a list close to the code; "Senior Project II" is a course. */
const isWork = (name: string, locale: Locale): boolean =>
  vocabulary(locale)
    .heads(name)
    .some(({ numbered, end }) => numbered && /^\s?#?\d/u.test(name.slice(end)));

/** "Week", "Lundi": the head of a column, in a plan close to the code. */
const isColumnHead = (name: string, locale: Locale): boolean =>
  !name.includes(' ') && (roleOf(name, locale) !== undefined || weekdayAlone(name, locale) !== undefined);

const LONGEST_DATE = 40;

/** "August 28, 2024" below the title says when the document was written, "Sep 8: Tides" is a day of its plan. */
const isDay = (text: string, locale: Locale): boolean =>
  findDates(text.slice(0, LONGEST_DATE), locale).some(({ start, end }) => {
    const isAlone = text.length <= LONGEST_DATE && !/\p{L}/u.test(text.slice(0, start) + text.slice(end));
    return isAlone || (start < 3 && /^\s?[:–—]\s/u.test(text.slice(end)));
  });

const SECTION =
  /(?<!\p{L})(?:[Ss]ection|SECTION|[Ss]ecc?t?\.|[Gg]roupe|[Gg]rupo)\s?[#:]?\s?(?<section>\d{1,4}[A-Z]?|[A-Z]{1,2}\d{0,2})(?![\p{L}\d.])(?!\s?:\s?\p{L})/gu;

/** The one section that is named; where several are, none is the document's own. */
function findSection(lines: readonly HeadLine[], codeEnd = 0, codeLine?: HeadLine): string | undefined {
  const named = lines.flatMap(({ text }) =>
    eachMatch(text, SECTION).map(({ groups }) => groups.section ?? ''),
  );
  const behindCode = /^[-–.]\s?(?<section>\d{2,3})(?!\d)/u.exec(codeLine?.text.slice(codeEnd) ?? '')?.groups
    ?.section;
  const all = new Set([...named, ...(behindCode ? [behindCode] : [])]);
  return all.size === 1 ? [...all][0] : undefined;
}
