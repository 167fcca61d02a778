import { addDays, daysBetween, WEEKDAYS, weekdayIndex, weekdayOf } from '../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../dates/date-book.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { phraseAround } from '../items/phrase-around.ts';
import { findRecurring } from '../items/recurring.ts';
import { type Head, isTest, type Vocabulary, vocabulary } from '../items/vocabulary.ts';
import { type WeeklyDeadline, weeklyDeadlines } from '../schedule/lists/weekly-deadlines.ts';
import { inWeekFrom, onWeekday } from '../schedule/relative/relative-day.ts';
import { runInTitle } from '../schedule/text/paragraph-names.ts';
import { toClauses } from '../structure/clauses.ts';
import { runningText } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { oneOf, word } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import { ruleIn as ruleOfFollowingDay } from './following-day-rule.ts';
import { hasWordsOf, isAnyWork, isNamedIn, isOfCourse, saysOfThese, singular } from './rule-words.ts';

/** The day of the week by which the document says that work named under a week is due. */
export interface WeekRule {
  day: Weekday;
  /** "Modules open on Mondays": the day that stands for a whole week. */
  opensOn?: Weekday;
  /** It speaks of the days of a module or a row, and not of a week by that name. */
  isOfSpan: boolean;
  /** The work that it speaks of, such as the noun `paper` of `short paper`; none where it is for all. */
  works: readonly { noun: string; phrase: string; isTest: boolean }[];
  /** It says when tests are held, and not when work is due: "Quizzes are given on Fridays". */
  isOfTests?: boolean;
  isOfHomework?: boolean;
  /** It says so: "unless otherwise specified". */
  isForAll: boolean;
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
  const { nodes, locale, book } = context;
  const { weekdaysIn } = dateWords(locale);
  // "Modules open on Mondays and close on Sundays."
  const daysOf = (text: string) => {
    const said = Math.min(...[words.due, CLOSES].map((pattern) => pattern.exec(text)?.index ?? Infinity));
    const all = weekdaysIn(text);
    const named = all.find(({ start }) => start > said) ?? all[0];
    const opening = all.find(({ start }) => start < said && OPENS.test(text.slice(0, start)));
    const [due, opensOn] = [named?.day, opening?.day];
    return due && { day: due, ...(opensOn && opensOn !== due && { opensOn }) };
  };
  const week = new RegExp(word(oneOf(locale.week)), 'iu');
  const words = vocabulary(locale);
  const ruleIn = (clause: Passage, title: Passage | undefined): WeekRule[] => {
    const { text } = clause;
    const at = week.exec(text)?.index;
    const isOfWeek = at !== undefined && OF_THE_WEEK.test(text.slice(0, at));
    const isDue = words.due.test(text) || saysWhenClosed(text, words);
    const isOfTests = !isDue && saysWhenHeld(text, words);
    const isRule =
      (isOfWeek || !words.officeHours.test(text)) &&
      (isDue || isOfTests) &&
      !ruleOfFollowingDay(text, locale) &&
      book.within(clause).length === 0;
    const named = isRule ? daysOf(text) : undefined;
    if (!named) return [];
    const isForAll = FOR_ALL.test(text);
    const subject = saysOfThese(text) && words.works(text).length === 0 ? (title?.text ?? text) : text;
    const works = isForAll ? [] : worksOf(subject, words);
    const kind = { ...(isOfTests && { isOfTests }), ...(HOMEWORK.test(subject) && { isOfHomework: true }) };
    return [{ ...named, works, isForAll, isOfSpan: !isOfWeek || isOfTests, ...kind }];
  };
  const listed = weeklyDeadlines(nodes, locale).map((deadline) => toWeekRule(deadline, words));
  const said = runningText(nodes).flatMap((passage) => {
    const clauses = toClauses(passage);
    const named = clauses.filter(({ text }) => weekdaysIn(text).length > 0);
    if (named.length === 0) return [];
    const title = runInTitle(clauses, book);
    return named.flatMap((clause) => ruleIn(clause, title));
  });
  const repeated = findRecurring(context).flatMap(({ title, kind, days: [day, ...others] }) =>
    day && others.length === 0 ? [{ ...namedRule(title, day, isTest({ kind })), isOfSpan: true }] : [],
  );
  return [...listed, ...said, ...repeated];
}

/** "Modules close on Sundays", "reviews are posted by Friday". */
const saysWhenClosed = (text: string, words: Vocabulary): boolean =>
  CLOSES.test(text) && !BEFORE_ANOTHER.test(text) && !isOfCourse(text, words.works(text));

const HOMEWORK = /\b(?:homeworks?|devoirs?|tareas?|hausaufgaben?|huiswerk)\b/iu;
const REPEATED =
  /\b(?:every|each|weekly|most|\p{L}{3,7}days|chaque|tous\sles|cada|todos\slos|semanal(?:es)?)\b/iu;

