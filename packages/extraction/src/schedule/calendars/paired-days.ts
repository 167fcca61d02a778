import { daysBetween, isDayOfYear } from '../../dates/civil.ts';
import { inAYear } from '../../dates/date-book.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { DateMention } from '../../dates/mention.ts';
import type { Document, Line } from '../../document.ts';
import type { Locale } from '../../locales/locale.ts';
import { documentLines } from './document-lines.ts';

const PAIR = /^\s*(?<a>\d{1,2})(?<mark>[-.])(?<b>\d{1,2})(?:\s?[&,]\s?(?<next>\d{1,2}))?(?=:?(?:\s|$))/u;
const LONGEST_DAY = 24;
const FEWEST_DAYS = 6;
/** The last number of a lesson ("2-4") is never as large; and of a schedule's days about half are. */
const PAST_TWELVE = 13;
const FEWEST_PAST_TWELVE = 3;
/** Over a break. */
const LONGEST_GAP = 24;

interface LineOfDay {
  line: Line;
  day: DateMention;
  mark: '-' | '.';
}

/**
 * Lines that all begin with `9-14`, or all with `9.14`, each day behind the one above it: anywhere else two numbers are a
 * range, a lesson or a section.
 */
export function pairedDays(document: Document, locale: Locale): ReadonlyMap<Line, DateMention> {
  const found = documentLines(document).flatMap((line) => dayOf(line, locale) ?? []);
  const marks = [...Map.groupBy(found, ({ mark }) => mark).values()];
  return new Map(
    marks
      .flatMap(runsOf)
      .filter(isSchedule)
      .flatMap((run) => run.map(({ line, day }) => [line, day] as const)),
  );
}

function dayOf(line: Line, locale: Locale): LineOfDay | undefined {
  const { text } = line;
  const { monthFirst } = locale;
  const match = PAIR.exec(text);
  // "4-2 (M)" says itself that it is a day.
  if (!match || findDates(text.slice(0, LONGEST_DAY), locale)[0]?.start === 0) return undefined;
  const { a = '', b = '', mark, next } = match.groups ?? {};
  const [month, day] = (monthFirst ? [a, b] : [b, a]).map(Number) as [number, number];
  if (!isDayOfYear(month, day)) return undefined;
  const last = Number(next ?? 0);
  const until = monthFirst && last > day && isDayOfYear(month, last) && { until: { month, day: last } };
  return {
    line,
    day: { start: 0, end: match[0].length, month, day, ...until },
    mark: mark === '.' ? '.' : '-',
  };
}

function runsOf(found: readonly LineOfDay[]): LineOfDay[][] {
  const runs: LineOfDay[][] = [];
  for (const one of found) {
    const last = runs.at(-1)?.at(-1);
    const gap = last ? daysBetween(inAYear(last.day), inAYear(one.day)) : 0;
    if (last && gap >= 0 && gap <= LONGEST_GAP) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** Sections of one chapter stand below each other as well: "9.13", "9.14", "9.15". */
const isSchedule = (run: readonly LineOfDay[]): boolean =>
  run.length >= FEWEST_DAYS &&
  run.filter(({ day: { day } }) => day >= PAST_TWELVE).length >= FEWEST_PAST_TWELVE &&
  (run[0]?.mark === '-' || new Set(run.map(({ day: { month } }) => month)).size > 1);
