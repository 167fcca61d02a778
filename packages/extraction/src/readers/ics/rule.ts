import { WEEKDAYS } from '../../dates/civil.ts';
import type { RepeatRule } from '../../document.ts';
import type { Weekday } from '../../extraction.ts';
import { readMoment } from './moment.ts';
import type { Property } from './properties.ts';

/**
 * The rule of a repeating event (RFC 5545, 3.3.10), as far as calendars of courses use it: every so many days or weeks,
 * on some weekdays. `unread` stands for all others; their first event is still an event.
 */
export function ruleOf(property: Property | undefined): RepeatRule | 'unread' | undefined {
  if (!property) return undefined;
  const value = property[3];
  if (typeof value !== 'object' || value === null) return 'unread';
  const { freq, interval = 1, byday, count, until, ...others } = value as Record<string, unknown>;
  const every = freq === 'WEEKLY' ? 'week' : freq === 'DAILY' ? 'day' : undefined;
  const rest = Object.keys(others).filter((name) => name !== 'wkst');
  const days = [byday ?? []].flat().map(String);
  const isReadable = days.every((day) => WEEKDAYS.includes(day as Weekday));
  if (!every || rest.length > 0 || !isReadable || !isCount(interval)) return 'unread';
  const last = until === undefined ? undefined : readMoment(String(until), undefined);
  return {
    every,
    interval,
    days: days as Weekday[],
    ...(isCount(count) && { count }),
    ...(last && { until: last.date }),
  };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 10_000;
