import { addDays, daysBetween, WEEKDAYS, weekdayIndex, weekdayOf } from '../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../dates/date-book.ts';
import type { Meeting, Weekday } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { namesLab } from '../items/gather-signals.ts';
import { tidy } from '../items/title.ts';
import { isTest } from '../items/vocabulary.ts';
import { inWeekFrom, onWeekday } from '../schedule/relative/relative-day.ts';
import { initials } from '../text/initials.ts';
import type { WeekRule } from './find-week-rules.ts';
import { hasWordsOf, isNamedIn } from './rule-words.ts';

/** Moves what is due in a week to the day of the week on which the document says such work is due. */
export function applyWeekRule(
  candidate: Candidate,
  rules: readonly WeekRule[],
  meetings: readonly Meeting[],
): Candidate {
  const first = candidate.dates[0];
  if (candidate.namesDay) return candidate;
  const rule = rules.find((one) => speaksOf(one, candidate));
  if (!rule || !first || (!rule.isOfTests && isHeldOn(first, candidate))) return candidate;
  const due = asHandedIn(candidate, rule);
  if (isOfItsClass(rule, meetings) && isNamedBy(rule, candidate) && isDayOfClass(first, meetings))
    return { ...due, dates: [onDayOfClass(first, rule)] };
  if (rule.isOfSpan && first.until) return { ...due, dates: [inSpan(first, rule)] };
  const isWeek = candidate.isWeek === true || isOpening(rule, candidate);
  const isInWeek =
    isWeek ||
    isInModule(candidate) ||
    (candidate.role === 'due' && (candidate.dates.length > 1 || first.until !== undefined));
  return isInWeek || isNamedBy(rule, candidate)
    ? { ...due, dates: [lastNamed(first, rule.day, isWeek)] }
    : candidate;
}

/** It speaks of such work, wherever the schedule has it. */
const isNamedBy = ({ works, isListed }: WeekRule, { signals }: Candidate): boolean =>
  works.length > 0 && !isListed && !signals.has('own-date');

/** "Due on Wednesdays before class", where the class meets on Wednesdays, is said of that day itself. */
const isOfItsClass = ({ day, isOfClass }: WeekRule, meetings: readonly Meeting[]): boolean =>
  isOfClass === 'week' || (isOfClass === 'before' && !meetings.some(({ days }) => days.includes(day)));

/** The row is that of a class, and of no week that begins then. */
function isDayOfClass({ date, until }: PlacedDate, meetings: readonly Meeting[]): boolean {
  if (until || !isFull(date)) return false;
  const weekday = weekdayOf(date);
  return meetings.length > 0
    ? meetings.some(({ days }) => days.includes(weekday))
    : !BEGIN_WEEKS.includes(weekday);
}

const BEGIN_WEEKS: readonly Weekday[] = ['MO', 'SU'];

function onDayOfClass(day: PlacedDate, { day: weekday, isOfClass }: WeekRule): PlacedDate {
  if (isOfClass === 'week' || !isFull(day.date)) return onWeekday(day, weekday);
  const back = (weekdayIndex(day.date) - WEEKDAYS.indexOf(weekday) + 7) % 7;
  return reckoned(
    day,
    { date: addDays(day.date, -back) },
    'the day before class by which the document says that it is due',
  );
}

/** "Thursday 9/20 | Exam 1": a test is held on the day whose weekday its row names. */
const isHeldOn = (day: PlacedDate | undefined, candidate: Candidate): boolean =>
  isTest(candidate) && day?.mention.weekday !== undefined && day.until === undefined;

/** "Labs are due on Sundays": a numbered lab is something to hand in then, and no session in the laboratory. */
function asHandedIn(candidate: Candidate, { works, isOfHomework }: WeekRule): Candidate {
  if (works.length > 0 && isNamedAlone(candidate)) return asInColumnOfDue(candidate);
  if (!candidate.signals.has('numbered')) return candidate;
  const isLabOfWeek =
    works.length === 0 && !isOfHomework && candidate.isWeek === true && namesLab(candidate.title);
  if (works.length === 0 && !isLabOfWeek) return candidate;
  const signals = new Set(candidate.signals);
  signals.delete('lab-session');
  return { ...candidate, signals: isLabOfWeek ? signals.add('due') : signals };
}

