import { addDays, WEEKDAYS } from '../../dates/civil.ts';
import { isFull, type PlacedDate, placeAt } from '../../dates/date-book.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Document } from '../../document.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Node, Paragraph } from '../../structure/outline.ts';
import type { DatedPassage, TermWeeks } from '../../term/weeks.ts';
import { dayOfWeek, isWeekLong } from '../relative/relative-day.ts';
import { weekNumberOf } from '../text/entry.ts';
import { asksForWeek } from '../text/week-label.ts';
import { documentLines } from './document-lines.ts';

const FEWEST_DAYS = 3;
const FEWEST_WEEKS = 2;

/**
 * Lines that name a day of the week and head what is done on it, below the line that tells which week it is: "Wednesday"
 * below "Week 3 (September 14–18): Rivers".
 */
export function weekdayLines(
  nodes: readonly Node[],
  dated: readonly DatedPassage[],
  { weeks, locale }: { weeks: TermWeeks; locale: Locale },
): PlacedDate[] {
  const written = new Map(dated.map(({ passage, dates }) => [passage, dates]));
  const found: OpenWeek[] = [];
  let open: OpenWeek | undefined;
  nodes.forEach((node, at) => {
    if (node.type === 'grid') {
      open = undefined;
      return;
    }
    const dates = written.get(node.passage) ?? [];
    const week = weekOf(node, dates, weeks);
    if (week) open = { week, head: node, at, last: -1, days: [], dated: 0 };
    else if (open && isBehindWeek(node, at, open)) open = undefined;
    else if (open && isDatedHead(node, dates)) open.dated += 1;
    else if (open) readDay(node, nodes[at + 1], open, locale);
    if (week && open) found.push(open);
  });
  const heads = found.map(({ days, dated: count }) => days.length + count).filter((count) => count > 0);
  const isPlan = heads.length >= FEWEST_WEEKS && heads.reduce((sum, count) => sum + count, 0) >= FEWEST_DAYS;
  return isPlan ? found.flatMap(({ days }) => days) : [];
}

/** What is told of a week, as the lines below see it. */
interface OpenWeek {
  week: Week;
  head: Paragraph;
  at: number;
  /** The place in the week of the last day below it. */
  last: number;
  days: PlacedDate[];
  /** How many heads below it tell their dates. */
  dated: number;
}

/** "Wed, October 28", and nothing else: "Fri" below it is the day behind. */
const isDatedHead = ({ passage: { text } }: Paragraph, [day, ...others]: readonly PlacedDate[]): boolean =>
  day !== undefined && !day.until && others.length === 0 && isDayAlone(text, day.mention);

const isDayAlone = (text: string, { weekday, start, end }: DateMention): boolean =>
  weekday !== undefined &&
  /^\W*(?:\p{L}+\W*)?$/u.test(text.slice(0, start)) &&
  !/\p{L}/u.test(text.slice(end));

type Week = (weekday: Weekday) => Pick<PlacedDate, 'date' | 'assumed' | 'readFrom'>;

const LONGEST_WEEK = 100;

/** "Week 3 (September 14–18)", "September 14–18: Rivers", "Week of September 14", or "Week 3" of a term whose weeks are known. */
function weekOf({ passage }: Paragraph, dates: readonly PlacedDate[], weeks: TermWeeks): Week | undefined {
  const { text } = passage;
  const [day, ...others] = dates;
  if (text.length > LONGEST_WEEK || others.length > 0) return undefined;
  const number = weekNumberOf(text);
  if (!day) return number === undefined ? undefined : numberedWeek(number, weeks);
  const isOfWeek = number !== undefined || asksForWeek(text.slice(0, day.mention.start));
  const isWeek = day.until ? isWeekLong(day) : isOfWeek;
  return isWeek && hasWeekday(day) ? (weekday) => dayOfWeek(day, weekday) : undefined;
}

function numberedWeek(number: number, weeks: TermWeeks): Week | undefined {
  const begins = weeks.mondayOf(number);
  return (
    begins &&
    ((weekday) => ({
      date: addDays(begins.date, WEEKDAYS.indexOf(weekday)),
      assumed: [{ field: 'date', because: begins.because }],
    }))
  );
}

