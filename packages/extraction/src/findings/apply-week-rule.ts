import { addDays, daysBetween, WEEKDAYS, weekdayIndex, weekdayOf } from '../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../dates/date-book.ts';
import type { Weekday } from '../extraction.ts';
import type { Candidate } from '../items/candidate.ts';
import { namesLab } from '../items/gather-signals.ts';
import { isTest } from '../items/vocabulary.ts';
import { inWeekFrom, onWeekday } from '../schedule/relative/relative-day.ts';
import type { WeekRule } from './find-week-rules.ts';
import { hasWordsOf, isNamedIn } from './rule-words.ts';

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
  const isLabOfWeek =
    works.length === 0 && !isOfHomework && candidate.isWeek === true && namesLab(candidate.title);
  if (works.length === 0 && !isLabOfWeek) return candidate;
  const signals = new Set(candidate.signals);
  signals.delete('lab-session');
  return { ...candidate, signals: isLabOfWeek ? signals.add('due') : signals };
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
  isWeek === true && day !== undefined && isFull(day.date) && !['MO', 'SU'].includes(weekdayOf(day.date));

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
