import { Temporal } from 'temporal-polyfill';
import { type CivilDate, LAST_YEAR, toPlainDate } from './civil.ts';
import { startOfWeek, WEEKDAYS, type Weekday, weekdayOf } from './weekday.ts';

/** How something to do comes back: every `interval` days, weeks (on `weekdays`) or months, `until` that day. */
export interface Repeat {
  every: 'day' | 'week' | 'month';
  /** Every second week is 2. */
  interval: number;
  /** Of a weekly repeat; none stands for the weekday it began on. */
  weekdays: Weekday[];
  /** The last day on which it may be due. */
  until: string | null;
  /** Days of it on which it is not due. */
  except?: string[] | undefined;
}

/**
 * The next day after `date`, which is itself one of the repeat; nothing when that would be after its end.
 * A month without the day (the 31st) is due on its last one: a payment or a reading is not left out in June.
 *
 * @throws {RangeError} for a malformed day.
 * @example
 * nextOccurrence({ every: 'week', interval: 1, weekdays: ['MO', 'WE'], until: null }, '2027-02-01')?.toString()
 * // '2027-02-03'
 */
export function nextOccurrence(
  repeat: Repeat,
  date: CivilDate,
  /** Where the count of days of the month began, so that the 31st comes back after a shorter month. */
  anchor: CivilDate = date,
): Temporal.PlainDate | undefined {
  let next = nextOfRule(repeat, date, anchor);
  while (next && repeat.except?.includes(next.toString())) next = nextOfRule(repeat, next, anchor);
  return next;
}

function nextOfRule(
  { every, interval, weekdays, until }: Repeat,
  date: CivilDate,
  anchor: CivilDate,
): Temporal.PlainDate | undefined {
  const day = toPlainDate(date);
  try {
    const next =
      every === 'day'
        ? day.add({ days: interval })
        : every === 'week'
          ? nextInWeeks(day, { interval, weekdays })
          : nextMonth(day, { interval, dayOfMonth: toPlainDate(anchor).day });
    const isOver = next.year > LAST_YEAR || (until !== null && Temporal.PlainDate.compare(next, until) > 0);
    return isOver ? undefined : next;
  } catch (error) {
    // Past the last day that a calendar can hold.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function nextInWeeks(
  day: Temporal.PlainDate,
  { interval, weekdays }: Pick<Repeat, 'interval' | 'weekdays'>,
): Temporal.PlainDate {
  const own = weekdayOf(day);
  const days = weekdays.length > 0 ? weekdays : [own];
  const [first, ...rest] = WEEKDAYS.filter((one) => days.includes(one));
  const later = [first, ...rest].find((one) => one && WEEKDAYS.indexOf(one) > WEEKDAYS.indexOf(own));
  if (later) return day.add({ days: WEEKDAYS.indexOf(later) - WEEKDAYS.indexOf(own) });
  return startOfWeek(day).add({ weeks: interval, days: WEEKDAYS.indexOf(first ?? own) });
}

function nextMonth(
  day: Temporal.PlainDate,
  { interval, dayOfMonth }: { interval: number; dayOfMonth: number },
): Temporal.PlainDate {
  return day.add({ months: interval }).with({ day: dayOfMonth }, { overflow: 'constrain' });
}

/**
 * The same repeat when the day `from` of it is moved to `to`: a weekly one changes that weekday.
 *
 * @example
 * movedRepeat({ every: 'week', interval: 1, weekdays: ['MO', 'WE'], until: null }, { from: '2027-02-03', to: '2027-02-04' })
 *   .weekdays // ['MO', 'TH']
 */
export function movedRepeat(repeat: Repeat, { from, to }: { from: CivilDate; to: CivilDate }): Repeat {
  if (repeat.every !== 'week' || repeat.weekdays.length === 0) return repeat;
  const moved = repeat.weekdays.map((day) => (day === weekdayOf(from) ? weekdayOf(to) : day));
  return { ...repeat, weekdays: WEEKDAYS.filter((day) => moved.includes(day)) };
}

/** The days of a span; both of them count. */
interface Span {
  from: CivilDate;
  to: CivilDate;
}

/**
 * The days after `date`, which is itself one of the repeat, that lie in a span. Far spans cost no more than near ones.
 *
 * @throws {RangeError} for a malformed day.
 * @example
 * occurrencesIn({ every: 'week', interval: 1, weekdays: [], until: null }, '2027-02-01', { from: '2027-02-10', to: '2027-02-20' })
 *   .map(String) // ['2027-02-15']
 */
export function occurrencesIn(
  repeat: Repeat,
  date: CivilDate,
  { from, to }: Span,
  anchor: CivilDate = date,
): Temporal.PlainDate[] {
  const [first, last] = [toPlainDate(from), toPlainDate(to)];
  const days: Temporal.PlainDate[] = [];
  let day = nextOccurrence(repeat, shortlyBefore(repeat, toPlainDate(date), first), anchor);
  while (day && Temporal.PlainDate.compare(day, last) <= 0) {
    if (Temporal.PlainDate.compare(day, first) >= 0) days.push(day);
    day = nextOccurrence(repeat, day, anchor);
  }
  return days;
}

const UNITS = { day: 'days', week: 'weeks', month: 'months' } as const;

/** `day` moved on by whole rounds of the repeat, to at least one round before `first`. */
function shortlyBefore(
  { every, interval }: Repeat,
  day: Temporal.PlainDate,
  first: Temporal.PlainDate,
): Temporal.PlainDate {
  const unit = UNITS[every];
  const between = day.until(first, { largestUnit: unit })[unit];
  const rounds = Math.max(0, Math.floor(between / interval) - 1);
  return day.add({ [unit]: rounds * interval });
}
