import { WEEKDAYS } from '../dates/civil.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { eachMatch, oneOf, word } from '../text/patterns.ts';
import { meetingWords } from './words/by-language.ts';
import { SAME_DAYS } from './words/same-days.ts';

/** The weekdays that stand together in a text: `MWF`, `Tuesdays & Thursdays`, `Mon–Thu`. */
export interface DaysInText {
  start: number;
  end: number;
  days: Weekday[];
}

interface Patterns {
  named: RegExp;
  name: RegExp;
  through: RegExp;
  lettered: RegExp;
}

const built = new Map<string, Patterns>();

export function findDays(text: string, locale: Locale): DaysInText[] {
  const patterns = patternsOf(locale);
  const { weekdayFrom } = dateWords(locale);
  const named = eachMatch(text, patterns.named).map(({ start, end, text: list }): DaysInText => {
    const days = eachMatch(list, patterns.name).flatMap(({ text: day }) => weekdayFrom(day) ?? []);
    // The hyphen of a name joins no two days.
    const isThrough = patterns.through.test(list.replace(patterns.name, 'x'));
    return { start, end, days: isThrough ? throughDays(days) : inWeekOrder(days) };
  });
  const lettered = eachMatch(text, patterns.lettered);
  const short = lettered
    .filter(({ start, end }) => !named.some((other) => start < other.end && other.start < end))
    .map(({ start, text: list }): DaysInText => {
      const letters = list.trimEnd();
      return { start, end: start + letters.length, days: fromLetters(letters, locale) };
    });
  const daily = eachMatch(text, DAILY).map(
    ({ start, end }): DaysInText => ({ start, end, days: WEEKDAYS.slice(0, 5) }),
  );
  const glued = eachMatch(text, GLUED).map(
    ({ start, end, text: list }): DaysInText => ({
      start,
      end,
      days: inWeekOrder((list.match(ONE_OF_GLUED) ?? []).flatMap((day) => weekdayFrom(day) ?? [])),
    }),
  );
  const written = [...named, ...short, ...daily, ...glued]
    .filter(({ days }) => days.length > 0)
    .sort((a, b) => a.start - b.start);
  return withSameDays(written, text);
}

const SAME = new RegExp(word(oneOf(SAME_DAYS)), 'giu');

/** "Lectures on Mondays 10:00-11:00, labs the same day 11:00-12:00": the days that were named before. */
function withSameDays(days: DaysInText[], text: string): DaysInText[] {
  const same = eachMatch(text, SAME).flatMap(({ start, end }): DaysInText[] => {
    const before = days.findLast((other) => other.end <= start);
    return before ? [{ start, end, days: before.days }] : [];
  });
  return same.length === 0 ? days : [...days, ...same].sort((a, b) => a.start - b.start);
}

const DAILY = /(?<![\p{L}])(?:every\s(?:school\s|week)?day|daily)(?![\p{L}])/giu;

/** `MonWed`, `TuesThurs`. */
const ONE_OF_GLUED = /Mon|Tues?|Weds?|Thu(?:rs?)?|Fri/gu;
const GLUED = /(?<!\p{L})(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri){2,5}(?!\p{L})/gu;

/** "MWF lectures": whole words that can be nothing else. */
const SURE_LETTERS = 'MWF|TTh|TuTh|MTWThF|MTWTh|MTWRF|MTWF|MTRF|MTThF|MWRF|MWThF|TWRF|TWThF';

/** A Spanish syllabus of a university where classes meet "MWF": only whole words that can be nothing else. */
const FOREIGN_LETTERS = new RegExp(
  `(?<![\\p{L}\\d.'’])(?:${SURE_LETTERS}|MW|WF|TR|MTWR)(?![\\p{L}\\d'’])`,
  'gu',
);

