import type { Temporal } from 'temporal-polyfill';
import { type CivilDate, toPlainDate } from './civil.ts';
import { basic, daysText, type TimeOfDay, untilMoment } from './recurrence-rule.ts';
import { occurrencesIn, type Repeat } from './repeat.ts';
import { startOfWeek, WEEKDAYS, weekdayOf } from './weekday.ts';

interface RepeatFrom {
  repeat: Repeat;
  /** A day of the repeat, or one that stands for a day of it. */
  on: Temporal.PlainDate;
  /** Where the count of days of the month began. */
  anchor?: CivilDate | undefined;
}

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;

/**
 * The day of the rule that `on` stands for. A weekly task may begin on a day that is none of its weekdays, and one of
 * the 30th may go on from the end of February; but a `DTSTART` that its own rule leaves out means something else in
 * every calendar.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.3
 */
export function patternDay({ repeat, on, anchor = on }: RepeatFrom): Temporal.PlainDate {
  if (repeat.every === 'month')
    return dayOfRule(repeat, toPlainDate(anchor)) > on.day ? roundBefore(repeat, { on, anchor }) : on;
  const { every, interval, weekdays } = repeat;
  if (every !== 'week' || weekdays.length === 0 || weekdays.includes(weekdayOf(on))) return on;
  const indexes = weekdays.map((day) => WEEKDAYS.indexOf(day)).sort((a, b) => a - b);
  const earlier = indexes.findLast((index) => index < WEEKDAYS.indexOf(weekdayOf(on)));
  const monday = startOfWeek(on);
  return earlier === undefined
    ? monday.subtract({ weeks: interval }).add({ days: indexes.at(-1) ?? 0 })
    : monday.add({ days: earlier });
}

const roundBefore = ({ interval }: Repeat, { on, anchor }: { on: Temporal.PlainDate; anchor: CivilDate }) =>
  on.subtract({ months: interval }).with({ day: toPlainDate(anchor).day });

/** `RRULE`, `RDATE` and `EXDATE` of what repeats, as lines. `UNTIL` stands in UTC where `DTSTART` has a zone. */
export function ruleOfRepeat({ repeat, on, anchor = on }: RepeatFrom, start: TimeOfDay): string {
  const { every, interval, weekdays, until, except = [] } = repeat;
  const parts = [
    `FREQ=${FREQUENCIES[every]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(every === 'week' && weekdays.length > 0 ? [`BYDAY=${inOrder(weekdays)}`, 'WKST=MO'] : []),
    ...(every === 'month' ? [`BYMONTHDAY=${dayOfRule(repeat, toPlainDate(anchor))}`] : []),
    ...untilPart(until, start),
  ];
  const leftOut = except.filter((day) => isOfRule({ repeat, on, anchor }, day)).sort();
  const added = every === 'month' ? endsOfFebruary({ repeat, on, anchor }) : [];
  return [
    `RRULE:${parts.join(';')}`,
    ...(added.length > 0 ? [daysText('RDATE', added, start)] : []),
    ...(leftOut.length > 0 ? [daysText('EXDATE', leftOut, start)] : []),
  ].join('\r\n');
}

/**
 * Whether the rule would name this day, were it not left out. A day that it never names must not stand in `EXDATE`:
 * some calendars (those with ical.js) take the one after it for a day that is due.
 */
const isOfRule = ({ repeat, on, anchor }: Required<RepeatFrom>, day: string): boolean =>
  occurrencesIn({ ...repeat, except: [] }, on, { from: day, to: day }, anchor).length > 0;

/**
 * Names the one day of a series whose place an event takes. In two folded lines: the calendar library takes a single
 * one for a rule, and its own `recurrenceId` knows no whole days.
 */
export const recurrenceId = (day: Temporal.PlainDate, start: TimeOfDay): string =>
  daysText('RECURRENCE-ID', [day], start).replace(':', '\r\n :');

const inOrder = (weekdays: Repeat['weekdays']) => WEEKDAYS.filter((day) => weekdays.includes(day)).join();

/** The day of the month, as a rule names it: -1 for what is always its last. */
function dayOfRule({ interval }: Repeat, { day, month }: Temporal.PlainDate): number {
  const isYearlyInFebruary = day === 29 && month === 2 && interval % 12 === 0;
  return day === 31 || isYearlyInFebruary ? -1 : day;
}

const MONTHS_AHEAD = 60;

/**
 * What is due on the 29th or 30th is due at the end of February, which a rule would leave out. `BYSETPOS` could say
 * it, but few calendars heed that beside `BYMONTHDAY`.
 */
function endsOfFebruary({ repeat, on, anchor }: Required<RepeatFrom>): Temporal.PlainDate[] {
  const day = dayOfRule(repeat, toPlainDate(anchor));
  if (day <= 28) return [];
  const to = on.add({ months: MONTHS_AHEAD });
  return occurrencesIn(repeat, on, { from: on, to }, anchor).filter((one) => one.day !== day);
}

function untilPart(until: string | null, { time, timeZone }: TimeOfDay): string[] {
  if (!until) return [];
  return time ? untilMoment(until, { time, timeZone }) : [`UNTIL=${basic(until)}`];
}
