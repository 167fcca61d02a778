import { addDays, type CivilDate, daysBetween, weekdayOf } from '../dates/civil.ts';
import { isFull } from '../dates/date-book.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import { isOfCourse } from '../items/is-of-course.ts';
import { phraseAround } from '../items/phrase-around.ts';
import { findRecurring } from '../items/recurring.ts';
import { isToldWeekly, saysRepeated, saysWeekdayBeforeClass, worksToldOf } from '../items/told-weekly.ts';
import { type Head, isTest, type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { type WeeklyDeadline, weeklyDeadlines } from '../schedule/lists/weekly-deadlines.ts';
import { isWeekLong } from '../schedule/relative/relative-day.ts';
import { runInTitle } from '../schedule/text/paragraph-names.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { oneOf, word } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import { ruleIn as ruleOfFollowingDay } from './following-day-rule.ts';
import { headingsAbove } from './headings-above.ts';
import { isAnyWork, saysOfThese, singular } from './rule-words.ts';

/** The day of the week by which the document says that work named under a week is due. */
export interface WeekRule {
  day: Weekday;
  /** "Modules open on Mondays": the day that stands for a whole week. */
  opensOn?: Weekday;
  /** It speaks of the week that a class is in, or of the day before it: "by Tuesday of that week", "the Tuesday before class". */
  isOfClass?: 'week' | 'before';
  /** No week of the schedule reaches to that day: its rows end on Fridays, and work is due on Sundays. */
  isBehindWeeks?: boolean;
  /** It speaks of the days of a module or a row, and not of a week by that name. */
  isOfSpan: boolean;
  /** The work that it speaks of, such as the noun `paper` of `short paper`; none where it is for all. */
  works: readonly { noun: string; phrase: string; isTest: boolean }[];
  /** It says when tests are held, and not when work is due: "Quizzes are given on Fridays". */
  isOfTests?: boolean;
  /** It speaks of homework, and so of no quiz. */
  isOfHomework?: boolean;
  /** It says so: "unless otherwise specified". */
  isForAll: boolean;
  /** "Unless otherwise specified, lab assignments are due …": for all of these, and no exam. */
  isOfAssignments?: boolean;
  /** It stands in a list of weekly deadlines: said of what is named under a week, and not of a row for a day. */
  isListed?: boolean;
}

const OF_THE_WEEK =
  /\b(?:each|indicated|that|the|listed|given|corresponding|same|chaque|cada)\s(?:\p{L}+\s)?$/iu;
/** "Unless noted otherwise, exercises are due …" is said of whatever there is. */
const FOR_ALL = /\bunless\s(?:\p{L}+\s)?otherwise\b|\bunless\s(?:stated|noted)\b/iu;
const OPENS = /\b(?:opens?|begins?|starts?|released|available)\b/iu;
const CLOSES = /\b(?:close[sd]?|ends?|completed?|posted)\b/iu;

/** "Rooms are posted the Friday before an exam": says nothing of the day of the exam. */
const BEFORE_ANOTHER = /\p{L}days?\s(?:before|after|prior\sto|preceding|following)\s/iu;

/** "Work is due on the Sunday of that week": the days that stand for rows and entries naming a whole week. */
export function findWeekRules(context: CourseContext): WeekRule[] {
  const { nodes, locale } = context;
  const words = vocabulary(locale);
  const listed = weeklyDeadlines(nodes, locale).map((deadline) => toWeekRule(deadline, words));
  const repeated = findRecurring(context).flatMap(({ title, kind, days: [day, ...others] }) =>
    day && others.length === 0 ? [{ ...namedRule(title, day, isTest({ kind })), isOfSpan: true }] : [],
  );
  const reached = weekdaysOfWeeks(context);
  return [...listed, ...rulesInText(context), ...repeated].map((rule) =>
    reached.size > 0 && !reached.has(rule.day) ? { ...rule, isBehindWeeks: true } : rule,
  );
}

const daysWithin = (first: CivilDate, last: CivilDate): CivilDate[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day));

/** The days of the week that the weeks of the schedule contain: those from Monday to Friday, or all. */
const weekdaysOfWeeks = ({ occasions }: CourseContext): ReadonlySet<Weekday> =>
  new Set(
    occasions
      .flatMap(({ dates }) => dates)
      .filter(isWeekLong)
      .flatMap(({ date, until }) => (until && isFull(date) && isFull(until) ? daysWithin(date, until) : []))
      .map(weekdayOf),
  );

function rulesInText(context: CourseContext): WeekRule[] {
  const { nodes, locale, book, occasions } = context;
  const { weekdaysIn } = dateWords(locale);
  const above = headingsAbove(nodes);
  const planned = new Set(occasions.flatMap(({ statement }) => statement.pieces.map(({ line }) => line)));
  // "Upload the form by Monday", in an entry of the plan, is said of that form.
  const isOfOne = ({ text, pieces }: Passage) =>
    !saysRepeated(text) && pieces.some(({ line }) => planned.has(line));
  return runningText(nodes).flatMap((passage) => {
    const clauses = toClauses(passage);
    const named = clauses.filter((clause) => weekdaysIn(clause.text).length > 0 && !isOfOne(clause));
    if (named.length === 0) return [];
    const title = runInTitle(clauses, book)?.text;
    const heading = passage.pieces.flatMap(({ line }) => above.get(line)?.at(-1) ?? [])[0];
    return named.flatMap((clause) => ruleIn(clause, { title, heading }, context) ?? []);
  });
}

