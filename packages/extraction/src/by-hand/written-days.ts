import { type CivilDate, fromIso, isDayOfYear, toIso } from '../dates/civil.ts';
import { isNoDay } from '../dates/dismiss.ts';
import { findDates } from '../dates/find-dates.ts';
import type { DateMention } from '../dates/mention.ts';
import type { Evidence, LedgerEntry } from '../extraction.ts';
import { eachMatch } from '../text/patterns.ts';
import { isBeside } from './place.ts';
import type { Known } from './source.ts';

/** A day that words write, and where they write it. */
export interface WrittenDay {
  start: number;
  end: number;
  date: string;
  endDate?: string;
}

/** The days that selected words write, as the document was read; those of which nothing gives the year are no days yet. */
export function writtenDays(selection: Evidence, known: Known): WrittenDay[] {
  const { quote } = selection;
  const beside = known.ledger.filter(({ evidence }) => evidence && isBeside(evidence, selection));
  const mentions = findDates(quote, known.locale);
  const written = mentions.flatMap((mention) => toWritten(mention, quote, beside, known));
  const alone = beside.flatMap((entry) => dayAlone(entry, quote, mentions, known));
  return [...written, ...alone].toSorted((one, other) => one.start - other.start);
}

/** A day of the document's ledger, with its year and in the order that was answered. */
export function dayOf({ date, text, reason }: LedgerEntry, known: Known): string | undefined {
  if (date === undefined || isNoDay(reason)) return undefined;
  const [month = 0, day = 0] = date.slice(-5).split('-').map(Number);
  const [mention] = findDates(text, known.locale);
  const year = known.isYearTold ? mention?.year : fromIso(date)?.year;
  const isSwapped = known.isOtherOrder && mention?.swappable === true;
  return inFull(isSwapped ? { year, month: day, day: month } : { year, month, day }, known);
}

/** As the document was read, where it was: it knows more of a date than the words alone. */
function toWritten(
  mention: DateMention,
  quote: string,
  beside: readonly LedgerEntry[],
  known: Known,
): WrittenDay[] {
  const { start, end, until } = mention;
  const words = spaced(quote.slice(start, end));
  const entry = beside.find(({ text }) => spaced(text).includes(words) || words.includes(spaced(text)));
  const date = entry ? dayOf(entry, known) : inFull(inOrder(mention, known), known);
  if (date === undefined) return [];
  const last = until && inFull({ year: yearAfter(date, until), ...until }, known);
  return [{ start, end, date, ...(last && last > date && { endDate: last }) }];
}

const inOrder = (mention: DateMention, { isOtherOrder }: Known): DateMention =>
  isOtherOrder && mention.swappable ? { ...mention, month: mention.day, day: mention.month } : mention;

/** "December 20 – January 3" ends in the year after the one it begins in. */
const yearAfter = (date: string, { month }: { month: number }): number =>
  Number(date.slice(0, 4)) + (month < Number(date.slice(5, 7)) ? 1 : 0);

function inFull(
  { year, month, day }: { year?: number | undefined; month: number; day: number },
  { yearOf }: Known,
): string | undefined {
  const date = { year: year ?? yearOf({ month, day }), month, day };
  return isFull(date) && isDayOfYear(month, day, date.year) ? toIso(date) : undefined;
}

const isFull = (date: { year: number | undefined; month: number; day: number }): date is CivilDate =>
  date.year !== undefined;

/** "12" in a calendar, which only its place makes a day. */
const ONLY_NUMBER = /^\d{1,2}$/;

function dayAlone(
  entry: LedgerEntry,
  quote: string,
  mentions: readonly DateMention[],
  known: Known,
): WrittenDay[] {
  if (!ONLY_NUMBER.test(entry.text)) return [];
  const [number] = eachMatch(quote, new RegExp(`(?<!\\d)${entry.text}(?!\\d)`, 'g'));
  const date = dayOf(entry, known);
  const isTaken = mentions.some(({ start, end }) => number && start < number.end && number.start < end);
  return number && date && !isTaken ? [{ start: number.start, end: number.end, date }] : [];
}

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim();