function patternsOf(locale: Locale): Patterns {
  const known = built.get(locale.language);
  if (known) return known;
  const { through, letters } = meetingWords(locale.language);
  const name = `(?<![\\p{L}])${dateWords(locale).weekday}(?![\\p{L}])\\.?`;
  const joins = `\\s{0,2}(?:,\\s?(?:${locale.and.join('|')})|,|/|\\+|\\||${[...locale.and, ...through].join('|')})\\s{0,2}(?:les?\\s|los?\\s|el\\s)?`;
  const letter = oneOf(letters.map(([source]) => source));
  const capitals = letter.replaceAll('Th', 'T[hH]').replaceAll('Tu', 'T[uU]');
  const made: Patterns = {
    named: new RegExp(`${name}(?:(?:${joins}|\\s)${name}){0,6}`, 'giu'),
    name: new RegExp(`(?<![\\p{L}])${dateWords(locale).weekday}(?![\\p{L}])`, 'giu'),
    through: new RegExp(`\\p{L}\\.?\\s{0,2}(?:${through.join('|')})\\s{0,2}\\p{L}`, 'iu'),
    lettered: FOREIGN_LETTERS,
    ...(letters.length > 0 && { lettered: letteredDays(capitals) }),
  };
  built.set(locale.language, made);
  return made;
}

/** Days as letters, where nothing else can be meant: `TTh` before its hours or behind them, and whole words like `MWF`. */
function letteredDays(capitals: string) {
  // "HH 2050" is a room.
  const day = `(?!HH)(?:${capitals})`;
  const several = (parts: string, count: string) => `${day}(?:${parts}${day})${count}`;
  const behindHours = (behind: string) => `(?<=\\d\\s?(?:[apAP]\\.?(?:[mM]\\.?)?)?${behind})`;
  // Small letters only as a whole known word: `tth`, `mwf`; a lone letter is too often an initial.
  const word = `(?:${several('\\s{0,2}[/,&+–-]?\\s{0,2}(?:and\\s)?', '{0,4}')}|tth|mwf|mw|tuth)`;
  const forms = [
    `(?<![\\p{L}\\d.'’]|\\p{Lu}\\()${word}(?![\\p{L}\\d'’]|\\.\\p{L})(?=(?:\\([MTWRF]h?\\))?\\W{0,12}(?:from\\s|at\\s|\\d|$))`,
    `${behindHours('(?:\\s\\p{Lu}{1,3}T)?,?\\s')}${several('\\s?[/,&+–-]?\\s?', '{1,4}')}(?=\\s?[,;@]|\\s(?:in|at)\\s\\p{Lu}|\\s\\p{Lu}{1,4}\\s?\\d{2,4}(?!\\d|:))`,
    `${behindHours('\\s')}${day}(?=\\s\\((?:lab|lecture|discussion|recitation|seminar)\\))`,
    `(?<![\\p{L}\\d.'’])${several('/?', '{1,4}')}(?=\\s\\|)`,
    `(?<![\\p{L}\\d.'’])(?:${SURE_LETTERS})(?![\\p{L}\\d'’])`,
  ];
  return new RegExp(forms.join('|'), 'gu');
}

function fromLetters(list: string, locale: Locale): Weekday[] {
  const own = meetingWords(locale.language).letters;
  const letters = own.length > 0 ? own : meetingWords('en').letters;
  let rest = list.replace(/and/g, '');
  const days: Weekday[] = [];
  while (rest !== '') {
    const found = letters.find(([source]) => rest.toLowerCase().startsWith(source.toLowerCase()));
    if (found) days.push(days.includes('TU') && found[1] === 'TU' ? 'TH' : found[1]);
    rest = rest.slice(found?.[0].length ?? 1);
  }
  const [first, last] = [days[0], days.at(-1)];
  return days.length === 2 && first && last && /\p{L}\s?[–-]\s?\p{L}/u.test(list)
    ? throughDays(days)
    : inWeekOrder(days);
}

/** `Monday–Thursday` is four days; `T-Th` and `M-W` are the two days of a class. */
function throughDays(days: readonly Weekday[]): Weekday[] {
  const [first, last] = [days[0], days.at(-1)];
  if (days.length !== 2 || !first || !last) return inWeekOrder(days);
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
  return to - from >= 3 ? WEEKDAYS.slice(from, to + 1) : inWeekOrder(days);
}

/** Each day once, from Monday on. */
export const inWeekOrder = (days: readonly Weekday[]): Weekday[] =>
  WEEKDAYS.filter((day) => days.includes(day));
