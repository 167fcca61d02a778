import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, type Match, oneOf, word } from '../text/patterns.ts';
import { remembered } from '../text/remembered.ts';
import { dateWords } from './words.ts';

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

const HALF = '[ap]\\.?\\s?m\\b\\.?';
/** `9a`; in other languages "a" is a word. */
const SHORT_HALF = '[ap](?![\\p{L}\\d:]|\\s\\d)';

/** `unit` is how the language shortens its word for hours, behind the last one: "de 18 a 20 hs". */
const CLOCK = (name: string, unit: string, half: string) =>
  `(?<${name}h>\\d{1,2})(?:(?::|[hH]|\\s[hH]\\s)(?<${name}m>\\d{2})(?::\\d{2})?|\\s?(?<${name}H>${unit})(?![\\p{L}\\d]))?\\s?(?<${name}half>${half})?`;

/** "12:45pm CST to 2:00pm CST" */
const ZONE = '(?:\\s[ECMP][SD]?T(?=\\s))?';

const patternsOf = perLocale((locale) => {
  const to = `(?:[-–—]{1,2}|(?:${locale.to.join('|')})(?![\\p{L}]))`;
  const between = `\\s{0,2}(?<!\\p{L})${oneOf(locale.and)}\\s(?:las?\\s|le\\s|as\\s)?(?<=(?<!\\p{L})${oneOf(locale.between)}\\s[^,;]{1,20})`;
  const ends = `\\s{0,2}(?<!\\p{L})${oneOf(locale.andEnds)}\\s`;
  // "Section 3 – Tuesday 9:30" is no stretch of time.
  const { weekday, month } = dateWords(locale);
  // Nor is "December 19 - 11:30am".
  const isNoDay = `(?!(?<=(?<!\\p{L})${month}\\.?\\s)\\d{1,2}\\s{0,2}[-–—])`;
  const half = locale.monthFirst ? `${HALF}|${SHORT_HALF}` : HALF;
  return {
    clock: new RegExp(
      `(?<![\\d:.$#\\p{L}]|(?<!\\p{L}{3})-|(?<![ap]\\.?m\\.?)/)${isNoDay}${CLOCK('a', '[hH]', half)}(?:(?:${ZONE}\\s{0,2}${to}\\s{0,2}(?:(?!${weekday}\\s)\\p{L}{3,9}\\s)?|${between}|${ends})${CLOCK('b', locale.monthFirst ? '[hH]' : '[hH](?:rs|s)?', half)})?(?![\\d%]|/(?!\\d{1,2}:\\d{2})|:\\d)`,
      'giu',
    ),
    noon: new RegExp(`(?<!\\d)(?:12\\s)?${word(oneOf(locale.noon))}`, 'giu'),
    endOfWorkday: new RegExp(word(oneOf(locale.endOfWorkday)), 'giu'),
    midnight: new RegExp(word(oneOf(locale.midnight)), 'giu'),
    range: new RegExp(`^\\s{0,2}${to}\\s{0,2}$`, 'iu'),
  };
});

const FOUR = '(?:[01]\\d|2[0-3])[0-5]\\d';
/** `0900-1150`, `by 2359`, `0800`: a year or a number of words has no zero in front. */
/** Beside a weekday, a year or a word for class, four digits are hours: `MWF 1030-1145`, `December 9, 2024: 1030-1230`. */
const IS_WHEN =
  '(?:day|(?<!\\p{L})(?:M|T|MW|MWF|TR|TTh|TuTh|TH|(?:mon|tues?|wed|thurs?|fri|times?|hours?|class|lectures?|labs?|seminars?|meets))|(?<!\\d)(?:19|20)\\d\\d|\\([MTWRF]h?\\))s?\\)?[.:,]?\\s(?:from\\s|at\\s|is\\s)?';
