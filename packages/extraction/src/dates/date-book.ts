import type { Line } from '../document.ts';
import type { Assumption, Evidence, Weekday } from '../extraction.ts';
import { type TermYear, yearOfMonth } from '../term/term-year.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { type CivilDate, daysBetween, isDayOfYear, weekdayOf } from './civil.ts';
import type { DateMention } from './mention.ts';

export interface PartialDate {
  year?: number;
  month: number;
  day: number;
}

/** A date of the text with its place in the calendar and in the document. */
export interface PlacedDate {
  mention: DateMention;
  text: string;
  evidence: Evidence;
  date: PartialDate;
  until?: PartialDate;
  /** Its day of the week, where the document tells that and no year. */
  weekday?: Weekday;
  assumed: Assumption[];
  /** The text's weekday when the calendar has another one on that day. */
  contradicts?: Weekday;
  /** The date in the text that this one was reckoned from. */
  readFrom?: PlacedDate;
  /** Why this is no date of the course at all. */
  dismissed?: string;
  line: Line;
  /** Offset into the line. */
  offset: number;
}

/** Whether the year is known. */
export const isFull = (date: PartialDate): date is CivilDate => date.year !== undefined;

/** The date, to be compared with others: where no year is given, all days are of the same one, as most are. */
export const inAYear = (date: PartialDate): CivilDate => (isFull(date) ? date : { ...date, year: 2001 });

/**
 * A day that is reckoned from one that the text writes, and why.
 *
 * @example
 * reckoned(monday, { date: addDays(monday.date, 7) }, 'one week after September 14');
 */
export function reckoned(
  from: PlacedDate,
  to: { date: PartialDate; until?: PartialDate | undefined },
  because: string,
): PlacedDate {
  const { until: _until, contradicts: _contradicts, ...rest } = from;
  return {
    ...rest,
    date: to.date,
    ...(to.until && { until: to.until }),
    readFrom: from.readFrom ?? from,
    assumed: [...from.assumed, { field: 'date', because }],
  };
}

/** Puts a mention into the calendar: its own year where it has one, else the term's. */
export function placeDate(mention: DateMention, passage: Passage, term: TermYear): PlacedDate | undefined {
  const date = withYear(mention, term, mention.year);
  const until =
    mention.until && withYear(mention.until, term, mention.until.year ?? yearOfRangeEnd(mention, date));
  if (isFull(date) && !isDayOfYear(date.month, date.day, date.year)) return undefined;
  const isAssumed = mention.year === undefined && date.year !== undefined;
  const contradicts =
    mention.weekday && isFull(date) && weekdayOf(date) !== mention.weekday ? mention.weekday : undefined;
  return placeAt(passage, mention, {
    date,
    ...(until && isLater(date, until) && { until }),
    assumed: isAssumed ? [{ field: 'date', because: term.because }] : [],
    ...(contradicts && { contradicts }),
  });
}

/** A mention as a date of the place in the document where its words stand. */
export function placeAt(
  passage: Passage,
  mention: DateMention,
  told: Pick<PlacedDate, 'date' | 'until' | 'assumed' | 'contradicts' | 'readFrom'>,
): PlacedDate | undefined {
  const { start, end } = mention;
  const piece = passage.pieces.find(({ at, length }) => start >= at && start < at + length);
  return (
    piece && {
      ...told,
      mention,
      text: passage.text.slice(start, end),
      evidence: evidenceOf(passage, start, end),
      line: piece.line,
      offset: piece.from + start - piece.at,
    }
  );
}

const withYear = ({ month, day }: PartialDate, term: TermYear, stated: number | undefined): PartialDate => {
  const year =
    stated ??
    (term.year === undefined ? undefined : yearOfMonth(month, { year: term.year, season: term.season }));
  return { month, day, ...(year !== undefined && { year }) };
};

const yearOfRangeEnd = ({ month, until, year }: DateMention, start: PartialDate) =>
  year === undefined || until === undefined || start.year === undefined
    ? undefined
    : start.year + (until.month < month ? 1 : 0);

const isLater = (from: PartialDate, to: PartialDate) =>
  !isFull(from) || !isFull(to) || daysBetween(from, to) > 0;

/** Every date of the document, by the line it stands on. */
export interface DateBook {
  all: readonly PlacedDate[];
  /** The dates inside a passage with their offsets in it, in order; not those that were dismissed. */
  within(passage: Passage): DateInPassage[];
}

export interface DateInPassage {
  placed: PlacedDate;
  start: number;
  end: number;
}

/** The dates of a document, to be asked for by passage. */
export function createDateBook(all: readonly PlacedDate[]): DateBook {
  const byLine = Map.groupBy(
    all.filter(({ dismissed }) => !dismissed),
    ({ line }) => line,
  );
  return {
    all,
    within({ text, pieces }) {
      const found: DateInPassage[] = [];
      for (const { line, at, from, length } of pieces)
        for (const placed of byLine.get(line) ?? []) {
          if (placed.offset < from || placed.offset >= from + length) continue;
          const start = at + placed.offset - from;
          found.push({ placed, start, end: Math.min(text.length, start + placed.text.length) });
        }
      return found.sort((a, b) => a.start - b.start);
    },
  };
}
