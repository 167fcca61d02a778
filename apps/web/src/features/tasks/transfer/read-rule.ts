import { nextOccurrence, type Repeat, WEEKDAYS, type Weekday } from '@syllabi/calendar';
import type ICAL from 'ical.js';
import { addDays, dayIn } from '@/lib/plan/days';

interface Start {
  day: string;
  /** Where the person is: an end in UTC is a day of theirs. */
  zone: string;
}

/** Weeks of a year and days of a year are nobody's rhythm of work. */
const EVERY: Record<string, Pick<Repeat, 'every'> & { times: number }> = {
  DAILY: { every: 'day', times: 1 },
  WEEKLY: { every: 'week', times: 1 },
  MONTHLY: { every: 'month', times: 1 },
  YEARLY: { every: 'month', times: 12 },
};
const MOST_ROUNDS = 52;
/** As long as a count is worth counting out. */
const MOST_COUNTED = 1000;

interface ReadRule {
  repeat: Repeat;
  /** The day that the repeat counts from. */
  from: string;
  /** Its days before that: an end of February does not say that the 31st is meant. */
  before: string[];
}

/** The repeat of a calendar file's rule (RFC 5545, 3.3.10); nothing for a rule that tasks cannot follow. */
export function readRule(rule: ICAL.Recur, start: Start): ReadRule | undefined {
  const rhythm = EVERY[rule.freq];
  const interval = (rule.interval || 1) * (rhythm?.times ?? 1);
  const weekdays = weekdaysOf(rule);
  if (!rhythm || !weekdays || interval > MOST_ROUNDS || isRefined(rule, start)) return undefined;
  if (weekdays.length > 0 && !(rhythm.every === 'week' || (rhythm.every === 'day' && interval === 1)))
    return undefined;
  const every = weekdays.length > 0 ? 'week' : rhythm.every;
  const repeat: Repeat = { every, interval, weekdays, until: null };
  const until = untilOf(rule, { repeat, start });
  const counted = isLastOfMonth(rule) ? toFirstOf31st(repeat, start.day) : { from: start.day, before: [] };
  return until === undefined || !counted ? undefined : { repeat: { ...repeat, until }, ...counted };
}

const isLastOfMonth = ({ parts }: ICAL.Recur): boolean =>
  parts.BYMONTHDAY?.length === 1 && Number(parts.BYMONTHDAY[0]) === -1;

const LONGEST_MONTH = '2000-01-31';
const MOST_MONTHS = 12;

/** A repeat on the last day of the month counts from a 31st. */
function toFirstOf31st(repeat: Repeat, start: string): Pick<ReadRule, 'from' | 'before'> | undefined {
  const before: string[] = [];
  for (let day: string | undefined = start; day && before.length < MOST_MONTHS; ) {
    if (day.endsWith('-31')) return { from: day, before };
    before.push(day);
    day = nextOccurrence(repeat, day, LONGEST_MONTH)?.toString();
  }
  return undefined;
}

const isLastDay = (day: string): boolean => addDays(day, 1).endsWith('-01');

/** Plain weekdays; none for `2MO`, the second Monday. */
function weekdaysOf({ parts }: ICAL.Recur): Weekday[] | undefined {
  const named = (parts.BYDAY ?? []).map(String);
  const known = WEEKDAYS.filter((day) => named.includes(day));
  return known.length === named.length ? known : undefined;
}

/** By more than weekdays, unless it only says again what the start says. */
function isRefined({ parts }: ICAL.Recur, { day }: Start): boolean {
  const [, month, date] = day.split('-').map(Number);
  const said: Record<string, (number | undefined)[]> = {
    BYMONTH: [month],
    BYMONTHDAY: isLastDay(day) ? [date, -1] : [date],
  };
  return Object.entries(parts).some(
    ([part, values]) =>
      part !== 'BYDAY' && !(values?.length === 1 && said[part]?.includes(Number(values[0]))),
  );
}

/** The last day; null where it goes on, nothing where that is too far to count. */
function untilOf(
  { until, count }: ICAL.Recur,
  { repeat, start }: { repeat: Repeat; start: Start },
): string | null | undefined {
  if (until)
    return until.zone?.tzid === 'UTC' && !until.isDate
      ? dayIn(start.zone, until.toJSDate())
      : until.toString().slice(0, 10);
  if (!count) return null;
  if (count > MOST_COUNTED) return undefined;
  let last = start.day;
  for (let counted = 1; counted < count; counted += 1) {
    const next = nextOccurrence(repeat, last, start.day);
    if (!next) break;
    last = next.toString();
  }
  return last;
}
