import type { Locale, Season } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';
import { fullYear } from './full-year.ts';
import type { NamedTerm } from './named-term.ts';

/** Further down, months with a year are those of a journal. */
const HEAD = 3000;
const FEWEST_MONTHS = 2;
const MOST_MONTHS = 10;

/** A term that is told by its first and last month: "Sep–Dec 2027", "January to May, 2027", "09/2027–04/2028". */
export function termsOfMonths(text: string, locale: Locale): NamedTerm[] {
  const head = text.slice(0, HEAD);
  return [byName(locale), BY_NUMBER, BY_YEAR].flatMap((pattern) =>
    eachMatch(head, pattern).flatMap(({ start, text: name, groups }): NamedTerm[] => {
      const first = monthOf(groups.first, locale);
      const last = monthOf(groups.last, locale);
      const endYear = fullYear(Number(groups.short ?? groups.year));
      const year = groups.from ? Number(groups.from) : endYear - (first < last ? 0 : 1);
      const months = 12 * (endYear - year) + last - first + 1;
      if (months < FEWEST_MONTHS || months > MOST_MONTHS) return [];
      return [{ season: year < endYear ? 'fall' : seasonOf(first), year, name, at: start }];
    }),
  );
}

const TO = '\\s?[-–—/]\\s?';
const MONTH = '(?:0?[1-9]|1[0-2])';
const BY_NUMBER = new RegExp(
  `(?<![\\d/.-])(?<first>${MONTH})\\/(?<from>20\\d{2})(?:${TO}| to )(?<last>${MONTH})\\/(?<year>20\\d{2})(?![\\d/.-])`,
  'giu',
);
const BY_YEAR = new RegExp(
  `(?<![\\d/.-])(?<from>20\\d{2})-(?<first>${MONTH})(?:\\s[-–—]\\s| to )(?<year>20\\d{2})-(?<last>${MONTH})(?![\\d/.-])`,
  'giu',
);

const byName = perLocale(({ months, to }) => {
  const month = oneOf(months.flat());
  const end = "(?:['’](?<short>\\d{2})|(?<year>20\\d{2}))(?!\\d)";
  return new RegExp(
    `(?<![\\p{L}\\d][ ,]?)(?<first>${month})\\.?(?:,?\\s(?<from>20\\d{2}))?(?:${TO}|\\s${oneOf(to)}\\s)(?<last>${month})\\.?(?:,?\\s|\\sde\\s)${end}`,
    'giu',
  );
});

const monthOf = (written: string | undefined, { months }: Locale): number =>
  Number(written) || months.findIndex((names) => names.includes(written?.toLowerCase() ?? '')) + 1;

const seasonOf = (month: number): Season => {
  if (month >= 8) return 'fall';
  return month >= 5 ? 'summer' : 'spring';
};
