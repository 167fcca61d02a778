import type { Document } from '../document.ts';
import type { Locale } from '../locales/locale.ts';
import { namedTerms } from './read-term.ts';

export interface LinkedYear {
  year: number;
  because: string;
}

/** The years of the terms that the names of linked files hold: "Calendar_Fall2026". */
export const linkedYears = ({ metadata }: Pick<Document, 'metadata'>, locale: Locale): LinkedYear[] =>
  (metadata.linkedFiles ?? []).flatMap((name) =>
    namedTerms(asWords(name), locale).map(({ year }) => ({
      year,
      because: `year from the name of a linked file, ${name}`,
    })),
  );

/** "Calendar_Fall2026" as "Calendar Fall 2026". */
const asWords = (name: string): string =>
  name
    .replace(/[_+.-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{L})(?=\d)/gu, ' ');
