import { addDays, weekdayOf } from '../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import type { Candidate } from '../items/candidate.ts';
import { isTest, vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { classAfter, daysOfClass } from '../schedule/relative/days-of-class.ts';
import { RELATIVE_WORDS } from '../schedule/relative/relative-words.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import { oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import { isAnyWork, isNamedIn, singular } from './rule-words.ts';

/** "Exercises are due 26 hours before class", "Reports are due the evening before class, at 9 pm". */
export interface BeforeClassRule {
  /** What it speaks of, in the singular. */
  nouns: readonly string[];
  /** "Assignments": it may stand for all that is handed in. */
  isForAll: boolean;
  /** How long before the class begins; else it is the day before. */
  hours?: number;
  time?: string;
  /** "The day before the next class": the days of class, of which that behind the day of the plan is meant. */
  classes?: readonly PlacedDate[];
}

const LONGEST = 300;
const MOST_HOURS = 72;
const HOURS_OF_DAY = 24;
/** What is said of late work and of the tests of some is no rule. */
const OF_SOME =
  /\b(?:late(?!r)|extensions?|make-?ups?|absen(?:t|ces?)|cancel\p{L}*|accommodations?|office)\b/iu;
/** "Problems will be due …": what the sentence is about, whether or not it is a usual word for work. */
const SUBJECT = /(?:^\W*|\s(?:and|&)\s)(?:all\s|the\s)?(?<noun>\p{L}{4,}s)\s(?:are|must|will|should)\b/iu;

const ARTICLE = `(?:(?:${oneOf(RELATIVE_WORDS.articles)}|each|every|chaque|cada|jede[rm])\\s)?(?<next>${oneOf(RELATIVE_WORDS.next)}\\s)?(?:(?:start|beginning)\\sof\\s)?`;
const HOURS_BEFORE = `(?<hours>\\d{1,2}|an|one|two)\\s${oneOf(RELATIVE_WORDS.hour)}\\s(?:in\\sadvance\\sof|${oneOf(RELATIVE_WORDS.before)})`;
const BEFORE_CLASS = new RegExp(
  `(?<!\\p{L})(?:${HOURS_BEFORE}|${oneOf(RELATIVE_WORDS.dayBefore)})\\s${ARTICLE}${oneOf(RELATIVE_WORDS.class)}(?!\\p{L})`,
  'iu',
);

/** Whether words say that something is due some time before a class, and not when it begins. */
export const saysBeforeClass = (text: string): boolean => BEFORE_CLASS.test(text);

/** "Prework (15%) There is an assignment due the night before class": said of the part of the grade in front of it. */
const OF_PART = /^\W*(?<part>\p{Lu}[\p{L}\s-]{2,40}?)\s\(\d{1,3}\s?%\)[\s:.–—-]+(?=\p{Lu})/u;

const IN_WORDS: Record<string, number> = { an: 1, one: 1, two: 2 };

/** How long before a class the document says that work of a kind is due. */
export function findBeforeClassRules(context: CourseContext): BeforeClassRule[] {
  const { nodes, locale, book, occasions, meetings } = context;
  const classes = daysOfClass(occasions, meetings);
  return runningText(nodes)
    .flatMap(toClauses)
    .filter((clause) => clause.text.length <= LONGEST && book.within(clause).length === 0)
    .flatMap(({ text }) => ruleIn(text, locale, classes) ?? [])
    .toSorted((a, b) => Number(b.classes !== undefined) - Number(a.classes !== undefined));
}

function ruleIn(text: string, locale: Locale, classes: readonly PlacedDate[]): BeforeClassRule | undefined {
  const said = BEFORE_CLASS.exec(text);
  const { due, works, label } = vocabulary(locale);
  if (!said || !due.test(text) || OF_SOME.test(text)) return undefined;
  const hours = said.groups?.hours;
  const count = hours === undefined ? undefined : (IN_WORDS[hours.toLowerCase()] ?? Number(hours));
  if (count !== undefined && count > MOST_HOURS) return undefined;
  const subject = SUBJECT.exec(text)?.groups?.noun;
  // "Due: memo, 48 hours before class" is said of the memo.
  const named = text.slice(label.exec(text)?.[0].length ?? 0, said.index);
  const heads = works(/\p{L}{3}/u.test(named) ? named : text).filter((head) => !isTest(head));
  const part = OF_PART.exec(text)?.groups?.part;
  const nouns = (part ? [part] : [...heads.map((head) => head.text), ...(subject ? [subject] : [])]).map(
    singular,
  );
  if (nouns.length === 0) return undefined;
  const time = findTimes(text, locale)[0]?.time;
  return {
    nouns,
    isForAll: nouns.length === 1 && nouns.some(isAnyWork),
    ...(said.groups?.next !== undefined && { classes }),
    ...(count === undefined ? time !== undefined && { time } : { hours: count }),
  };
}

/** Moves what the schedule has on the day of a class to the hour before it at which the document says that it is due. */
export function applyBeforeClassRule(
  candidate: Candidate,
  rules: readonly BeforeClassRule[],
  context: CourseContext,
): Candidate {
  const [day, ...others] = candidate.dates;
  const rule = ruleFor(candidate, rules);
  if (!rule || !day || others.length > 0 || candidate.signals.has('own-date')) return candidate;
  if (candidate.isWeek && !meetsOnce(context)) return candidate;
  const ofClass = rule.classes ? nextClass(day, rule.classes) : day;
  const due = ofClass && hourBefore(ofClass, rule, context);
  return due ? { ...candidate, ...due, isWeek: false } : candidate;
}

/** The rule that speaks of what its column or its title names first, or of all work. */
function ruleFor(
  { title, noun = '', kind, time }: Candidate,
  rules: readonly BeforeClassRule[],
): BeforeClassRule | undefined {
  if (time !== undefined || kind === 'exam' || kind === 'quiz' || kind === 'presentation') return undefined;
  const words = `${noun} ${title}`.toLowerCase();
  const placeOf = (rule: BeforeClassRule) =>
    Math.min(...rule.nouns.filter((noun) => isNamedIn(noun, words)).map((noun) => words.indexOf(noun)));
  const named = rules.filter((rule) => Number.isFinite(placeOf(rule)));
  return named.sort((a, b) => placeOf(a) - placeOf(b))[0] ?? rules.find(({ isForAll }) => isForAll);
}

/** The week of a class that meets once is that of its day. */
const meetsOnce = ({ meetings }: CourseContext): boolean =>
  new Set(meetings.flatMap(({ days }) => days)).size === 1;

function nextClass(day: PlacedDate, classes: readonly PlacedDate[]): PlacedDate | undefined {
  const next = classAfter(day, classes);
  return next && reckoned(day, { date: next.date }, `due before the class of ${next.text}`);
}

const BECAUSE = 'the document says how long before class it is due';

function hourBefore(
  day: PlacedDate,
  { hours, time }: BeforeClassRule,
  { meetings }: CourseContext,
): Pick<Candidate, 'dates' | 'time'> | undefined {
  if (!isFull(day.date) || day.until) return undefined;
  const weekday = weekdayOf(day.date);
  const begins = meetings.find(({ days, start }) => start !== undefined && days.includes(weekday))?.start;
  if (!begins) return undefined;
  if (hours === undefined) {
    const date = addDays(day.date, -1);
    return { dates: [reckoned(day, { date }, BECAUSE)], ...(time !== undefined && { time }) };
  }
  const [hour = 0, minute = 0] = begins.split(':').map(Number);
  const at = hour - hours;
  const back = Math.max(0, Math.ceil(-at / HOURS_OF_DAY));
  const own = `${String(at + back * HOURS_OF_DAY).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const date = addDays(day.date, -back);
  return { dates: back === 0 ? [day] : [reckoned(day, { date }, BECAUSE)], time: own };
}
