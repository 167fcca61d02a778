import { Temporal } from 'temporal-polyfill';

/** A day of the calendar, wherever one is: `Temporal.PlainDate`, or `YYYY-MM-DD` as it travels. */
export type CivilDate = Temporal.PlainDate | string;

/** Hours and minutes on the wall clock, `HH:MM`. */
export type CivilTime = string;

/** Years have four digits, in ISO 8601 as in iCalendar. */
export const LAST_YEAR = 9999;

/** What "due Friday" means: until the last minute of the day. */
export const END_OF_DAY: CivilTime = '23:59';

/**
 * Reads a day written `YYYY-MM-DD`; nothing comes back for any other text, nor for a day that does not exist.
 *
 * @example
 * parseDate('2028-02-29')?.dayOfWeek // 2
 * parseDate('2027-02-29')            // undefined
 * @see https://www.rfc-editor.org/rfc/rfc3339#section-5.6 `full-date`
 */
export function parseDate(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/**
 * Reads a time written `HH:MM`, 24 hours; nothing comes back for any other text.
 *
 * @example
 * parseTime('09:30')?.hour // 9
 * parseTime('24:00')       // undefined
 */
export function parseTime(text: string): Temporal.PlainTime | undefined {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? Temporal.PlainTime.from(text) : undefined;
}

/** @throws {RangeError} when the text is not a day. */
export const toPlainDate = (date: CivilDate): Temporal.PlainDate => Temporal.PlainDate.from(date);

/**
 * The moment a wall clock in `timeZone` shows this day and time. A time that the change to summer time skips
 * moves forward by the change; of one that comes twice the first is meant, as RFC 5545 says.
 *
 * @throws {RangeError} for an unknown zone or a malformed day or time.
 * @example
 * zonedAt('2027-03-14', '02:30', 'America/New_York').toString() // '2027-03-14T03:30:00-04:00[America/New_York]'
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5
 */
export const zonedAt = (date: CivilDate, time: CivilTime, timeZone: string): Temporal.ZonedDateTime =>
  toPlainDate(date).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });

/**
 * The moment a task is due: at its time, or at 11:59 pm of the day where the course is held.
 *
 * @example
 * dueAt({ dueOn: '2027-02-26', timeZone: 'America/Chicago' }).toString() // '2027-02-27T05:59:00Z'
 */
export const dueAt = (due: { dueOn: CivilDate; dueTime?: CivilTime; timeZone: string }): Temporal.Instant =>
  zonedAt(due.dueOn, due.dueTime ?? END_OF_DAY, due.timeZone).toInstant();

/** True for a name of the IANA time zone database, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.PlainDate.from('2027-01-01').toZonedDateTime(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** Every day from the first to the last, both included; none when the last comes before the first. */
export function* eachDay(first: CivilDate, last: CivilDate): Generator<Temporal.PlainDate> {
  const end = toPlainDate(last);
  for (let day = toPlainDate(first); Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 }))
    yield day;
}
