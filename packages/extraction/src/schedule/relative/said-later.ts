import { addDays, daysBetween, toIso, WEEKDAYS, weekdayIndex } from '../../dates/civil.ts';
import { type DateBook, inAYear, isFull, type PlacedDate, placeAt } from '../../dates/date-book.ts';
import { dateWords } from '../../dates/words.ts';
import type { Meeting, Weekday } from '../../extraction.ts';
import { numberFrom } from '../../grading/count-works.ts';
import { gradingWords } from '../../grading/words/by-language.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { type NumberedSessions, SESSION } from '../../term/sessions.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { oneOf } from '../../text/patterns.ts';
import type { Occasion } from '../occasion.ts';
import { deadlineOn, inWeekFrom } from './relative-day.ts';
import { RELATIVE_WORDS } from './relative-words.ts';

export interface Calendar {
  book: DateBook;
  meetings: readonly Meeting[];
  sessions: NumberedSessions | undefined;
  locale: Locale;
}

/**
 * Work that the entry of one day names and that is due on a later one: "Essay 1 (due next class)", "due before
 * session 4", "due the following Monday", "due in two weeks". Where the words stand alone, they are said of the
 * statement in front of them.
 */
export function onSaidDays(occasions: readonly Occasion[], calendar: Calendar): Occasion[] {
  const days = classDays(occasions, calendar);
  const { works } = vocabulary(calendar.locale);
  const told: Occasion[] = [];
  for (const occasion of occasions) {
    const said = saidIn(occasion, { ...calendar, days });
    if (!said || said.statement) {
      told.push(said?.statement ? onSaidDay(occasion, said, said.statement) : occasion);
      continue;
    }
    const before = told.slice(-FARTHEST).filter((above) => isOfOneDay(above, occasion));
    const named = before.findLast(({ statement }) => works(statement.text).length > 0) ?? before.at(-1);
    if (!named) continue;
    const at = told.lastIndexOf(named);
    const telling = told.slice(at + 1).map((below): Occasion => ({ ...below, isDetail: true }));
    told.splice(at, told.length - at, onSaidDay(named, said, named.statement), ...telling);
  }
  return told;
}

/** In statements of one cell, of which the first may name the work and the others tell of it. */
const FARTHEST = 5;

interface Said {
  day: PlacedDate;
  /** The words around those that say the day. */
  statement: Passage | undefined;
  /** What stands behind them: the hour. */
  beside: string;
}

function onSaidDay(occasion: Occasion, { day, beside }: Said, statement: Passage): Occasion {
  const { isWeek: _isWeek, isWindow: _isWindow, ...rest } = occasion;
  return { ...rest, statement, dates: [day], role: 'due', beside };
}

/** In one line or in one cell; a line of its own below an entry may be the title of what stands below it. */
const isOfOneDay = (above: Occasion, { dates: [day], role, statement }: Occasion): boolean =>
  above.dates[0] === day &&
  (role !== 'follower' || above.statement.pieces.at(-1)?.line === statement.pieces[0]?.line);

/** What may stand between "due" and the day. */
const LINK =
  '(?:[\\s:,]{1,2}(?:(?:on|via|through|sur|par|auf|über|su|en|no)\\s\\p{L}+|(?:up)?on|by|at|in|for|before|until|prior|to|the|our|your|beginning|start|of|class|au|à|aux?|en|le|la|les|du|de|des|pour|avant|début|dans|lors|el|los|al?|antes|del|para|inicio|am|an|bis|vor|zum?|zur|de[rmns]|die|beginn|i[lmn]|alla|nella|prima|della|entro|per|n[ao]|d[ao]|até|às|op|voor|tegen|het|aan))*[\\s:,]{1,2}';

const HANDED_IN = [
  '(?:to\\sbe\\s)?(?:hand|turn)ed\\sin',
  'to\\sbe\\ssubmitted',
  '(?:submit|upload)(?:\\s(?:it|online))?',
];
const CLASS = `(?:${oneOf([...RELATIVE_WORDS.class, 'time', 'lab', 'meeting', 'vez', 'fois', 'mal', 'volta', 'keer'])}(?:\\s(?:meeting|period|session|day|time))?)`;

const saidPattern = perLocale((locale) => {
  const { week, within, later, nextWeek } = RELATIVE_WORDS;
  const next = oneOf(RELATIVE_WORDS.next);
  const { weekday } = dateWords(locale);
  const count = oneOf(['an?', 'eine[rm]', ...gradingWords(locale.language).numbers, '[1-4]']);
  const weeks = [
    `${oneOf(within)}\\s(?<in>${count})\\s${oneOf(week)}(?:\\s${oneOf(later)})?`,
    `(?<later>${count})\\s${oneOf(week)}\\s${oneOf(later)}`,
    `(?<nextWeek>${oneOf(nextWeek)}|${next}\\s${oneOf(week)}|${oneOf(week)}\\s${next})`,
  ];
  const named = [
    `(?:${next}\\s(?<weekday>${weekday})|(?<followed>${weekday})\\s${next})`,
    `(?<ofNext>${weekday})\\s(?:of|in)\\s(?:the\\s)?next\\sweek`,
    `(?:this\\s)?(?<day>${weekday})`,
  ];
  const sessions = [
    `(?<next>${next}\\s${CLASS}|${CLASS}\\s${next})`,
    `(?<word>${SESSION})\\s?#?(?<number>\\d{1,2})(?![\\d%]|\\.\\d|\\s?[-–&,/]\\s?\\d)`,
  ];
  return new RegExp(
    `(?<![\\p{L}])(?:${oneOf(locale.due)}|${oneOf(HANDED_IN)})${LINK}(?:${[...named, ...weeks, ...sessions].join('|')})(?!\\p{L})`,
    'iu',
  );
});