const IN_LISTS: readonly Candidate['role'][] = ['entry', 'follower'];

/** "Reflection", and nothing else, in a list below a day. */
const isNamedAlone = ({ role, statement = '', title, signals }: Candidate): boolean =>
  IN_LISTS.includes(role) && !signals.has('numbered') && tidy(statement) === title;

/** A list of what there is on a day has no column that says so; "Reflections are due on Fridays" does. */
function asInColumnOfDue(candidate: Candidate): Candidate {
  const signals = new Set(candidate.signals);
  signals.delete(`role:${candidate.role}`);
  signals.delete('bare');
  return { ...candidate, role: 'due', signals: signals.add('role:due').add('sets-day') };
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
          (namesPhrase(work.phrase, title) || title.startsWith(work.noun) || isInitials(work.phrase, title)),
      ))
  );
}

/** A single word may have another ending: "Übungsblätter", "Übungsblatt 3". */
const namesPhrase = (phrase: string, title: string): boolean =>
  /\s/u.test(phrase) ? hasWordsOf(phrase, title) || endsLike(phrase, title) : isNamedIn(phrase, title);

const INITIALS = /^(?<letters>\p{L}{1,4})\s?#?\d/u;

/** "Q2" is a quiz, "LR 3" a lab report. */
const isInitials = (phrase: string, title: string): boolean =>
  INITIALS.exec(title)?.groups?.letters === initials(phrase);

const NUMBER_BEHIND = /\s#?\d{1,2}\W*$/u;

/** "Reading response 2" is one of the "brief reading responses". */
function endsLike(phrase: string, title: string): boolean {
  const length = title.replace(NUMBER_BEHIND, '').split(/\s+/u).length;
  const words = phrase.split(/\s+/u);
  return length < words.length && title.startsWith(words.slice(-length).join(' '));
}

/**
 * No rule for all that is handed in says when an exam is, "Homework is due on Fridays" nothing of a quiz, and neither
 * what is said of works that it does not name what is due in the class of a Wednesday.
 */
const isOfAll = (
  { isForAll, isOfAssignments, isOfHomework, isOfSpan }: WeekRule,
  candidate: Candidate,
): boolean =>
  (isForAll && !(isOfAssignments && candidate.kind === 'exam')) ||
  (candidate.kind !== 'exam' &&
    !(isOfHomework && candidate.kind === 'quiz') &&
    !(isOfSpan && !isOfHomework && isInMidweek(candidate)));

const isInMidweek = ({ dates: [day], isWeek }: Candidate): boolean =>
  isWeek === true && day !== undefined && isFull(day.date) && !BEGIN_WEEKS.includes(weekdayOf(day.date));

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

/** The last such day of the span, or the first behind weeks that never reach it, or else its end. */
function inSpan(span: PlacedDate, { day, isBehindWeeks }: WeekRule): PlacedDate {
  const { until } = span;
  if (!until || !isFull(until)) return span;
  const back = (weekdayIndex(until) - WEEKDAYS.indexOf(day) + 7) % 7;
  const named = addDays(until, isBehindWeeks ? 7 - back : -back);
  const isNamed = isBehindWeeks === true || (isFull(span.date) && daysBetween(span.date, named) > 0);
  const because = isNamed ? 'the day by which the document says that work is due' : 'the last day of its row';
  return reckoned(span, { date: isNamed ? named : until }, because);
}

/** Of a Monday-to-Monday row the second Monday is the day by which work is due. */
function lastNamed(week: PlacedDate, rule: Weekday, isWeek: boolean): PlacedDate {
  const { until } = week;
  if (until && isFull(until) && weekdayOf(until) === rule)
    return { ...week, date: until, readFrom: week.readFrom ?? week, ...{ until: undefined } };
  return (isWeek ? inWeekFrom : onWeekday)(week, rule);
}
