import { findTimes, type TimeMention } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';
import { remembered } from '../text/remembered.ts';

/** From when to when, as a text writes it. */
export interface Hours {
  start: number;
  end: number;
  from: string;
  to: string;
}

const DOTTED =
  /(?<![\d.])(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?=\s?(?:[ap]\.?m\.?\s?)?[-–—]|\s?(?:[ap]\.?m\b|$)|(?:\s(?:to|à|a)\s)|\s?(?:h|hrs)\b)|(?<=[-–—]\s?)(?<late>[01]?\d|2[0-3])\.(?<past>[0-5]\d)(?![\d.%])/giu;
const LATEST_BEGIN = '22';
const EARLIEST_END = '07';
const SHORTEST_MINUTES = 40;
const LONGEST_MINUTES = 360;

/** The stretches of time that are as long as a class; `8.20-9.35` and `820am-935am` are read as well as `8:20-9:35`. */
export const findHours = (text: string, locale: Locale): readonly Hours[] => hoursIn(locale)(text);

const hoursIn = perLocale((locale) => remembered((text) => readHours(text, locale)));

function readHours(text: string, locale: Locale): Hours[] {
  const times = timesOf(text, locale);
  const written = times.flatMap(({ start, end, time, endTime, guessed = false }): Hours[] => {
    if (endTime === undefined) return [];
    const isEvening =
      guessed && time < '12' && EVENING.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
    return [{ start, end, from: isEvening ? later(time) : time, to: isEvening ? later(endTime) : endTime }];
  });
  const isRead = ({ start, end }: Hours) => written.some((other) => start < other.end && other.start < end);
  return [...written, ...compactHours(text), ...bareHours(text, locale).filter((hours) => !isRead(hours))]
    .map(withoutSlip)
    .filter(({ from, to }) => isClassLength(from, to))
    .sort((a, b) => a.start - b.start);
}

/** "Wednesday evenings, 7:00 to 9:30". */
const EVENING = /(?<!\p{L})(?:evenings?|nights?|abends?|soirs?|noches?|sera|avond|noites?)(?!\p{L})/iu;
const NEAR = 24;

const shifted = (clock: string, hours: number) =>
  `${String((Number(clock.slice(0, 2)) + hours + 24) % 24).padStart(2, '0')}${clock.slice(2)}`;
const later = (clock: string) => (clock < '12' ? shifted(clock, 12) : clock);

/**
 * "10:10am-11:00pm", a class of thirteen hours, "1:30am-5:20pm", which begins at night, "11:00-11:50pm" and "1:10-3:00am"
 * are slips of the pen.
 */
function withoutSlip(hours: Hours): Hours {
  if (hours.from < EARLIEST_END && isClassLength(later(hours.from), hours.to))
    return { ...hours, from: later(hours.from) };
  if (hours.from >= LATEST_BEGIN)
    return { ...hours, from: shifted(hours.from, -12), to: shifted(hours.to, -12) };
  if (hours.to < EARLIEST_END) return { ...hours, from: later(hours.from), to: later(hours.to) };
  if (isClassLength(hours.from, hours.to) || hours.to < '12') return hours;
  const to = shifted(hours.to, -12);
  return isClassLength(hours.from, to) ? { ...hours, to } : hours;
}

/** `TR 10–12`, `Lab W 1-4`, `50940: W, 1-2`: a letter alone may stand for office hours, or for nothing. */
const LETTERS =
  '(?<![\\p{L}\\d.’])(?:MF|WF|(?:M\\s?[/,&]?\\s?W(?:\\s?[/,&]?\\s?F)?)|Tu?\\s?[/,&]?\\s?(?:Th|R)|(?:labs?|sect(?:ion)?s?|recitations?|discussions?|lectures?|(?<!\\d)\\d{4,5})\\W{1,2}(?:Tu|Th|[MTWRF])|(?<=\\d(?:\\s?[,;/&]|\\s(?:and|or))\\s)(?:Tu|Th|[MTWRF]))';

