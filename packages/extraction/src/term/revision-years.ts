import { findDates } from '../dates/find-dates.ts';
import type { Document } from '../document.ts';
import type { Locale, Season } from '../locales/locale.ts';

const REVISED =
  /(?:^|[^\p{L}])(?:(?:last\s)?(?:revised|updated|modified|edited|changed)|revision(?:\sdate)?|last\s(?:revision|update)|mise?\sà\sjour|dernière\smodification|última\s(?:actualización|revisión|atualização)|actualizado|atualizado|stand|letzte\sänderung|ultimo\saggiornamento|laatst\s(?:gewijzigd|bijgewerkt))(?:\s(?:on|le|el|em|am|il|op))?\s?:?\s{1,2}(?=[^\n]{0,12}\d)/iu;
const LONGEST_LINE = 120;
const FARTHEST_DAY = 12;
const LAST_OF_YEAR = 10;
const FIRST_OF_YEAR = 2;

export interface YearVote {
  year: number;
  score: number;
  because: string;
}

/** "Last revised: October 1, 2026", in a line or in the footer of the pages: such a term begins then, or else the year after. */
export const revisionVotes = (
  document: Pick<Document, 'text'>,
  season: Season | undefined,
  locale: Locale,
): YearVote[] =>
  [...revisionYears(document, season, locale)].flatMap((year) => [
    { year, score: 2, because: 'year in which the document was revised' },
    { year: year + 1, score: 1, because: 'the year after the document was revised' },
  ]);

function revisionYears(
  { text }: Pick<Document, 'text'>,
  season: Season | undefined,
  locale: Locale,
): Set<number> {
  const lines = text
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE && /\d[\d,./ -]*\d/u.test(line));
  return new Set(
    lines.flatMap((line) => {
      const said = REVISED.exec(line);
      const [day] = said ? findDates(line.slice(said.index + said[0].length), locale) : [];
      if (day?.year === undefined || day.start > FARTHEST_DAY) return [];
      return [termYearOf(day.month, day.year, season)];
    }),
  );
}

/** Revised in December for the spring, or in January within a term that began in autumn. */
function termYearOf(month: number, year: number, season: Season | undefined): number {
  if (season === 'spring' && month >= LAST_OF_YEAR) return year + 1;
  return season === 'fall' && month <= FIRST_OF_YEAR ? year - 1 : year;
}
