import { isDayOfYear } from '../../dates/civil.ts';
import { type Property, parameterOf } from './properties.ts';

/** A day, with a time of day unless it is all of it. `zone` is `UTC`, a name, or unknown. */
export interface Moment {
  date: string;
  time?: string;
  zone?: string;
}

const MOMENT =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:T(?<hour>\d\d):(?<minute>\d\d)(?::\d\d)?(?<utc>Z)?)?$/;

export function momentOf(property: Property | undefined): Moment | undefined {
  return readMoment(property?.[3], parameterOf(property, 'tzid'));
}

export function readMoment(value: unknown, zone: string | undefined): Moment | undefined {
  const groups = MOMENT.exec(String(value))?.groups;
  if (!groups) return undefined;
  const { year, month, day, hour, minute, utc } = groups;
  if (Number(year) < 1900 || !isDayOfYear(Number(month), Number(day), Number(year))) return undefined;
  if (hour === undefined) return { date: `${year}-${month}-${day}` };
  if (Number(hour) > 23 || Number(minute) > 59) return undefined;
  const named = utc ? 'UTC' : zone;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, ...(named && { zone: named }) };
}

/** What clocks in `zone` show at a moment told in UTC; any other moment is told in its own zone already. */
export function inZone(moment: Moment, zone: string | undefined): Moment {
  if (moment.zone !== 'UTC' || !moment.time || !zone || zone === 'UTC') return moment;
  const formatter = formatterFor(zone);
  if (!formatter) return moment;
  const parts = formatter.formatToParts(new Date(`${moment.date}T${moment.time}:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    zone,
  };
}

const formatters = new Map<string, Intl.DateTimeFormat | undefined>();

/** Undefined for a name that is no zone, such as those that Outlook makes up. */
function formatterFor(zone: string): Intl.DateTimeFormat | undefined {
  if (!formatters.has(zone)) {
    if (formatters.size > 50) formatters.clear();
    formatters.set(zone, makeFormatter(zone));
  }
  return formatters.get(zone);
}

export const isTimeZone = (zone: string): boolean => formatterFor(zone) !== undefined;

function makeFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return undefined;
  }
}