/** "Quizzes are given on Fridays", "a short test every Monday", "Friday quizzes". */
function saysWhenHeld(text: string, { announced, works }: Vocabulary): boolean {
  const tests = works(text).filter(isTest);
  const isOfDay = tests.some(({ start }) => DAY_AHEAD.test(text.slice(0, start)));
  return (
    tests.length > 0 && (isOfDay || announced.test(text) || REPEATED.test(text)) && !isOfCourse(text, tests)
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

function worksOf(text: string, { works }: Vocabulary): WeekRule['works'] {
  const heads = works(text);
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

/** Moves what is due in a week to the day of the week on which the document says such work is due. */
export function applyWeekRule(candidate: Candidate, rules: readonly WeekRule[]): Candidate {
  const first = candidate.dates[0];
  if (candidate.namesDay) return candidate;
  const rule = rules.find((one) => speaksOf(one, candidate));
  if (!rule || !first || (!rule.isOfTests && isHeldOn(first, candidate))) return candidate;
  const due = asHandedIn(candidate, rule);
  if (rule.isOfSpan && first.until) return { ...due, dates: [inSpan(first, rule.day)] };
  const isNamed = rule.works.length > 0 && !rule.isListed && !candidate.signals.has('own-date');
  const isWeek = candidate.isWeek === true || isOpening(rule, candidate);
  const isInWeek =
    isWeek ||
    isInModule(candidate) ||
    (candidate.role === 'due' && (candidate.dates.length > 1 || first.until !== undefined));
  return isInWeek || isNamed ? { ...due, dates: [lastNamed(first, rule.day, isWeek)] } : candidate;
}

/** "Thursday 9/20 | Exam 1": a test is held on the day whose weekday its row names. */
const isHeldOn = (day: PlacedDate | undefined, candidate: Candidate): boolean =>
  isTest(candidate) && day?.mention.weekday !== undefined && day.until === undefined;

/** "Labs are due on Sundays": a numbered lab is something to hand in then, and no session in the laboratory. */
function asHandedIn(candidate: Candidate, { works, isOfHomework }: WeekRule): Candidate {
  if (!candidate.signals.has('numbered')) return candidate;
  const isOfAll =
    works.length === 0 && !isOfHomework && candidate.isWeek === true && candidate.signals.has('lab-session');
  if (works.length === 0 && !isOfAll) return candidate;
  const signals = new Set(candidate.signals);
  signals.delete('lab-session');
  return { ...candidate, signals: isOfAll ? signals.add('due') : signals };
}

function speaksOf(rule: WeekRule, candidate: Candidate): boolean {
  const { works, isOfSpan } = rule;
  const title = candidate.title.toLowerCase();
  const isOfItsDays =
    !isOfSpan || isInModule(candidate) || isOpening(rule, candidate) || candidate.isWeek === true;
  return (
    isOfItsDays &&
    ((works.length === 0 && isOfAll(rule, candidate)) ||
      works.some(
        (work) =>
          // "Lab practical exam" is no lab.
          work.isTest === isTest(candidate) &&
          (namesPhrase(work.phrase, title) || title.startsWith(work.noun)),
      ))
  );
}

/** A single word may have another ending: "Übungsblätter", "Übungsblatt 3". */
const namesPhrase = (phrase: string, title: string): boolean =>
  /\s/u.test(phrase) ? hasWordsOf(phrase, title) : isNamedIn(phrase, title);

/** No rule for all that is handed in says when an exam is, and "Homework is due on Fridays" nothing of a quiz. */
const isOfAll = ({ isForAll, isOfHomework }: WeekRule, { kind }: Candidate): boolean =>
  isForAll || (kind !== 'exam' && !(isOfHomework && kind === 'quiz'));

/** Stands below the day on which its week begins, and names no day of its own. */
const isOpening = ({ opensOn }: WeekRule, { dates: [first], signals }: Candidate): boolean =>
  opensOn !== undefined &&
  first !== undefined &&
  isFull(first.date) &&
  first.until === undefined &&
  weekdayOf(first.date) === opensOn &&
  !signals.has('own-date');

const LONGEST_MODULE = 8;
const SHORTEST_MODULE = 3;

/** In a row or an entry for the days of about a week, which say nothing of the work itself. */
function isInModule({ dates: [first], signals }: Candidate): boolean {
  if (!first?.until || !isFull(first.date) || !isFull(first.until) || signals.has('own-date')) return false;
  const days = daysBetween(first.date, first.until);
  return days >= SHORTEST_MODULE && days <= LONGEST_MODULE;
}

/** The last such day of the span, or the end of one that is shorter. */
function inSpan(span: PlacedDate, day: Weekday): PlacedDate {
  const { until } = span;
  if (!until || !isFull(until)) return span;
  const back = (weekdayIndex(until) - WEEKDAYS.indexOf(day) + 7) % 7;
  const named = addDays(until, -back);
  const isWithin = isFull(span.date) && daysBetween(span.date, named) > 0;
  const because = isWithin
    ? 'the day by which the document says that work is due'
    : 'the last day of its row';
  return reckoned(span, { date: isWithin ? named : until }, because);
}

/** Of a Monday-to-Monday row the second Monday is the day by which work is due. */
function lastNamed(week: PlacedDate, rule: Weekday, isWeek: boolean): PlacedDate {
  const { until } = week;
  if (until && isFull(until) && weekdayOf(until) === rule)
    return { ...week, date: until, readFrom: week.readFrom ?? week, ...{ until: undefined } };
  return (isWeek ? inWeekFrom : onWeekday)(week, rule);
}
