import type { DateMention } from '../dates/mention.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';

const LONGEST_TITLE = 60;

const inBrackets = perLocale(({ months }) => {
  const month = months.map((names, index) => `(?<m${index + 1}>${oneOf(names)})`).join('|');
  return new RegExp(`\\((?:${month})\\.?,?\\s(?:de\\s)?(?<year>20\\d{2})\\)`, 'giu');
});

/** "Deadlines (January 2027)": a title has the month in which the days of the course begin, with its year. */
export function yearsOfStart(text: string, mentions: readonly DateMention[], locale: Locale): number[] {
  const first = mentions[0]?.month;
  const titles = text.split('\n').filter((line) => line.length <= LONGEST_TITLE);
  return titles.flatMap((line) =>
    eachMatch(line, inBrackets(locale)).flatMap(({ groups }) =>
      first !== undefined && groups[`m${first}`] ? [Number(groups.year)] : [],
    ),
  );
}
