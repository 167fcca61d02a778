import { english } from '../locales/en.ts';
import type { Locale, Season } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';
import { fullYear } from './full-year.ts';
import type { NamedTerm } from './named-term.ts';
import { termsOfMonths } from './term-of-months.ts';

/** "Summer Session II, 2026", "Summer Term #2, 2026", "Fall semester of 2026". */
const BETWEEN =
  '(?:[ \\t,]{1,3}(?:semester|term|quarter|session|trimester|block|module|intake|half|de|of|du|del|#?(?:[A-Z]|[IVX]{1,3}|[1-4]|one|two)(?![\\p{L}\\d]))){0,3}';
const PREFIXES: Readonly<Record<string, Season>> = {
  ...{ sp: 'spring', su: 'summer', fa: 'fall', wi: 'winter' },
  ...{ s: 'spring', f: 'fall', w: 'winter', au: 'fall' },
};
/** Behind the name of the course, on the first lines: "Greek 101, section 1, F22", "GREEK 101 F22". */
const LETTER =
  /(?:(?<=(?:[,(|–—-]|(?:Term|Semester|Quarter):)\s?)(?=\p{Lu}['’]?\d\d\s?(?:[:,)|–—-]|$))|(?<=\d{2}\p{Lu}?\s|\p{Ll}\s)(?=\p{Lu}['’]?\d\d\s*$))(?<season>[FSW])['’]?(?<year>[12]\d)/gmu;
/** "BIOL 240 Shores of the north W27", wherever the name of the course stands. */
const LETTER_OF_COURSE =
  /^\W*\p{Lu}{2,8}[\s-]?\d{2,4}\p{Lu}?(?!\d)[^\n]{0,80}\p{Ll}\s(?<season>[FSW])['’]?(?<year>[12]\d)\s*$/gmu;
/** "AU25", "AU 2025", in capitals: "du 12 au 20". */
const AUTUMN = /(?<![\p{L}\d])(?<season>AU)(?:[-_ ](?=20\d{2}))?(?<year>20\d{2}|[12]\d)(?!\d)/gu;
/** "FA26", "sp 2027". */
const CODE = /(?<![\p{L}\d])(?<season>sp|su|fa|wi)[-_ ]?['’]?(?<year>20\d{2}|[12]\d)(?!\d)/giu;
const YEAR_LENGTH = 4;
const FIRST_LINES = 200;
/** "Fall 26": as far down as it is the term of the course, and no number. */
const HEAD = 700;
const ROOM_BEFORE = /(?:^|\s)(?:rooms?|rm|hall|building|bldg|sala|salle|raum|aula)\.?\s$/iu;

const patterns = perLocale((locale) => {
  const seasons = withEnglish(locale.seasons);
  const season = oneOf(Object.values(seasons).flat());
  const nameFirst = new RegExp(
    `(?<![\\p{L}])(?<season>${season})${BETWEEN}[ \\t,./-]{0,3}(?:['’\`](?<short>\\d{2})|(?<year>(?:19|20)\\d{2}))(?!\\d)`,
    'giu',
  );
  const yearFirst = new RegExp(
    `(?<![\\d/–-])(?<year>(?:19|20)\\d{2})[ \\t]{1,2}(?<season>${season})(?![\\p{L}])`,
    'giu',
  );
  const shortYear = new RegExp(
    `(?<![\\p{L}])(?<season>${season})${BETWEEN} (?<short>[12]\\d)(?=[ \\t]*(?:[\\n,()|;:–—-]|$))`,
    'giu',
  );
  return { seasons, nameFirst, yearFirst, shortYear };
});

/** Every "Fall 2026", "2026 Fall", "Spring '26", "FA26" of a text, in order. */
export function namedTerms(text: string, locale: Locale): NamedTerm[] {
  const { seasons, nameFirst, yearFirst, shortYear } = patterns(locale);
  const ofSessions = termsOfSessions(text.slice(0, HEAD));
  const overTwo = academicYears(text).map(({ at }) => at + YEAR_LENGTH);
  return [
    ...[nameFirst, yearFirst, CODE, LETTER_OF_COURSE].flatMap((pattern) => eachMatch(text, pattern)),
    ...eachMatch(text.slice(0, HEAD), shortYear),
    ...eachMatch(text.slice(0, FIRST_LINES), AUTUMN),
    ...eachMatch(text.slice(0, FIRST_LINES), LETTER).filter(
      ({ start }) => !ROOM_BEFORE.test(text.slice(0, start)),
    ),
  ]
    .filter(({ start, end }) => !ofSessions.some(({ at, name }) => start < at + name.length && at < end))
    .flatMap(({ start, text: name, groups }): NamedTerm[] => {
      const words = groups.season ?? '';
      const found = seasonFrom(words, text.slice(start + name.indexOf(words)), seasons);
      const year = fullYear(Number(groups.year ?? groups.short));
      const isOfTwo = overTwo.includes(start + name.length);
      return found
        ? [{ ...(isOfTwo ? inAcademicYear(found, year) : { season: found, year }), name, at: start }]
        : [];
    })
    .concat(ofSessions, termsOfMonths(text, locale))
    .sort((a, b) => a.at - b.at);
}

/** "2026W2", "Winter 2026, Term 2": a session over the winter, of which the first term is in autumn. */
const OF_SESSION =
  /(?<!\d)(?:(?<year>20\d{2})\s?W(?:inter)?|Winter(?:\sSession)?\s(?<yearBehind>20\d{2}))[ ,(-]{0,2}(?:T|Term\s)?(?<term>[12])(?!\d)/gu;

const termsOfSessions = (text: string): NamedTerm[] =>
  eachMatch(text, OF_SESSION).map(({ start, text: name, groups }) => {
    const year = Number(groups.year ?? groups.yearBehind);
    return groups.term === '1'
      ? { season: 'fall', year, name, at: start }
      : { season: 'spring', year: year + 1, name, at: start };
  });

/** The winter of 2026/27 begins in autumn, its spring and summer are in the year 2027. */
const inAcademicYear = (season: Season, year: number): Pick<NamedTerm, 'season' | 'year'> =>
  season === 'winter' || season === 'fall' ? { season: 'fall', year } : { season, year: year + 1 };

/** The season of a name; some names are one only with the year behind them, so they are read where they stand. */
function seasonFrom(name: string, from: string, seasons: Locale['seasons']): Season | undefined {
  const bySeason = (Object.keys(seasons) as Season[]).find(
    (season) => new RegExp(`^${oneOf(seasons[season])}`, 'iu').exec(from)?.[0].length === name.length,
  );
  return bySeason ?? PREFIXES[name.toLowerCase()];
}

/** `2026-2027`, `2026/27`, `AY 26-27`: an academic year, which begins in autumn. */
export function academicYears(text: string): { year: number; at: number }[] {
  return eachMatch(
    text,
    /(?<!\d)(?<first>20\d{2}|(?<=AY\s?['’]?)\d{2})\s?[-–/]\s?(?<last>(?:20)?\d{2})(?![\d/-])/g,
  )
    .filter(({ groups }) => Number(groups.last) % 100 === (Number(groups.first) + 1) % 100)
    .map(({ start, groups }) => ({ year: fullYear(Number(groups.first)), at: start }));
}

/** A course about a language often names its term in English. */
const withEnglish = (seasons: Locale['seasons']): Locale['seasons'] => ({
  spring: [...seasons.spring, ...english.seasons.spring],
  summer: [...seasons.summer, ...english.seasons.summer],
  fall: [...seasons.fall, ...english.seasons.fall],
  winter: [...seasons.winter, ...english.seasons.winter],
});