function ruleIn(
  clause: Passage,
  names: { title: string | undefined; heading: string | undefined },
  { locale, book }: CourseContext,
): WeekRule | undefined {
  const { text } = clause;
  const words = vocabulary(locale);
  const isOfWeek = saysOfWeek(text, locale);
  const isBeforeClass = saysWeekdayBeforeClass(text, locale);
  const isDue = words.due.test(text) || saysWhenClosed(text, words) || isToldWeekly(text, locale);
  const isOfTests = !isDue && saysWhenHeld(text, words);
  const isRule =
    (isOfWeek || !words.officeHours.test(text)) &&
    (isDue || isOfTests) &&
    !ruleOfFollowingDay(text, locale) &&
    book.within(clause).length === 0;
  const days = isRule ? daysOf(text, locale) : undefined;
  if (!days) return undefined;
  const isForAll = FOR_ALL.test(text);
  const subject = worksToldOf(text, locale).length === 0 ? subjectOf(text, names, words) : text;
  return {
    ...days,
    works: isForAll ? [] : worksOf(subject, locale),
    isForAll,
    ...(isForAll && words.works(text).some((head) => !isTest(head)) && { isOfAssignments: true }),
    isOfSpan: !isOfWeek || isOfTests,
    ...(isBeforeClass ? { isOfClass: 'before' } : isOfWeek && { isOfClass: 'week' }),
    ...(isOfTests && { isOfTests }),
    ...(HOMEWORK.test(subject) && { isOfHomework: true }),
  };
}

/** What a clause without a word for work is about: "Due every Friday" below "Reading responses", "These are due …". */
function subjectOf(
  text: string,
  { title, heading }: { title: string | undefined; heading: string | undefined },
  { works }: Vocabulary,
): string {
  if (title && saysOfThese(text)) return title;
  const named = works(heading ?? '');
  return heading && named.length > 0 && !named.some(isTest) ? heading : text;
}

/** "… of that week". */
function saysOfWeek(text: string, locale: Locale): boolean {
  const at = weekWord(locale).exec(text)?.index;
  return at !== undefined && OF_THE_WEEK.test(text.slice(0, at));
}

const weekWord = perLocale((locale) => new RegExp(word(oneOf(locale.week)), 'iu'));

/** "Modules open on Mondays and close on Sundays." */
function daysOf(text: string, locale: Locale): Pick<WeekRule, 'day' | 'opensOn'> | undefined {
  const { due } = vocabulary(locale);
  const said = Math.min(...[due, CLOSES].map((pattern) => pattern.exec(text)?.index ?? Infinity));
  const all = dateWords(locale).weekdaysIn(text);
  const named = all.find(({ start }) => start > said) ?? all[0];
  const opening = all.find(({ start }) => start < said && OPENS.test(text.slice(0, start)));
  const [day, opensOn] = [named?.day, opening?.day];
  return day && { day, ...(opensOn && opensOn !== day && { opensOn }) };
}

/** "Modules close on Sundays", "reviews are posted by Friday". */
const saysWhenClosed = (text: string, words: Vocabulary): boolean =>
  CLOSES.test(text) && !BEFORE_ANOTHER.test(text) && !isOfCourse(text, words.works(text));

const HOMEWORK = /\b(?:homeworks?|devoirs?|tareas?|hausaufgaben?|huiswerk)\b/iu;

/** "Quizzes are given on Fridays", "a short test every Monday", "Friday quizzes". */
function saysWhenHeld(text: string, { announced, works }: Vocabulary): boolean {
  const tests = works(text).filter(isTest);
  const isOfDay = tests.some(({ start }) => DAY_AHEAD.test(text.slice(0, start)));
  return (
    tests.length > 0 && (isOfDay || announced.test(text) || saysRepeated(text)) && !isOfCourse(text, tests)
  );
}

const DAY_AHEAD = /\p{L}days?['’]?\s$/iu;

/** "Case studies | Sunday, 10 pm" in a list of deadlines. */
const toWeekRule = ({ name, day }: WeeklyDeadline, { heads }: Vocabulary): WeekRule =>
  namedRule(name.text, day, heads(name.text).some(isTest));

function namedRule(name: string, day: Weekday, isTest: boolean): WeekRule {
  const phrase = singular(name.trim());
  return {
    day,
    works: [{ noun: phrase, phrase, isTest }],
    isForAll: false,
    isOfSpan: false,
    isListed: true,
  };
}

function worksOf(text: string, locale: Locale): WeekRule['works'] {
  const heads = worksToldOf(text, locale);
  if (heads.some((head) => isAnyWork(head.text))) return [];
  return heads.map((head) => ({
    noun: singular(head.text),
    phrase: phraseOf(text, head),
    isTest: isTest(head),
  }));
}

const phraseOf = (text: string, head: Head): string => {
  const { start } = phraseAround(text, head);
  return singular(text.slice(start, head.end));
};
