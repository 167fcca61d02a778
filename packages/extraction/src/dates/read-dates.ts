import type { Document, Line } from '../document.ts';
import type { ExtractOptions } from '../extract-options.ts';
import type { Meeting, Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { daysBelowMonth } from '../schedule/calendars/days-below-month.ts';
import { monthColumnDates } from '../schedule/calendars/month-columns.ts';
import { monthGridDates } from '../schedule/calendars/month-grids.ts';
import { daysWithin, withDays } from '../schedule/calendars/month-once.ts';
import { monthRowDates } from '../schedule/calendars/month-rows.ts';
import { monthWeekdayDates } from '../schedule/calendars/month-weekdays.ts';
import { numberedWeeks } from '../schedule/calendars/numbered-weeks.ts';
import { weekdayLines } from '../schedule/calendars/weekday-lines.ts';
import { headWeekdays } from '../schedule/columns/head-weekdays.ts';
import { pairedColumnDates } from '../schedule/columns/paired-columns.ts';
import { rowWeekdays } from '../schedule/columns/row-weekdays.ts';
import { weekStarts } from '../schedule/columns/week-starts.ts';
import type { Node } from '../structure/outline.ts';
import { chooseYear } from '../term/choose-year.ts';
import type { TermYear } from '../term/term-year.ts';
import { readTermWeeks, type TermWeeks, weekDates } from '../term/weeks.ts';
import { withTermYear } from '../term/year-slips.ts';
import { type Passage, toPassage } from '../text/passage.ts';
import { calendarWeekDates } from './calendar-weeks.ts';
import { fromIso } from './civil.ts';
import { createDateBook, type DateBook, type PlacedDate, placeDate } from './date-book.ts';
import { ownDays, reasonToDismiss } from './dismiss.ts';
import { findDates } from './find-dates.ts';
import { partsOfWhole } from './fractions.ts';
import { withoutLessonNumbers } from './lesson-numbers.ts';
import type { DateMention } from './mention.ts';
import { inOtherOrder } from './other-order.ts';
import { withoutOtherTerm } from './other-term.ts';
import { placesInSeries } from './places-in-series.ts';
import { isPosted, postedPassages } from './posted-days.ts';
import { weekdaysWithoutYear } from './weekdays-without-year.ts';

const passagesOf = (nodes: readonly Node[]): Passage[] =>
  nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [node.passage];
    const cells = new Set(node.rows.flatMap((row) => row.cells));
    return [...cells].flatMap((cell) => (cell && cell.passage.text !== '' ? [cell.passage] : []));
  });

interface Written {
  document: Document;
  nodes: readonly Node[];
  /** The days of lines whose month is written once. */
  days: ReadonlyMap<Line, DateMention>;
  meetings: readonly Meeting[];
  locale: Locale;
}