const DAY_BEHIND = ',?\\s(?:on\\s)?(?:(?:mon|tue|wed|thu|fri)\\p{L}{0,6}|MWF|MW|TR|TTh|TuTh|daily)(?!\\p{L})';
const OF_DAY = '(?:0[7-9]|1[0-8])[0-5][05]';
const MILITARY = new RegExp(
  `(?<![\\d:./$#-])(?:(?<from>0\\d[0-5]\\d|(?<=${IS_WHEN})${OF_DAY}(?=\\s?[-–—]\\s?${FOUR}(?!\\d))|${OF_DAY}(?=\\s?[-–—]\\s?${FOUR}${DAY_BEHIND})|${FOUR}(?=\\s?[-–—]\\s?${FOUR}\\s?(?:h|hrs|hours)\\b))\\s?[-–—]\\s?(?<to>${FOUR})|(?<=\\b(?:by|at|until|before)\\s)(?<by>(?:[01]\\d|2[1-3])[0-5]\\d)|(?<lone>0[6-9][0-5]\\d))(?![\\d:/%-]|\\.\\d)(?!\\s?(?:words|points|pts))`,
  'giu',
);
const fourDigits = (digits: string) => `${digits.slice(0, 2)}:${digits.slice(2)}`;

/** `23.59 uur`, `13.30–16.30`, `ore 14.00`: as long as it is surely a clock. */
const DOTTED =
  /(?<![\d.,/])(?:[01]?\d|2[0-3])\.[0-5]\d(?=\s?(?:uur|uhr|hrs?|h|[ap]\.?m)\b|\s?[-–]\s?\d{1,2}\.\d{2}(?![\d.%]))|(?<=\d[.:]\d{2}\s?[-–]\s?)(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.%])|(?<=\b(?:by|at|ore|alle|um|om|kl)\s)(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.%])/giu;

