import { isTimeZone } from '@syllabi/calendar';
import { z } from 'zod';

/** How the small things look on the wire, the same in every feature. */
export const id = z.uuid();

/** No calendar has a year 0, and PostgreSQL keeps none. */
const CIVIL_DATE = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const civilDate = z
  .string()
  .regex(CIVIL_DATE, 'Write a date as YYYY-MM-DD.')
  .refine(isRealDate, 'There is no such day.')
  .describe('A civil date, `YYYY-MM-DD`');

export const calendarYear = z.int().min(1990).max(2100);

/** Findings may lack a year: nothing is guessed, the review asks. */
export const findingDate = z
  .string()
  .describe('`YYYY-MM-DD`, or `--MM-DD` where nothing in the document gives the year');

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as HH:MM.')
  .describe('A wall clock time, `HH:MM`, 24 hours');

export const instant = z.string().describe('An instant, ISO 8601 in UTC');
export const version = z.int().positive().describe('Goes into `If-Match` with the next edit');
export const percent = z.number().min(0).max(1000).describe('Percent of the grade');

export const timeZone = z
  .string()
  .refine(isTimeZone, 'That time zone is not known.')
  .describe('IANA time zone, such as `Europe/Stockholm`');

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
export const storableText = z
  .string()
  .refine(
    (text) => !text.includes('\0') && text.isWellFormed(),
    'This holds characters that cannot be kept.',
  );

/** Text typed by a person: trimmed, never empty. */
export const line = (maxLength: number) => storableText.trim().min(1, 'Fill this in.').max(maxLength);
export const optionalLine = (maxLength: number) => storableText.trim().max(maxLength);

function isRealDate(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