/** Every date of the document, the year they are in, and the weeks of the term. */
export function readDates(
  { document, nodes, days, meetings, locale }: Written,
  { referenceDate, term: given, year: told }: ExtractOptions,
): { term: TermYear; book: DateBook; weeks: TermWeeks } {
  // Where two tell the day of a passage, the later one does: a grid of weeks is the surest.
  const calendars = new Map([
    ...pairedColumnDates(nodes, locale),
    ...daysBelowMonth(nodes, locale),
    ...monthRowDates(nodes, locale),
    ...monthWeekdayDates(nodes, locale),
    ...monthColumnDates(nodes, locale),
    ...monthGridDates(nodes, locale),
  ]);
  const weekdays = rowWeekdays(nodes, locale);
  const ofGroups = new Map([...weekStarts(nodes, locale), ...headWeekdays(nodes, locale)]);
  const written = passagesOf(nodes).map((passage) => {
    const day = calendars.get(passage);
    const found = withWeekday(findDates(passage.text, locale), weekdays.get(passage));
    if (day) return { passage, mentions: [day, ...found.filter(({ start }) => start >= day.end)] };
    return { passage, mentions: withDays(found, daysWithin(passage, days)) };
  });
  const scanned = withoutLessonNumbers(written);
  const mentions = scanned.flatMap((scan) => scan.mentions);
  const reference = fromIso(referenceDate);
  if (!reference) throw new RangeError(`The reference date "${referenceDate}" is not a day (YYYY-MM-DD).`);
  // A group meets on its weekday, and weeks begin with theirs, now and then on another one.
  const clues = scanned.flatMap((scan) => withWeekday(scan.mentions, ofGroups.get(scan.passage)));
  const meetingDays = [...new Set(meetings.flatMap((meeting) => meeting.days))];
  const referenceYear = reference.year;
  const chosen = chooseYear({ document, mentions: clues, locale, referenceYear, meetingDays });
  const term = asTold(chosen, given, told);
  const weekdayWithout = term.year === undefined ? weekdaysWithoutYear(clues) : () => undefined;
  const dates = {
    term,
    hasBareDates: scanned.filter(isBareDate).length >= FEWEST_BARE,
    parts: partsOfWhole(scanned),
    places: placesInSeries(scanned),
    own: ownDays(mentions, term),
  };
  const posted = postedPassages(nodes);
  const placed = scanned.map(({ passage, mentions: found }) => ({
    passage,
    dates: found.flatMap((written): PlacedDate[] => {
      const mention = withTermYear(written, term);
      const placed = placeDate(mention, passage, term);
      const dismissed =
        placed &&
        (posted.has(passage) && isPosted(passage, mention)
          ? 'the day on which it was posted'
          : reasonToDismiss(placed, passage, mention, dates));
      const weekday = weekdayWithout(mention);
      return placed ? [{ ...placed, ...(weekday && { weekday }), ...(dismissed && { dismissed }) }] : [];
    }),
  }));
  const dated = withoutOtherTerm(inOtherOrder(placed, term), term);
  const weeks = readTermWeeks(nodes, dated, locale);
  const reckoned = dated.flatMap(({ passage, dates }) =>
    weekDates(passage, weeks, locale).filter(
      ({ mention }) => !dates.some((date) => isBeside(date.mention, mention)),
    ),
  );
  const all = [
    ...dated.flatMap(({ dates }) => dates),
    ...reckoned,
    ...calendarWeekDates(nodes, dated, { term, locale }),
    ...weekdayLines(nodes, dated, { weeks, locale }),
    ...numberedWeeks(nodes, dated, { weeks, locale }),
  ];
  return { term, weeks, book: createDateBook([...all, ...furnitureDates(document, locale, term)]) };
}

/** With what is known of the year beside the document, where it gives none, or two of which one was chosen. */
function asTold(chosen: TermYear, given: ExtractOptions['term'], told: number | undefined): TermYear {
  const { doubt, ...term } = chosen;
  const isOpen = chosen.year === undefined || doubt !== undefined;
  if (isOpen && told !== undefined) return { ...term, year: told, because: 'the year as it was answered' };
  const start = fromIso(given?.start);
  return chosen.year === undefined && start
    ? { ...chosen, year: start.year, because: 'year from the term of the course' }
    : chosen;
}

/** The weekday beside the cell of a day is that of the day. */
function withWeekday(mentions: readonly DateMention[], weekday: Weekday | undefined): readonly DateMention[] {
  const [only, ...others] = mentions;
  const isOne = only !== undefined && others.length === 0 && !only.weekday && !only.until;
  return isOne && weekday ? [{ ...only, weekday }] : mentions;
}

const FEWEST_BARE = 5;
const BARE_DATE = /^\W*\d{1,2}\s?\/\s?\d{1,2}\W*$/;

/** "3/11", and nothing else, in a cell. */
const isBareDate = ({ passage, mentions }: { passage: Passage; mentions: readonly DateMention[] }): boolean =>
  mentions.length === 1 && BARE_DATE.test(passage.text);

const BESIDE = 25;

/** "Thursday, October 8 (week 5)" has its date, and "week 5, Thursday, October 8" as well. */
const isBeside = (date: DateMention, week: DateMention) =>
  date.start - week.end <= BESIDE && week.start - date.end <= BESIDE;

/** Dates of headers and footers are seen as well, though nothing is planned from them. */
function furnitureDates(document: Document, locale: Locale, term: TermYear): PlacedDate[] {
  const lines = document.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type !== 'table' && block.line.furniture ? [block.line] : [])),
  );
  return lines.flatMap((line) => {
    const passage = toPassage([line]);
    return findDates(passage.text, locale).flatMap((mention): PlacedDate[] => {
      const placed = placeDate(mention, passage, term);
      return placed ? [{ ...placed, dismissed: 'header or footer of the page' }] : [];
    });
  });
}
