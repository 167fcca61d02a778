import type { Weekday } from '../extraction.ts';

/** A day of the civil calendar. No clock and no zone: a syllabus says "October 12" and means that day. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

export const WEEKDAYS: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0);

/** February 29 counts as a day when the year is not known. */
export const isDayOfYear = (month: number, day: number, year = 2024): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** Days since 1970-01-01 in the proleptic Gregorian calendar (Howard Hinnant, days_from_civil). */
export function toDayNumber({ year, month, day }: CivilDate): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The reverse of `toDayNumber` (Howard Hinnant, civil_from_days). */
export function fromDayNumber(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** The day so many days later, or earlier. */
export const addDays = (date: CivilDate, days: number): CivilDate => fromDayNumber(toDayNumber(date) + days);

/** How many days later the second is. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => toDayNumber(to) - toDayNumber(from);

/** 0 is Monday. */
export const weekdayIndex = (date: CivilDate): number => (((toDayNumber(date) + 3) % 7) + 7) % 7;

export const weekdayOf = (date: CivilDate): Weekday => WEEKDAYS[weekdayIndex(date)] ?? 'MO';

const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY-MM-DD`, or `--MM-DD` without a year. */
export const toIso = ({
  year,
  month,
  day,
}: {
  year?: number | undefined;
  month: number;
  day: number;
}): string => `${year === undefined ? '-' : `${String(year).padStart(4, '0')}`}-${two(month)}-${two(day)}`;

/** The day of a `YYYY-MM-DD`; nothing for any other text. */
export function fromIso(text: string | undefined): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!match) return undefined;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isDayOfYear(date.month, date.day, date.year) ? date : undefined;
}
