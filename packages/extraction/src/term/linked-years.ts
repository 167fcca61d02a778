import type { Document } from '../document.ts';
import type { Locale } from '../locales/locale.ts';
import { namedTerms } from './read-term.ts';

export interface LinkedYear {
  year: number;
  because: string;
}

/** The years of the terms that the names of linked files and folders hold, "Calendar_Fall2026", and the addresses of the course. */
export const linkedYears = (
  { metadata, text }: Pick<Document, 'metadata' | 'text'>,
  locale: Locale,
): LinkedYear[] => [
  ...(metadata.linkedFiles ?? []).flatMap((name) =>
    yearsOfFile(name, locale).map((year) => ({
      year,
      because: `year from the name of a linked file or folder, ${name}`,
    })),
  ),
  ...addressYears(text),
];

/** "Calendar_Fall2027" names a term, "syllabus-math405-2027" no more than a year. */
function yearsOfFile(name: string, locale: Locale): number[] {
  const terms = namedTerms(asWords(name), locale).map(({ year }) => year);
  const digits = (TERM_OF_FOLDER.exec(name) ?? (OF_COURSE.test(name) ? YEAR.exec(name) : null))?.groups?.year;
  return terms.length === 0 && digits ? [Number(digits)] : terms;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"]{6,200}/giu;
/** "/CS101_S27/", "/math-fall2027". */
const TERM =
  /[/_-](?:sp|su|fa|wi|[sfw]|spring|summer|fall|autumn|winter)[-_]?(?<year>20\d{2}|[12]\d)(?=[/_.-]|$)/iu;
/** "rivers-f2027", with all digits: "slides-w12" is of a week. */
const TERM_OF_FOLDER = /[_-](?:sp|su|fa|wi|[sfw])[_-]?(?<year>20\d{2})$/iu;
const YEAR = /[/_-](?<year>20\d{2})(?=[/_.-]|$)/u;
const OF_COURSE = /syllab|course|teach|class|handout|lecture/iu;

/** The year in the address of a course: "…/CS101_S27/", "…/handouts/2027/syllabus". */
const addressYears = (text: string): LinkedYear[] =>
  [...text.matchAll(ADDRESS)].flatMap(([address]) => {
    const found = TERM.exec(address) ?? (OF_COURSE.test(address) ? YEAR.exec(address) : null);
    const digits = Number(found?.groups?.year ?? 0);
    if (digits === 0) return [];
    return [{ year: digits < 100 ? 2000 + digits : digits, because: `year from the address ${address}` }];
  });

/** "Calendar_Fall2026" as "Calendar Fall 2026". */
const asWords = (name: string): string =>
  name
    .replace(/[_+.-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{L})(?=\d)/gu, ' ');