/** `12 Uhr`, `9 o'clock`; "3 heures" alone is how long something takes. */
const WHOLE_HOUR =
  /(?<![\d.,:/–-])(?:(?<hour>[01]?\d|2[0-3])\s?(?:uhr|o[’']clock)|(?<=(?<!\p{L})(?:à|avant|om|voor|vóór|tot)\s)(?<at>[01]?\d|2[0-3])\s(?:heures?|uur)|(?<=(?<!\p{L})(?:ore|a\slas)\s)(?<ore>[01]?\d|2[0-3])(?!\s?[:.,]?\d|\s?h))(?!\p{L})/giu;

const wholeHours = (text: string): TimeMention[] =>
  eachMatch(text, WHOLE_HOUR).map(({ start, end, groups }) => ({
    start,
    end,
    time: `${(groups.hour ?? groups.at ?? groups.ore ?? '').padStart(2, '0')}:00`,
  }));

/** Every time of day a text writes, in order. */
export const findTimes = (text: string, locale: Locale): readonly TimeMention[] => timesIn(locale)(text);

const timesIn = perLocale((locale) => remembered((text) => readTimes(text, locale)));

function readTimes(written: string, locale: Locale): TimeMention[] {
  if (!/\d/.test(written)) return named(written, locale);
  const text = written.replace(DOTTED, (clock) => clock.replace('.', ':'));
  const clocks = eachMatch(text, patternsOf(locale).clock).flatMap((match) =>
    isDuration(match, text) || isLetteredNumber(match, text)
      ? []
      : toTimes(match.start, match.text, match.groups),
  );
  const military = eachMatch(text, MILITARY).flatMap(({ start, end, groups }): TimeMention[] => [
    {
      start,
      end,
      time: fourDigits(groups.from ?? groups.by ?? groups.lone ?? ''),
      ...(groups.to !== undefined && { endTime: fourDigits(groups.to) }),
    },
  ]);
  const all = named(text, locale);
  const names = all.filter((name) => !clocks.some((clock) => isSaidAgain(name, clock, text)));
  const whole = clocks.map((clock) => withName(clock, all, text));
  const times = [...whole, ...military, ...wholeHours(text), ...names].sort((a, b) => a.start - b.start);
  return all.length > 0 ? joinNamed(times, text, locale) : times;
}

/** "Homework 1A" is no hour of the night, "by 9A" is one of the morning. */
const isLetteredNumber = ({ text: clock, start }: Match, text: string): boolean =>
  /^\d{1,2}[AP]$/u.test(clock) && !/(?:\b(?:at|by|until|till|before)|@)\s?$/iu.test(text.slice(0, start));

/** "12:00 noon" up to its last letter. */
function withName(clock: TimeMention, names: readonly TimeMention[], text: string): TimeMention {
  const name = names.find((one) => one.start >= clock.end && isSaidAgain(one, clock, text));
  return name ? { ...clock, end: name.end } : clock;
}

/** "10 am to noon", "noon-1:15" */
function joinNamed(times: readonly TimeMention[], text: string, locale: Locale): TimeMention[] {
  const { range } = patternsOf(locale);
  const joined: TimeMention[] = [];
  for (const time of times) {
    const from = joined.at(-1);
    const isRange =
      from !== undefined &&
      from.endTime === undefined &&
      time.endTime === undefined &&
      from.time < time.time &&
      range.test(text.slice(from.end, time.start));
    if (isRange) joined[joined.length - 1] = { ...from, end: time.end, endTime: time.time };
    else joined.push(time);
  }
  return joined;
}

/** Noon, midnight and the end of a working day. */
function named(text: string, locale: Locale): TimeMention[] {
  const { noon, midnight, endOfWorkday } = patternsOf(locale);
  return [
    ...eachMatch(text, noon).map(({ start, end }) => ({ start, end, time: '12:00' })),
    // "Midnight on Friday" as a deadline means the end of Friday.
    ...eachMatch(text, midnight).map(({ start, end }) => ({ start, end, time: '23:59' })),
    ...eachMatch(text, endOfWorkday).map(({ start, end }) => ({ start, end, time: '17:00' })),
  ].sort((a, b) => a.start - b.start);
}

/**
 * "12:00 noon" and "before midnight (11:55 pm)": where a clock stands beside the name, the clock counts; in "10am–noon"
 * both do.
 */
function isSaidAgain(name: TimeMention, clock: TimeMention, text: string): boolean {
  if (name.start >= clock.start)
    return name.start - clock.end <= 2 && !TO.test(text.slice(clock.end, name.start));
  return (
    clock.start >= name.end && clock.start - name.end <= 3 && !TO.test(text.slice(name.end, clock.start))
  );
}

const TO = /[-–—]/;

const TAKES =
  /(?:\((?:en\s)?|\b(?:durée|duración|duração|dauer|durata|duur|duration)\s?:?\s(?:de\s|von\s)?|\b(?:pendant|pour)\s)$/iu;
const SOME_HOURS = /^[1-6]\s?h\s?(?:\d{2})?\s?$/iu;

/** "Partiel (2h)", "durée : 1h30": how long it takes. */
const isDuration = ({ start, end, text: written }: Match, text: string): boolean =>
  SOME_HOURS.test(written) &&
  TAKES.test(text.slice(0, start)) &&
  (text[start - 1] !== '(' || text[end] === ')');

const EARLIEST = 7;

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
  // "2 a 3 hs por semana" is how long something takes.
  if ((groups.bH?.length ?? 0) > 1 && from.hour < EARLIEST) return [];
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
  isEndOfDay(clock)
    ? { start, end, time: '23:59' }
    : { start, end, time: toText(clock), ...(!clock.half && isGuess(clock) && { guessed: true }) },
];

/** "Due January 18, 11:59" is the last minute of the day, and not one before noon. */
const isEndOfDay = ({ hour, minute, half }: Clock): boolean =>
  half === undefined && hour === 11 && minute === 59;

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

/** What begins at "6:15" goes on to "9:45" of the same evening. */
function followOn(first: Clock, second: Clock): Clock {
  if (!first.half)
    return second.hour < 12 && toMinutes(second) < toMinutes(first) ? { ...second, half: 'p' } : second;
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
