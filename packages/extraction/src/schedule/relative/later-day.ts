import { addDays, daysBetween, WEEKDAYS, weekdayIndex } from '../../dates/civil.ts';
import { inAYear, isFull, type PlacedDate } from '../../dates/date-book.ts';
import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import { numberFrom } from '../../grading/count-works.ts';
import { gradingWords } from '../../grading/words/by-language.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { type NumberedSessions, SESSION } from '../../term/sessions.ts';
import { TO_HAND_IN } from '../../text/hand-in-words.ts';
import { oneOf } from '../../text/patterns.ts';
import { deadlineOn, inWeekFrom } from './relative-day.ts';
import { RELATIVE_WORDS } from './relative-words.ts';

interface SaidOn {
  /** The day on which it is said, or the first and the last of several. */
  first: PlacedDate;
  from: PlacedDate;
  /** It is said of the days of a week. */
  isOfDays: boolean;
  /** The days on which the class meets, in order. */
  days: readonly PlacedDate[];
  sessions: NumberedSessions | undefined;
  locale: Locale;
}

type Reckoned = Pick<PlacedDate, 'date' | 'assumed' | 'readFrom'>;

/** The day, and where the words stand that say it. */
export type LaterDay = Reckoned & { start: number; end: number };

/** The day by which words say that something is due, reckoned from the day on which they say it. */
export function laterDayIn(text: string, said: SaidOn): LaterDay | undefined {
  const match = laterPattern(said.locale).exec(text);
  if (!match?.groups || !maySay(match.groups, said)) return undefined;
  const day = reckon(match.groups, said);
  return day && { ...day, start: match.index, end: match.index + match[0].length };
}

/** "Due at the start of the next class". */
export const saysNextClass = (text: string, locale: Locale): boolean =>
  laterPattern(locale).exec(text)?.groups?.nextClass !== undefined;

type Groups = Readonly<Record<string, string | undefined>>;

/** A weekday is one of the days of the week; behind the last of these come "next Monday" and a class by its number. */
const maySay = (groups: Groups, { from: { until }, isOfDays }: SaidOn): boolean =>
  until === undefined
    ? !(isOfDays && groups.weekday !== undefined)
    : BEHIND_WEEK.some((said) => groups[said] !== undefined);

const BEHIND_WEEK = ['number', 'nextWeekday', 'weekdayNext', 'ofNextWeek'];

/** What may stand between "due" and the day: "on Canvas before the start of". */
const LINK = `(?:[\\s:,]{1,2}${oneOf([
  '(?:on|via|through|sur|par|auf|über|su|en|no)\\s\\p{L}+',
  '(?:up)?on|by|at|in|for|before|until|prior|to|the|our|your|beginning|start|of|class',
  'au|à|aux?|en|le|la|les|du|de|des|pour|avant|début|dans|lors',
  'el|los|al?|antes|del|para|inicio',
  'am|an|bis|vor|zum?|zur|de[rmns]|die|beginn',
  'i[lmn]|alla|nella|prima|della|entro|per',
  'n[ao]|d[ao]|até|às',
  'op|voor|tegen|het|aan',
])})*[\\s:,]{1,2}`;

const HANDED_IN = [
  '(?:to\\sbe\\s)?(?:hand|turn)ed\\sin',
  'to\\sbe\\ssubmitted',
  `${TO_HAND_IN}(?:\\s(?:it|online))?`,
];

const CLASS = `${oneOf([...RELATIVE_WORDS.class, ...RELATIVE_WORDS.time, 'lab'])}(?:\\s(?:meeting|period|session|day|time))?`;

