import { type CivilDate, daysBetween, fromIso, isDayOfYear } from '../dates/civil.ts';
import type { DraftSource, Known } from './source.ts';

/** The year in which a day lies nearest to the other days of the course. */
export function yearsOf({ extraction, findings = extraction.findings, year }: DraftSource): Known['yearOf'] {
  const { start, end } = extraction.course.term ?? {};
  const days = [start, end, ...findings.map(({ date }) => date)].flatMap((date) => fromIso(date) ?? []);
  const years = [...new Set(days.map((day) => day.year))].flatMap((one) => [one - 1, one, one + 1]);
  if (days.length === 0) return () => year;
  return ({ month, day }) =>
    years
      .filter((one) => isDayOfYear(month, day, one))
      .map((one) => ({ year: one, distance: distanceTo(days, { year: one, month, day }) }))
      .toSorted((a, b) => a.distance - b.distance)[0]?.year;
}

const distanceTo = (days: readonly CivilDate[], date: CivilDate): number =>
  Math.min(...days.map((day) => Math.abs(daysBetween(day, date))));
