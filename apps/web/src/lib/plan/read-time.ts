import type { Clock } from './days';
import type { Read } from './read-day';

const pad = (part: number) => String(part).padStart(2, '0');

const PATTERN =
  /(?<=^|[\s,(])(?:at\s+|@\s?)?(?:(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?(?<half>[ap])\.?m\.?|(?<hour24>\d{1,2}):(?<minute24>\d{2})|(?<word>noon|midnight))(?=$|[\s,;.)])/gi;

/** A clock time anywhere outside the words of the date: `5pm`, `at 17:00`, `noon`, `midnight` (the end of the day). */
export function readTime(text: string, taken?: Read<unknown>): Read<Clock> | undefined {
  for (const match of text.matchAll(PATTERN)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (taken && start < taken.end && end > taken.start) continue;
    const value = toClock(match.groups ?? {});
    if (value) return { value, start, end };
  }
  return undefined;
}

function toClock(groups: Record<string, string | undefined>): Clock | undefined {
  if (groups.word) return groups.word.toLowerCase() === 'noon' ? '12:00' : '23:59';
  const [hour, minute] = groups.hour24
    ? [Number(groups.hour24), Number(groups.minute24)]
    : [toHour(Number(groups.hour), groups.half), Number(groups.minute ?? 0)];
  if (hour === undefined || hour > 23 || minute > 59) return undefined;
  return `${pad(hour)}:${pad(minute)}`;
}

function toHour(hour: number, half: string | undefined): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
}