const bareOf = perLocale((locale) => {
  const { weekday } = dateWords(locale);
  const noHour = `[\\d:/%]|\\.\\d|\\s?[ap]\\.?m|\\.?\\s(?:${oneOf(locale.months.flat())})(?![\\p{L}])`;
  const days = `(?:day(?:s)?|(?<![\\p{L}])${weekday}${locale.monthFirst ? `|${LETTERS}` : ''}),?\\s`;
  const behindDay = `(?<=${days}(?:(?:from|dalle|von|de|das|van)\\s)?)(?<from>\\d{1,2}(?:[0-5]\\d)?)\\s?[-–—]\\s?(?<to>\\d{1,2}(?:[0-5]\\d)?)(?!${noHour})`;
  const beforeDay = `(?<=(?:from|between)\\s)(?<early>\\d{1,2})\\s?[-–—]\\s?(?<late>\\d{1,2})(?=\\s(?:on\\s)?${weekday}(?:day)?s?(?!\\p{L}))`;
  // Only in front of a digit is it worth looking back.
  return new RegExp(`(?=\\d)(?:${behindDay}|${beforeDay})`, 'giu');
});

const EARLIEST = 8;

/** `Thursday 10–12`, `TTh 10-1120`, `from 12-1 on Mondays`: hours of the day, when they stand beside a weekday. */
const bareHours = (text: string, locale: Locale): Hours[] =>
  eachMatch(text, bareOf(locale)).flatMap(({ start, end, groups }): Hours[] => {
    const from = bareClock(groups.from ?? groups.early, locale);
    const to = bareClock(groups.to ?? groups.late, locale);
    return to < '24' ? [{ start, end, from, to }] : [];
  });

/** "1120" as "11:20", "2" in the afternoon. */
function bareClock(digits = '', { monthFirst }: Locale): string {
  const minute = digits.length > 2 ? digits.slice(-2) : '00';
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  return `${String(monthFirst && hour < EARLIEST ? hour + 12 : hour).padStart(2, '0')}:${minute}`;
}

const COMPACT =
  /(?<![\d:.])(?<h1>\d{1,2})(?<m1>[0-5]\d)\s?(?<half1>[ap])?\.?(?:m\.?)?\s?[-–—]\s?(?<h2>\d{1,2})(?<m2>[0-5]\d)\s?(?<half2>[ap])\.?m/giu;

const compactHours = (text: string): Hours[] =>
  eachMatch(text, COMPACT).map(({ start, end, groups: { h1, m1, half1, h2, m2, half2 } }) => {
    const to = clock(h2, m2, half2);
    const sameHalf = clock(h1, m1, half1 ?? half2);
    return { start, end, from: half1 || sameHalf < to ? sameHalf : clock(h1, m1, 'a'), to };
  });

function clock(hour = '0', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Times without an end, for lines such as `Start time: 2:05 pm`. */
export const findSingleTimes = (text: string, locale: Locale): TimeMention[] =>
  timesOf(text, locale).filter(({ endTime }) => endTime === undefined);

/** The "a" of `10:00 a 11:30` stands between two times, not for the morning. */
const LETTER_BETWEEN = /(?<=\d{1,2}(?::\d{2}|\s?h)?)\s[aà]\s(?=(?:las?\s)?\d)/gu;

/** The first nought of "010:00", a slip of the pen. */
const NOUGHT_BEFORE = /(?<![\d:.])0(?=1[0-2]:[0-5]\d)/gu;

export const timesOf = (text: string, locale: Locale): readonly TimeMention[] =>
  findTimes(/\d/.test(text) ? withColons(text) : text, locale);

/** "8.20 a 9.35" as others write it. */
const withColons = remembered((text) =>
  text
    .replace(NOUGHT_BEFORE, ' ')
    .replace(DOTTED, (dotted) => dotted.replace('.', ':'))
    .replace(LETTER_BETWEEN, ' - '),
);

/** Since midnight. */
export const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export function isClassLength(from: string, to: string): boolean {
  const length = toMinutes(to) - toMinutes(from);
  return length >= SHORTEST_MINUTES && length <= LONGEST_MINUTES;
}
