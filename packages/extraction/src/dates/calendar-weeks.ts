import type { Locale, Season } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import type { Node } from '../structure/outline.ts';
import { type TermYear, yearOfMonth } from '../term/term-year.ts';
import type { DatedPassage } from '../term/weeks.ts';
import type { Passage } from '../text/passage.ts';
import { oneOf } from '../text/patterns.ts';
import { addDays, type CivilDate, weekdayIndex } from './civil.ts';
import { type PlacedDate, placeAt } from './date-book.ts';

const LAST_WEEK = 53;
/** Classes are held on these. */
const TO_FRIDAY = 4;
const DAYS_OF_WEEK = 7;
/** The first of the weeks with which an academic year begins. */
const FIRST_OF_AUTUMN = 30;

/**
 * The days of weeks that are numbered as the calendar does (ISO 8601), where nothing else dates their line or row: "KW 42:
 * Abgabe Blatt 1", "KW 42/43", and "42" in a column "KW".
 */
export function calendarWeekDates(
  nodes: readonly Node[],
  dated: readonly DatedPassage[],
  { term: { year, season }, locale }: { term: TermYear; locale: Locale },
): PlacedDate[] {
  if (!locale.calendarWeek || year === undefined) return [];
  const written = new Set(dated.flatMap(({ passage, dates }) => (dates.length > 0 ? [passage] : [])));
  return nodes
    .flatMap((node) => numberedIn(node, locale))
    .filter(({ row }) => !row.some((passage) => written.has(passage)))
    .flatMap(({ passage, match }) => placeWeek(passage, match, { year, season }) ?? []);
}

interface NumberedWeek {
  /** What has the number. */
  passage: Passage;
  match: RegExpExecArray;
  /** All of its line or row. */
  row: readonly Passage[];
}

function numberedIn(node: Node, locale: Locale): NumberedWeek[] {
  const { inText, header } = patterns(locale);
  const numbered = (
    passage: Passage | undefined,
    pattern: RegExp,
    row: readonly Passage[],
  ): NumberedWeek[] => {
    const match = passage && pattern.exec(passage.text);
    return match ? [{ passage, match, row }] : [];
  };
  if (node.type === 'paragraph') return numbered(node.passage, inText, [node.passage]);
  const column = node.rows[0]?.cells.findIndex((cell) => header.test(cell?.passage.text ?? '')) ?? -1;
  return node.rows.flatMap(({ cells }) => {
    const row = cells.flatMap((cell) => cell?.passage ?? []);
    return column >= 0
      ? numbered(cells[column]?.passage, ONLY_NUMBER, row)
      : numbered(cells[0]?.passage, inText, row);
  });
}

/** From its Monday to its Friday; nothing for more than two weeks, which are a time and no deadline. */
function placeWeek(
  passage: Passage,
  { index, 0: text, groups }: RegExpExecArray,
  term: { year: number; season: Season | undefined },
): PlacedDate | undefined {
  const { first, last = first, year: written } = groups ?? {};
  const [from, to] = [Number(first), Number(last)];
  if (from < 1 || to > LAST_WEEK || to < from || to > from + 1) return undefined;
  const year = Number(written ?? yearOfMonth(from < FIRST_OF_AUTUMN ? 1 : 12, term));
  const date = mondayOf(from, year);
  const until = addDays(date, TO_FRIDAY + DAYS_OF_WEEK * (to - from));
  const mention = { start: index, end: index + text.length, ...date, until };
  const because = `calendar week ${text.replace(/^\D+/u, '').trim()} of ${year}`;
  return placeAt(passage, mention, { date, until, assumed: [{ field: 'date', because }] });
}

const NUMBERS = String.raw`(?<first>\d{1,2})(?:\s?[/–-]\s?(?<last>\d{1,2}))?(?!\d|\.\d)(?:\s?\(?(?<year>20\d{2})\)?)?`;
const ONLY_NUMBER = new RegExp(String.raw`^\W*${NUMBERS}\W*$`, 'u');

const patterns = perLocale(({ calendarWeek = [] }) => {
  const word = oneOf(calendarWeek);
  return {
    inText: new RegExp(String.raw`(?<!\p{L})${word}\s?${NUMBERS}`, 'iu'),
    header: new RegExp(String.raw`^\W*${word}\W*$`, 'iu'),
  };
});

/** The Monday of a week of the calendar: the first one is that of January 4. */
function mondayOf(week: number, year: number): CivilDate {
  const fourth = { year, month: 1, day: 4 };
  return addDays(fourth, DAYS_OF_WEEK * (week - 1) - weekdayIndex(fourth));
}
