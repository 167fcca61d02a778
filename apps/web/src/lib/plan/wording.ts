import { addDays, type Clock, clockIn, type Day, dayIn, daysBetween, weekdayOf } from './days';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What the person chose in the display settings. */
export interface DateStyle {
  dateFormat: 'day-month' | 'month-day' | 'iso';
  timeFormat: '12h' | '24h';
}

export const DEFAULT_STYLE: DateStyle = { dateFormat: 'day-month', timeFormat: '12h' };

const partsOf = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
};

export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day) - 1] ?? '';
export const longWeekdayName = (day: Day): string => WEEKDAY_NAMES[weekdayOf(day) - 1] ?? '';
export const monthName = (day: Day): string => MONTHS[partsOf(day).month - 1] ?? '';
export const longMonthName = (day: Day): string => MONTH_NAMES[partsOf(day).month - 1] ?? '';
export const dateOf = (day: Day): number => partsOf(day).date;
export const monthTitle = (day: Day): string => `${longMonthName(day)} ${partsOf(day).year}`;

function dayAndMonth(day: Day, { dateFormat }: DateStyle): string {
  if (dateFormat === 'iso') return day;
  return dateFormat === 'month-day' ? `${monthName(day)} ${dateOf(day)}` : `${dateOf(day)} ${monthName(day)}`;
}

/** `12 Feb`, or `Feb 12` where the month comes first. */
export const toShortDay = (day: Day, style = DEFAULT_STYLE): string => dayAndMonth(day, style);

/** `Thu 12 Feb`; the year is added when it is not this one. */
export function toDayText(
  day: Day,
  { style = DEFAULT_STYLE, today }: { style?: DateStyle; today?: Day } = {},
): string {
  const isOtherYear = today !== undefined && day.slice(0, 4) !== today.slice(0, 4);
  const year = isOtherYear && style.dateFormat !== 'iso' ? ` ${day.slice(0, 4)}` : '';
  return `${weekdayName(day)} ${dayAndMonth(day, style)}${year}`;
}

/** `Thursday 12 February 2026`, for titles and screen readers. */
export const toLongDayText = (day: Day, { dateFormat } = DEFAULT_STYLE): string =>
  dateFormat === 'month-day'
    ? `${longWeekdayName(day)}, ${longMonthName(day)} ${dateOf(day)}, ${partsOf(day).year}`
    : `${longWeekdayName(day)} ${dateOf(day)} ${longMonthName(day)} ${partsOf(day).year}`;

/** `11:59 pm`, or `23:59` on a 24-hour clock. */
export function toTimeText(time: Clock, { timeFormat } = DEFAULT_STYLE): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (timeFormat === '24h') return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `9–15 Feb`, `23 Feb–1 Mar`. */
export function toRangeText(from: Day, to: Day, style = DEFAULT_STYLE): string {
  if (from === to) return dayAndMonth(from, style);
  if (from.slice(0, 7) !== to.slice(0, 7) || style.dateFormat === 'iso')
    return `${dayAndMonth(from, style)}–${dayAndMonth(to, style)}`;
  return style.dateFormat === 'month-day'
    ? `${monthName(from)} ${dateOf(from)}–${dateOf(to)}`
    : `${dateOf(from)}–${dateOf(to)} ${monthName(to)}`;
}

export const toTimeRangeText = (from: Clock, to: Clock | null | undefined, style = DEFAULT_STYLE): string => {
  if (!to) return toTimeText(from, style);
  const [start, end] = [toTimeText(from, style), toTimeText(to, style)];
  const sameHalf = style.timeFormat === '12h' && start.slice(-2) === end.slice(-2);
  return `${sameHalf ? start.slice(0, -3) : start}–${end}`;
};

/** `today`, `tomorrow`, `in 3 days`, `2 days ago`. */
export function toRelativeText(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (Math.abs(days) < 14) return days > 0 ? `in ${days} days` : `${-days} days ago`;
  if (Math.abs(days) > 2 * 365) {
    const years = Math.round(Math.abs(days) / 365.25);
    return days > 0 ? `in ${years} years` : `${years} years ago`;
  }
  const weeks = Math.round(Math.abs(days) / 7);
  return days > 0 ? `in ${weeks} weeks` : `${weeks} weeks ago`;
}

