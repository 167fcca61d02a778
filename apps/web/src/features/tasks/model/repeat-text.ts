import type { Repeat } from '@/api';
import { toWeekdaysText } from '@/lib/plan/meetings';
import { type DateStyle, toShortDay } from '@/lib/plan/wording';

/** `every Mon and Wed until 12 May 2027, except 3 Feb`, `every 2 weeks`, `every month`. */
export function toRepeatText(repeat: Repeat, style?: DateStyle): string {
  const { until, except = [] } = repeat;
  const end = until ? ` until ${toShortDay(until, style)} ${until.slice(0, 4)}` : '';
  return `${toRhythmText(repeat)}${end}${toExceptText(except, style)}`;
}

/** `every 2 weeks on Mon and Wed`, however long it goes on. */
export function toRhythmText({ every, interval = 1, weekdays = [] }: Repeat): string {
  const unit = interval === 1 ? every : `${interval} ${every}s`;
  const days = every === 'week' && weekdays.length > 0 ? toWeekdaysText(weekdays) : undefined;
  const rhythm = days ? (interval === 1 ? days : `${unit} on ${days}`) : unit;
  return `every ${rhythm}`;
}

const MOST_NAMED = 3;

function toExceptText(days: readonly string[], style?: DateStyle): string {
  if (days.length === 0) return '';
  if (days.length > MOST_NAMED) return `, except on ${days.length} days`;
  return `, except ${days.map((day) => toShortDay(day, style)).join(', ')}`;
}
