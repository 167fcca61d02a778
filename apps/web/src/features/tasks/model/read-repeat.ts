import type { Weekday } from '@syllabi/extraction';
import type { Repeat } from '@/api';
import { addDays, type Day, weekdayOf } from '@/lib/plan/days';
import { WEEKDAY_CODES } from '@/lib/plan/meetings';
import { type Read, readDay } from '@/lib/plan/read-day';

const NAME = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?';
const PATTERN = new RegExp(
  `(?<=^|[\\s,(])every\\s+(?:(?<other>other|second)\\s+|(?<count>\\d{1,2})\\s+)?(?:(?<unit>days?|weeks?|months?)(?:\\s+on\\s+(?<on>${NAME}(?:(?:\\s*,\\s*|\\s+and\\s+|\\s*&\\s*)${NAME}){0,6}))?|(?<days>${NAME}(?:(?:\\s*,\\s*|\\s+and\\s+|\\s*&\\s*)${NAME}){0,6}))(?=$|[\\s,.;)])`,
  'i',
);

export interface ReadRepeat extends Read<Repeat> {
  /** The first day that it comes on, counted from today. */
  first: Day;
  /** Where its end is said: beside it, or after the time. */
  until: Read<Day> | undefined;
}

/** `every Mon and Wed until May 12`, `every other week`, `every 3 days`. */
export function readRepeat(
  text: string,
  { today, monthFirst = true }: { today: Day; monthFirst?: boolean },
): ReadRepeat | undefined {
  const match = PATTERN.exec(text);
  if (!match?.groups) return undefined;
  const { other, count, unit = 'week', on, days } = match.groups;
  const interval = other ? 2 : Number(count ?? 1);
  if (interval < 1 || interval > 52) return undefined;
  const weekdays = toWeekdays(days ?? on ?? '');
  const end = match.index + match[0].length;
  const until = readUntil(text, { end, today, monthFirst });
  const every = /^d/i.test(unit) ? 'day' : /^m/i.test(unit) ? 'month' : 'week';
  return {
    value: { every, interval, weekdays, until: until?.value ?? null },
    start: match.index,
    end,
    first: firstOn(weekdays, today),
    until,
  };
}

function readUntil(
  text: string,
  { end, today, monthFirst }: { end: number; today: Day; monthFirst: boolean },
): Read<Day> | undefined {
  const word = /\s(?:until|till|through)\s+/i.exec(text.slice(end));
  if (!word) return undefined;
  const from = end + word.index + word[0].length;
  const day = readDay(text.slice(from), { today, monthFirst });
  return day?.start === 0
    ? { value: day.value, start: end + word.index + 1, end: from + day.end }
    : undefined;
}

const toWeekdays = (text: string): Weekday[] =>
  WEEKDAY_CODES.filter((code) => new RegExp(`(?:^|[\\s,&])${code}`, 'i').test(text));

const firstOn = (weekdays: readonly Weekday[], today: Day): Day => {
  if (weekdays.length === 0) return today;
  const days = Array.from({ length: 7 }, (_, step) => addDays(today, step));
  return days.find((day) => weekdays.includes(WEEKDAY_CODES[weekdayOf(day) - 1] ?? 'MO')) ?? today;
};
