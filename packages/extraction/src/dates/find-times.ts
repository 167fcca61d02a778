import type { Locale } from '../locales/locale.ts';
import { eachMatch, oneOf, word } from '../text/patterns.ts';

/** A time of day as the text writes it, `HH:MM`, with its end where it states a range. */
export interface TimeMention {
  start: number;
  end: number;
  time: string;
  endTime?: string;
  /** Neither am nor pm nor a 24-hour form: which half of the day is our reading. */
  guessed?: boolean;
}

interface Clock {
  hour: number;
  minute: number;
  half?: 'a' | 'p';
}

const CLOCK = (name: string) =>
  `(?<${name}h>\\d{1,2})(?:(?::|[hH]|\\s[hH]\\s)(?<${name}m>\\d{2})|\\s?(?<${name}H>[hH])(?![\\p{L}\\d]))?\\s?(?<${name}half>[ap]\\.?\\s?m\\b\\.?|[ap](?![\\p{L}\\d]))?`;

const patterns = new WeakMap<Locale, { clock: RegExp; noon: RegExp; midnight: RegExp }>();

function patternsOf(locale: Locale) {
  const cached = patterns.get(locale);
  if (cached) return cached;
  const to = `(?:[-–—]{1,2}|(?:${locale.to.join('|')})(?![\\p{L}]))`;
  const built = {
    clock: new RegExp(
      `(?<![\\d:./$#\\p{L}-])${CLOCK('a')}(?:\\s{0,2}${to}\\s{0,2}(?:\\p{L}{3,9}\\s)?${CLOCK('b')})?(?![\\d/:%])`,
      'giu',
    ),
    noon: new RegExp(word(oneOf(locale.noon)), 'giu'),
    midnight: new RegExp(word(oneOf(locale.midnight)), 'giu'),
  };
  patterns.set(locale, built);
  return built;
}

/** Every time of day a text writes, in order. */
export function findTimes(text: string, locale: Locale): TimeMention[] {
  if (text.length < 2) return [];
  const { clock, noon, midnight } = patternsOf(locale);
  const clocks = (/\d/.test(text) ? eachMatch(text, clock) : []).flatMap((match) =>
    toTimes(match.start, match.text, match.groups),
  );
  const named = [
    ...eachMatch(text, noon).map(({ start, end }) => ({ start, end, time: '12:00' })),
    // "Midnight on Friday" as a deadline means the end of Friday.
    ...eachMatch(text, midnight).map(({ start, end }) => ({ start, end, time: '23:59' })),
  ].filter((name) => !clocks.some((clocked) => name.start - clocked.end <= 2 && name.start >= clocked.start));
  return [...clocks, ...named].sort((a, b) => a.start - b.start);
}

function toTimes(start: number, text: string, groups: Record<string, string | undefined>): TimeMention[] {
  const first = toClock(groups, 'a');
  const second = toClock(groups, 'b');
  if (!first) return [];
  const isWritten = (name: string) =>
    groups[`${name}m`] !== undefined ||
    groups[`${name}half`] !== undefined ||
    groups[`${name}H`] !== undefined;
  // "10 to 12" is a time only when one side looks like a clock.
  if (!isWritten('a') && !(second && isWritten('b'))) return [];
  const end = start + text.trimEnd().length;
  if (!second || groups.bh === undefined) return single(start, end, first);
  if (!isWritten('b') && groups.am === undefined && groups.ahalf === undefined)
    return single(start, end, first);
  const [from, to] = inSameHalf(first, second);
  return [
    {
      start,
      end,
      time: toText(from),
      endTime: toText(to),
      ...(!from.half && !to.half && isGuess(from) && { guessed: true }),
    },
  ];
}

const single = (start: number, end: number, clock: Clock): TimeMention[] => [
  { start, end, time: toText(clock), ...(!clock.half && isGuess(clock) && { guessed: true }) },
];

function toClock(groups: Record<string, string | undefined>, name: 'a' | 'b'): Clock | undefined {
  if (groups[`${name}h`] === undefined) return undefined;
  const hour = Number(groups[`${name}h`]);
  const minute = Number(groups[`${name}m`] ?? 0);
  if (hour > 24 || minute > 59) return undefined;
  const half = groups[`${name}half`]?.trim().charAt(0).toLowerCase();
  return { hour, minute, ...((half === 'a' || half === 'p') && hour <= 12 && { half }) };
}

const isGuess = ({ hour }: Clock) => hour >= 1 && hour <= 12;

/** In `7-9pm` both are in the evening, in `11-1pm` only the second. */
function inSameHalf(first: Clock, second: Clock): [Clock, Clock] {
  if (first.half || !second.half) return [first, second.half ? second : followOn(first, second)];
  const asSame = toMinutes({ ...first, half: second.half }) < toMinutes(second);
  return [{ ...first, half: asSame ? second.half : 'a' }, second];
}

function followOn(first: Clock, second: Clock): Clock {
  if (!first.half) return second;
  const asSame: Clock = { ...second, half: first.half };
  return toMinutes(asSame) > toMinutes(first) ? asSame : { ...second, half: 'p' };
}

/** Without am or pm, classes and deadlines are between 7 in the morning and 6 in the evening. */
function toMinutes({ hour, minute, half }: Clock): number {
  if (half === 'p' && hour < 12) return (hour + 12) * 60 + minute;
  if (half === 'a' && hour === 12) return minute;
  if (half === undefined && hour >= 1 && hour <= 6) return (hour + 12) * 60 + minute;
  return (hour % 24) * 60 + minute;
}

function toText(clock: Clock): string {
  const minutes = toMinutes(clock);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