const laterPattern = perLocale((locale) => {
  const { week, within, later, nextWeek } = RELATIVE_WORDS;
  const [next, weeks] = [oneOf(RELATIVE_WORDS.next), oneOf(week)];
  const { weekday } = dateWords(locale);
  const count = oneOf(['an?', 'eine[rm]', ...gradingWords(locale.language).numbers, '[1-4]']);
  const ways = [
    `${next}\\s(?<nextWeekday>${weekday})|(?<weekdayNext>${weekday})\\s${next}`,
    `(?<ofNextWeek>${weekday})\\s(?:of|in)\\s(?:the\\s)?next\\sweek`,
    `(?:this\\s)?(?<weekday>${weekday})`,
    `${oneOf(within)}\\s(?<within>${count})\\s${weeks}(?:\\s${oneOf(later)})?`,
    `(?<later>${count})\\s${weeks}\\s${oneOf(later)}`,
    `${oneOf(nextWeek)}|${next}\\s${weeks}|${weeks}\\s${next}`,
    `(?<nextClass>${next}\\s${CLASS}|${CLASS}\\s${next})`,
    `(?<word>${SESSION})\\s?#?(?<number>\\d{1,2})(?![\\d%]|\\.\\d|\\s?[-–&,/]\\s?\\d)`,
  ];
  return new RegExp(
    `(?<!\\p{L})(?:${oneOf(locale.due)}|${oneOf(HANDED_IN)})${LINK}(?:${ways.join('|')})(?!\\p{L})`,
    'iu',
  );
});

function reckon(groups: Groups, { first, from: said, days, sessions, locale }: SaidOn): Reckoned | undefined {
  const from = said.until ? { ...said, date: said.until } : said;
  const { number, word = '', nextClass, weekday } = groups;
  const { weekdayFrom } = dateWords(locale);
  if (number !== undefined) return classOn(sessions?.dayOf(word, Number(number)), from);
  if (nextClass !== undefined) return classOn(days.find(isAfter(from)), from);
  const due = weekdayFrom(weekday ?? '');
  if (due) return byWeekday(due, from, days);
  const next = weekdayFrom(groups.nextWeekday ?? groups.weekdayNext ?? '');
  if (next) return daysAfter(from, daysTo(next, from) || DAYS_OF_WEEK);
  const ofNextWeek = weekdayFrom(groups.ofNextWeek ?? '');
  if (ofNextWeek) return daysAfter(from, DAYS_OF_WEEK + WEEKDAYS.indexOf(ofNextWeek) - placeInWeek(from));
  return daysAfter(first, DAYS_OF_WEEK * weeksIn(groups, locale));
}

const DAYS_OF_WEEK = 7;

const apart = (from: PlacedDate, { date }: PlacedDate): number =>
  daysBetween(inAYear(from.date), inAYear(date));

const isAfter = (from: PlacedDate) => (day: PlacedDate) => apart(from, day) > 0;

const placeInWeek = ({ date }: PlacedDate): number => weekdayIndex(inAYear(date));

const daysTo = (weekday: Weekday, from: PlacedDate): number =>
  (WEEKDAYS.indexOf(weekday) - placeInWeek(from) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

const classOn = (day: PlacedDate | undefined, from: PlacedDate): Reckoned | undefined =>
  day && isAfter(from)(day)
    ? { date: day.date, assumed: [...day.assumed, because(`the class of ${day.text}`)], readFrom: day }
    : undefined;

/** Between two classes of a week, "due Monday" is the next one; in a plan of weeks, that of the week. */
function byWeekday(weekday: Weekday, from: PlacedDate, days: readonly PlacedDate[]): Reckoned {
  const meetsAgain = days.some((day) => isAfter(from)(day) && apart(from, day) < DAYS_OF_WEEK);
  const day = meetsAgain ? inWeekFrom(from, weekday) : deadlineOn(from, weekday);
  return { date: day.date, assumed: day.assumed, readFrom: day.readFrom ?? from };
}

function daysAfter(from: PlacedDate, days: number): Reckoned {
  const { year, ...day } = addDays(inAYear(from.date), days);
  return {
    date: isFull(from.date) ? { year, ...day } : day,
    assumed: [...from.assumed, because(`${days} ${days > 1 ? 'days' : 'day'} after ${from.text}`)],
    readFrom: from.readFrom ?? from,
  };
}

const because = (reason: string) => ({ field: 'date', because: reason });

/** An article, or "next", counts one. */
const weeksIn = ({ within, later }: Groups, locale: Locale): number =>
  numberFrom(within ?? later, gradingWords(locale.language).numbers) || 1;
