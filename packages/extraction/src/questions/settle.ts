import { addDays, daysBetween, fromIso, toIso } from '../dates/civil.ts';

interface Option {
  date?: string | undefined;
  year?: number | undefined;
}

export interface Dated {
  id: string;
  date: string;
  endDate: string | null;
}

interface Asked {
  code: string;
  options: readonly Option[];
}

/** The days that an answer gives to the findings that wait for it; those it cannot settle are left out. */
export function settle(findings: readonly Dated[], resolved: Option, asked: Asked): Dated[] {
  const change = changeFor(resolved, asked, findings);
  return findings.flatMap((finding) => change(finding) ?? []);
}

function changeFor(
  { date, year }: Option,
  { code, options }: Asked,
  findings: readonly Dated[],
): (finding: Dated) => Dated | undefined {
  if (code === 'day-month-order') return inOrder(options.findIndex((option) => option.date === date));
  if (date) return (finding) => onDay(finding, { day: date, options });
  if (year) {
    const first = firstDayOfTerm(findings);
    return (finding) => inYear(finding, dayOfYear(finding) < first ? year + 1 : year);
  }
  return () => undefined;
}

/** As it was read, or the other way round; another day says nothing of the order of the others. */
function inOrder(option: number): (finding: Dated) => Dated | undefined {
  if (option < 0) return () => undefined;
  return option === 0 ? (finding) => finding : swapDayAndMonth;
}

/** `02-23`, which sorts as the days of a year do. */
const dayOfYear = ({ date }: Dated): string => date.slice(-5);

/**
 * Where the longest time without any day is a summer, the days before it are those of the next year: January of a course
 * that begins in autumn.
 */
function firstDayOfTerm(findings: readonly Dated[]): string {
  const days = findings.map(dayOfYear).sort();
  const pauses = days.map((day, index) => pauseBetween(days.at(index - 1) ?? day, day));
  const at = pauses.indexOf(Math.max(...pauses));
  const [before = '', first = ''] = [days[at - 1], days[at]];
  return before < JULY && first >= AUGUST ? first : '';
}

const [JULY, AUGUST] = ['07', '08'];
const DAYS_OF_YEAR = 366;

/** Within a leap year, so that each day there is has its place; over the end of the year where the first is the later one. */
function pauseBetween(from: string, to: string): number {
  const [first, last] = [fromIso(`2024-${from}`), fromIso(`2024-${to}`)];
  const days = first && last ? daysBetween(first, last) : 0;
  return days < 0 ? days + DAYS_OF_YEAR : days;
}

/** Only the end that was asked about moves; a range that would end before it begins keeps its length. */
function onDay(finding: Dated, { day, options }: { day: string; options: readonly Option[] }): Dated {
  const { id, date, endDate } = finding;
  const isAbout = (end: string | null) => options.some((option) => option.date === end);
  if (endDate && isAbout(endDate) && !isAbout(date)) return { id, date, endDate: day };
  if (!endDate || endDate >= day) return { id, date: day, endDate };
  const [first, last, target] = [fromIso(date), fromIso(endDate), fromIso(day)];
  const end = first && last && target && addDays(target, daysBetween(first, last));
  return { id, date: day, endDate: end ? toIso(end) : null };
}

function inYear({ id, date, endDate }: Dated, year: number): Dated | undefined {
  const first = fromIso(withYear(date, year));
  if (!first) return undefined;
  if (!endDate) return { id, date: toIso(first), endDate: null };
  const last = fromIso(withYear(endDate, year));
  // A break from December to January ends in the year after the one it begins in.
  const isNextYear = last !== undefined && daysBetween(first, last) < 0;
  const end = isNextYear ? fromIso(withYear(endDate, year + 1)) : last;
  return { id, date: toIso(first), endDate: end ? toIso(end) : null };
}

/** `--02-23` and `2025-02-23` alike. */
const withYear = (date: string, year: number): string => `${year}${date.slice(-6)}`;

/** `2026-03-04` and `2026-04-03`; a day above 12 was never in doubt. */
function swapDayAndMonth({ id, date, endDate }: Dated): Dated {
  return { id, date: swap(date), endDate: endDate && swap(endDate) };
}

const swap = (date: string): string =>
  date.replace(/-(?<month>\d\d)-(?<day>0\d|1[0-2])$/, (_, month, day) => `-${day}-${month}`);
