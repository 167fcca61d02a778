/** A civil date as it travels: `YYYY-MM-DD`. Compares as text, and is never a midnight somewhere. */
export type Day = string;
/** A clock time as it travels: `HH:MM`, 24 hours. */
export type Clock = string;

const DAY_MS = 86_400_000;

/** Days since 1 January 1970. Counted in UTC, where every day has 24 hours. */
function toNumber(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** What lies past the year 9999 has a fifth digit: it fills the last week of the last month, and is no day to ask for. */
const fromNumber = (number: number): Day =>
  new Date(number * DAY_MS).toISOString().replace(/^\+0?/, '').replace(/T.*/, '');

export const addDays = (day: Day, days: number): Day => fromNumber(toNumber(day) + days);

/** Whole days from `from` to `to`; negative when `to` is past. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

/** 1 is Monday, 7 is Sunday. The first of January 1970 was a Thursday. */
export const weekdayOf = (day: Day): number => ((((toNumber(day) + 3) % 7) + 7) % 7) + 1;

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5;

export const startOfWeek = (day: Day, firstWeekday = 1): Day =>
  addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));

export const daysFrom = (start: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

/** Whether there is such a day: `2026-02-30` is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(toNumber(text)) && fromNumber(toNumber(text)) === text;

/** The civil date of an instant in a time zone. */
export const dayIn = (zone: string, instant = new Date()): Day => partsIn(zone, instant).day;

export const clockIn = (zone: string, instant = new Date()): Clock => partsIn(zone, instant).clock;

export const todayIn = (zone: string): Day => dayIn(zone);

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Made once for each zone: the first takes a phone a tenth of a second, and any more than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();
let zoneOfBrowser: string | undefined;

export function browserZone(): string {
  if (zoneOfBrowser !== undefined) return zoneOfBrowser;
  const format = new Intl.DateTimeFormat('en-GB', PARTS);
  zoneOfBrowser = format.resolvedOptions().timeZone;
  formats.set(zoneOfBrowser, format);
  return zoneOfBrowser;
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone: zone });
  formats.set(zone, format);
  return format;
}

/** What was said last in each zone, and of which minute: every row of a list asks what today is. */
const said = new Map<string, { minute: number; day: Day; clock: Clock }>();

function partsIn(zone: string, instant: Date): { day: Day; clock: Clock } {
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = said.get(zone);
  if (last?.minute === minute) return last;
  const parts = formatIn(zone).formatToParts(instant);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const now = { minute, day: `${part.year}-${part.month}-${part.day}`, clock: `${part.hour}:${part.minute}` };
  said.set(zone, now);
  return now;
}
