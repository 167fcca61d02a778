import type { Locale, Season } from '../locales/locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';

/** A term as the text names it. */
export interface NamedTerm {
  season: Season;
  year: number;
  name: string;
  /** Offset into the text: the first one named is most often the course's own. */
  at: number;
}

const BETWEEN =
  '(?:[ \\t,]{1,3}(?:semester|term|quarter|session(?:\\s[A-Z1-3])?|trimester|de|of|du|del)){0,2}';
const PREFIXES: Readonly<Record<string, Season>> = { sp: 'spring', su: 'summer', fa: 'fall', wi: 'winter' };

/** Every "Fall 2026", "2026 Fall", "Spring '26", "FA26" of a text, in order. */
export function namedTerms(text: string, { seasons }: Locale): NamedTerm[] {
  const season = oneOf(Object.values(seasons).flat());
  const nameFirst = new RegExp(
    `(?<![\\p{L}])(?<season>${season})${BETWEEN}[ \\t,./-]{0,3}(?:['’](?<short>\\d{2})|(?<year>(?:19|20)\\d{2}))(?!\\d)`,
    'giu',
  );
  const yearFirst = new RegExp(
    `(?<![\\d/–-])(?<year>(?:19|20)\\d{2})[ \\t]{1,2}(?<season>${season})(?![\\p{L}])`,
    'giu',
  );
  const code = /(?<![\p{L}\d])(?<season>sp|su|fa|wi)[-_ ]?['’]?(?<year>20\d{2}|[12]\d)(?!\d)/giu;
  return [nameFirst, yearFirst, code]
    .flatMap((pattern) => eachMatch(text, pattern))
    .flatMap(({ start, text: name, groups }): NamedTerm[] => {
      const found = seasonFrom(groups.season ?? '', seasons);
      const digits = Number(groups.year ?? groups.short);
      return found ? [{ season: found, year: digits < 100 ? 2000 + digits : digits, name, at: start }] : [];
    })
    .sort((a, b) => a.at - b.at);
}

function seasonFrom(name: string, seasons: Locale['seasons']): Season | undefined {
  const bySeason = (Object.keys(seasons) as Season[]).find((season) =>
    new RegExp(`^${oneOf(seasons[season])}$`, 'iu').test(name),
  );
  return bySeason ?? PREFIXES[name.toLowerCase()];
}

/** `2026-2027`, `2026/27`: an academic year, which begins in autumn. */
export function academicYears(text: string): { year: number; at: number }[] {
  return eachMatch(text, /(?<!\d)(?<first>20\d{2})\s?[-–/]\s?(?<last>(?:20)?\d{2})(?![\d/-])/g)
    .filter(({ groups }) => Number(groups.last) % 100 === (Number(groups.first) + 1) % 100)
    .map(({ start, groups }) => ({ year: Number(groups.first), at: start }));
}