interface DaysOfClass extends Calendar {
  /** The days of the schedule on which the class meets, in order. */
  days: readonly PlacedDate[];
}

function saidIn(occasion: Occasion, calendar: DaysOfClass): Said | undefined {
  const { statement, dates, role, isWeek } = occasion;
  const [from, ...others] = dates;
  if (role === 'handedOut' || !from || others.length > 0) return undefined;
  const match = saidPattern(calendar.locale).exec(statement.text);
  if (!match?.groups || calendar.book.within(statement).length > 0) return undefined;
  const isOfDays = isWeek || from.until !== undefined;
  if (isOfDays && (match.groups.day !== undefined || (from.until && match.groups.number === undefined)))
    return undefined;
  const later = laterDay(from, match.groups, calendar);
  const end = match.index + match[0].length;
  const day = later && placeAt(statement, { start: match.index, end, ...monthAndDay(later) }, later);
  return day && { day, ...around(statement, match.index, end) };
}

const monthAndDay = ({ date: { month, day } }: Later) => ({ month, day });

type Later = Pick<PlacedDate, 'date' | 'assumed' | 'readFrom'>;

/** The words in front of those that say the day, or those behind a colon. */
function around({ text, ...rest }: Passage, start: number, end: number): Omit<Said, 'day'> {
  const passage = { text, ...rest };
  const front = text.slice(0, start).replace(/[\s([,;:.–—-]+$/u, '');
  const behind = text.slice(end);
  const [lead = ''] = /^[\s)\],;:.–—-]+/u.exec(behind) ?? [];
  const isNamedInFront = /\p{L}{2}|\p{L}\d/u.test(front);
  if (isNamedInFront) return { statement: slicePassage(passage, 0, front.length), beside: behind };
  const isNamedBehind = /[:–—-]/u.test(lead) && /\p{L}{2}/u.test(behind);
  return isNamedBehind
    ? { statement: slicePassage(passage, end + lead.length), beside: '' }
    : { statement: undefined, beside: behind };
}

type Groups = Readonly<Record<string, string | undefined>>;

function laterDay(from: PlacedDate, groups: Groups, calendar: DaysOfClass): Later | undefined {
  const { days, sessions, locale } = calendar;
  const { weekdayFrom } = dateWords(locale);
  if (groups.number !== undefined)
    return onDayOf(from, sessions?.dayOf(groups.word ?? '', Number(groups.number)));
  if (groups.next !== undefined)
    return onDayOf(
      from,
      days.find((day) => apart(from, day) > 0),
    );
  const due = weekdayFrom(groups.day ?? '');
  if (due) return onWeekdayBy(from, due, days);
  const named = weekdayFrom(groups.weekday ?? groups.followed ?? groups.ofNext ?? '');
  if (!named) return daysAfter(from, 7 * weeksIn(groups, locale));
  const at = weekdayIndex(inAYear(from.date));
  const ahead = WEEKDAYS.indexOf(named) - at;
  return daysAfter(from, groups.ofNext === undefined ? (ahead + 7) % 7 || 7 : ahead + 7);
}

/** Between two classes of a week, "due Monday" is the next one; in a plan of weeks, that of the week. */
function onWeekdayBy(from: PlacedDate, weekday: Weekday, days: readonly PlacedDate[]): Later {
  const meetsAgain = days.some((day) => apart(from, day) > 0 && apart(from, day) < DAYS_OF_WEEK);
  const {
    date,
    assumed,
    readFrom = from,
  } = meetsAgain ? inWeekFrom(from, weekday) : deadlineOn(from, weekday);
  return { date, assumed, readFrom };
}

const DAYS_OF_WEEK = 7;

const apart = (from: PlacedDate, { date }: PlacedDate): number =>
  daysBetween(inAYear(from.date), inAYear(date));

const onDayOf = (from: PlacedDate, day: PlacedDate | undefined): Later | undefined =>
  day && apart(from, day) > 0
    ? { date: day.date, assumed: [...day.assumed, because(`the class of ${day.text}`)], readFrom: day }
    : undefined;

function daysAfter(from: PlacedDate, days: number): Later {
  const { year, ...day } = addDays(inAYear(from.date), days);
  return {
    date: isFull(from.date) ? { year, ...day } : day,
    assumed: [...from.assumed, because(`as many days after ${from.text}`)],
    readFrom: from.readFrom ?? from,
  };
}

const because = (reason: string) => ({ field: 'date', because: reason });

/** An article, or "next", counts one. */
const weeksIn = (groups: Groups, locale: Locale): number =>
  numberFrom(groups.in ?? groups.later, gradingWords(locale.language).numbers) || 1;

/** The days of entries on which the class meets, in order, each once. */
function classDays(occasions: readonly Occasion[], { meetings }: Calendar): PlacedDate[] {
  const stated = occasions.flatMap(({ dates: [day, ...others], role }) =>
    role === 'sentence' || !day || day.until || others.length > 0 ? [] : [day],
  );
  const days = [...new Map(stated.map((day) => [toIso(day.date), day])).values()].sort((a, b) => apart(b, a));
  const weekdays = new Set(meetings.flatMap((meeting) => meeting.days.map((day) => WEEKDAYS.indexOf(day))));
  const met = days.filter(({ date }) => isFull(date) && weekdays.has(weekdayIndex(date)));
  return met.length > 1 ? met : days;
}