const hasWeekday = ({ date, mention, weekday }: PlacedDate): boolean =>
  isFull(date) || (mention.weekday ?? weekday) !== undefined;

const FARTHEST = 60;

/** A heading as large as that of the week, or a line far below it, is of no day of the week. */
const isBehindWeek = ({ heading }: Paragraph, at: number, { head, at: since }: OpenWeek): boolean =>
  at - since > FARTHEST || (heading !== undefined && head.heading !== undefined && heading < head.heading);

const weekdayLine = perLocale(
  (locale) =>
    new RegExp(
      `^\\W{0,4}(?<day>${dateWords(locale).weekday})\\.?(?<rest>\\s?(?:[:–—]|-\\s).*|\\W{0,4})$`,
      'iu',
    ),
);

interface WeekdayHead {
  weekday: Weekday;
  name: string;
}

/** "Wednesday" on a line of its own, and "Wednesday: What water takes along" above the items of that day. */
function weekdayHead(line: Paragraph, next: Node | undefined, locale: Locale): WeekdayHead | undefined {
  const { day: name = '', rest = '' } = weekdayLine(locale).exec(line.passage.text)?.groups ?? {};
  const weekday = dateWords(locale).weekdayFrom(name);
  return weekday && (!/\p{L}/u.test(rest) || leads(line, next)) ? { weekday, name } : undefined;
}

/** Whether what stands below a line is of it: it is a heading, or stands above a list, or above a list within its own. */
const leads = ({ heading, isListItem, depth = 0 }: Paragraph, next: Node | undefined): boolean =>
  heading !== undefined ||
  (next?.type === 'paragraph' && next.isListItem && (!isListItem || (next.depth ?? 0) > depth));

const FEWEST_LED = 4;
const LEAD = 30;

/** "Friday", "Friday: Rivers", "Friday Rivers", but not "Friday September 4". */
const ledLine = perLocale((locale) => {
  const { weekday, month } = dateWords(locale);
  const words = `\\s{1,2}["“(]?(?!(?:${month}|${weekday})(?!\\p{L}))\\p{Lu}`;
  return new RegExp(`^\\W{0,4}${weekday}(?:\\W{0,4}$|(?:\\.?\\s?[:–—-]|\\.)?${words})`, 'iu');
});

/** Tells the lines that a day of the week leads, alone or in front of a name, where a document has several of them. */
export function weekdayLed(document: Document, locale: Locale): (text: string) => boolean {
  const isLed = (text: string) => ledLine(locale).test(text.slice(0, LEAD));
  return documentLines(document).filter(({ text }) => isLed(text)).length >= FEWEST_LED ? isLed : () => false;
}

/**
 * Whether lines tell what is done on the days of weeks, rather than in weeks: days of the week head them, or "Fri" stands
 * among "Mon, October 26" and "Wed, October 28".
 */
export function haveWeekdayHeads(lines: readonly Paragraph[], locale: Locale): boolean {
  const heads = lines.filter((line, at) => weekdayHead(line, lines[at + 1], locale));
  if (heads.length >= FEWEST_DAYS) return true;
  const isAlone = ({ passage: { text } }: Paragraph) => !/\p{L}\P{L}+\p{L}/u.test(text);
  return heads.some(isAlone) && lines.filter((line) => headsDay(line, locale)).length >= FEWEST_DAYS;
}

const headsDay = ({ passage: { text } }: Paragraph, locale: Locale): boolean => {
  const [day, ...others] = findDates(text, locale);
  return day !== undefined && others.length === 0 && isDayAlone(text, day);
};

function readDay(line: Paragraph, next: Node | undefined, open: OpenWeek, locale: Locale): void {
  const head = weekdayHead(line, next, locale);
  const place = head ? WEEKDAYS.indexOf(head.weekday) : -1;
  if (!head || place <= open.last) return;
  open.last = place;
  const { name, weekday } = head;
  const start = line.passage.text.indexOf(name);
  const told = open.week(weekday);
  const { month, day } = told.date;
  const placed = placeAt(line.passage, { start, end: start + name.length, month, day, weekday }, told);
  if (placed) open.days.push(placed);
}