export type DueTone = 'today' | 'tomorrow' | 'late' | 'later';

export function dueTone(day: Day, today: Day): DueTone {
  if (day < today) return 'late';
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** What has no time is due at the end of its day. */
export const END_OF_DAY: Clock = '23:59';

interface DueTime {
  time?: Clock | null | undefined;
  kind?: string | undefined;
}

interface Due extends DueTime {
  day: Day;
}

/** Happens at its time, rather than being handed in until then. */
const TAKES_PLACE = ['exam', 'quiz', 'presentation'];

/** When on its day something is due; nothing for what takes place at a time that nobody knows. */
export function toDueTimeText({ time, kind = '' }: DueTime, style = DEFAULT_STYLE): string {
  const due = time ?? (TAKES_PLACE.includes(kind) ? undefined : END_OF_DAY);
  return due === undefined ? '' : toTimeText(due, style);
}

/** `Thu 12 Feb, 11:59 pm`, of an exam without a time `Thu 12 Feb`. */
export const toDueText = (
  due: Due,
  { style = DEFAULT_STYLE, today }: { style?: DateStyle; today?: Day } = {},
): string =>
  [toDayText(due.day, { style, ...(today === undefined ? {} : { today }) }), toDueTimeText(due, style)]
    .filter(Boolean)
    .join(', ');

/** `Today, 11:59 pm`, `Tomorrow, 10:00 am`, `Sun, in 3 days`: the words beside a deadline in a short list. */
export function toNearText(due: Due, today: Day, style = DEFAULT_STYLE): string {
  const time = toDueTimeText(due, style);
  const days = daysBetween(today, due.day);
  const near = ['Today', 'Tomorrow'][days];
  if (near) return [near, time].filter(Boolean).join(', ');
  if (days > 1 && days < 7)
    return `${[weekdayName(due.day), time].filter(Boolean).join(' ')}, in ${days} days`;
  return `${toDayText(due.day, { style, today })}, ${toRelativeText(due.day, today)}`;
}

/** `2 days ago`, and of another year the whole date: `Thu 11 Dec 2025, 9 weeks ago`. */
export function toLateText(day: Day, today: Day, style = DEFAULT_STYLE): string {
  const ago = toRelativeText(day, today);
  return day.slice(0, 4) === today.slice(0, 4) ? ago : `${toDayText(day, { style, today })}, ${ago}`;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `10,000`: what `toLocaleString` says too, which on a phone takes a tenth of a second to begin. */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Small counts in words, as a sentence reads best: `four things`, `1 thing` becomes `one thing`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${WORDS[count] ?? grouped(count)} ${count === 1 ? one : many}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `12.5%`, `20%`. */
export const toPercentText = (value: number): string => `${Math.round(value * 10) / 10}%`;

/** What a part of the grade is worth: `20%, 100 points`. */
export const toShareText = (weight: number | null, points: number | null): string =>
  [weight !== null && toPercentText(weight), points !== null && `${points} points`]
    .filter(Boolean)
    .join(', ');

/** An instant (ISO, UTC) where the person is: `Thu 12 Feb, 9:41 am`. */
export function toInstantText(
  instant: string,
  { style = DEFAULT_STYLE, zone, today }: { style?: DateStyle; zone: string; today: Day },
): string {
  const at = new Date(instant);
  return `${toDayText(dayIn(zone, at), { style, today })}, ${toTimeText(clockIn(zone, at), style)}`;
}

/** The same in little room: the time when it was today, else the day. */
export function toShortInstantText(
  instant: string,
  { style = DEFAULT_STYLE, zone, today }: { style?: DateStyle; zone: string; today: Day },
): string {
  const at = new Date(instant);
  const day = dayIn(zone, at);
  if (day === today) return toTimeText(clockIn(zone, at), style);
  return daysBetween(day, today) < 7 ? weekdayName(day) : toShortDay(day, style);
}
