import { addDays, daysBetween, toIso, weekdayOf } from '../dates/civil.ts';
import { inAYear, isFull, type PartialDate, type PlacedDate } from '../dates/date-book.ts';
import { type DayOff, findDayOff } from '../items/days-off.ts';
import { isNamed } from '../items/name-day-off.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { overWeek } from '../items/week-off.ts';
import type { Occasion } from '../schedule/occasion.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';

/** Days on which the class does not meet; said twice, a day is listed once. */
export function fromDaysOff(context: CourseContext): Draft[] {
  const { occasions, book, locale } = context;
  const said = occasions
    .filter((occasion) => !isOfSession(occasion, context))
    .flatMap((occasion) => eachStretch(findDayOff(occasion, book, locale)))
    .filter((day) => !isPartOfDay(day, context));
  const found = said.map((day) => lastingItsWeek(day, said));
  const kept: Draft[] = [];
  for (const day of found.sort(
    (a, b) => b.confidence - a.confidence || startOf(a).localeCompare(startOf(b)),
  )) {
    const index = kept.findIndex((other) => isSameBreak(other, day));
    const other = kept[index];
    if (other)
      kept[index] = {
        ...other,
        ...(!isNamed(other.title) &&
          isNamed(day.title) &&
          startOf(other) === startOf(day) && { title: day.title }),
        evidence: [...other.evidence, ...day.evidence],
        repeats: [...(other.repeats ?? []), ...day.dates],
      };
    else kept.push({ kind: 'holiday', ...day });
  }
  return joinedBreaks(kept, context);
}

/** "Spring break" on each day of class of a week is one break, and so are days of the same words that follow each other. */
function joinedBreaks(days: readonly Draft[], context: CourseContext): Draft[] {
  const joined: Draft[] = [];
  for (const day of [...days].sort((a, b) => startOf(a).localeCompare(startOf(b)))) {
    const index = joined.findLastIndex((other) => goesOnAs(other, day, context));
    const other = joined[index];
    if (other)
      joined[index] = {
        ...other,
        dates: [...other.dates, ...day.dates],
        evidence: [...other.evidence, ...day.evidence],
      };
    else joined.push(day);
  }
  return joined;
}

/** From the Wednesday of a week to the Monday of the next. */
const FARTHEST_CLASS = 5;

/** The same words on the next day, or a break of the same name on the next day of class. */
function goesOnAs(known: Draft, { title, dates: [first] }: Draft, context: CourseContext): boolean {
  const last = known.dates.at(-1);
  if (!last || !first || known.title.toLowerCase() !== title.toLowerCase()) return false;
  const days = daysFrom(last, first);
  const mayBeNextClass = isNamed(title) && days > 0 && days <= FARTHEST_CLASS;
  return days === 1 || (mayBeNextClass && !isTaughtBetween(last, first, context));
}

function isTaughtBetween(last: PlacedDate, next: PlacedDate, context: CourseContext): boolean {
  const from = inAYear(last.until ?? last.date);
  const between = Array.from({ length: daysFrom(last, next) - 1 }, (_, index) => addDays(from, index + 1));
  return between.some((date) => hasTopic(date, context, TAUGHT));
}

/** A break of a week lasts until its Friday, unless other days of that week are told to be off as well. */
function lastingItsWeek({ isOfWeek, ...day }: DayOff, all: readonly DayOff[]): DayOff {
  if (!isOfWeek) return day;
  const week = { ...day, dates: day.dates.map(overWeek) };
  return all.some((other) => startOf(other) > startOf(week) && startOf(other) <= endOf(week)) ? day : week;
}

/** "No class" in the column of the laboratory, beside the topic of the lecture on that day. */
const isOfSession = ({ role, dates: [first] }: Occasion, context: CourseContext): boolean =>
  role === 'session' && first !== undefined && hasTopic(first.date, context);

/** In a list the day and its topic are one entry. */
const TAUGHT: readonly Occasion['role'][] = ['topic', 'entry'];

/** Whether something else is said to be taught on a day. */
const hasTopic = (
  date: PartialDate,
  { occasions, locale }: CourseContext,
  roles: readonly Occasion['role'][] = ['topic'],
): boolean =>
  occasions.some(
    ({ role, statement, dates }) =>
      roles.includes(role) &&
      /\p{L}{3}/u.test(statement.text) &&
      !vocabulary(locale).dayOff.test(statement.text) &&
      dates.some((other) => toIso(inAYear(other.date)) === toIso(inAYear(date))),
  );

const PART_OF_CLASS =
  /^\W*no\s(?:labs?|(?:discussion\s)?sections?|discussions?|recitations?|tutorials?|seminars?|workshops?|work\s?groups?)\b[^(–—-]*$/iu;

const NO_LECTURE = /^\W*no\slectures?\W*$/iu;

/** "No lab" on the day of a lecture, "No lecture" beside a laboratory: the class meets all the same. */
function isPartOfDay({ title, dates: [first] }: DayOff, context: CourseContext) {
  if (!first || !isFull(first.date)) return false;
  if (NO_LECTURE.test(title)) return hasTopic(first.date, context, ['session', 'entry']);
  if (!PART_OF_CLASS.test(title)) return false;
  const weekday = weekdayOf(first.date);
  return (
    context.meetings.some(({ kind, days }) => kind === 'lecture' && days.includes(weekday)) ||
    hasTopic(first.date, context)
  );
}

/** The same days, or one of the days of a break that is known as a whole. */
const isSameBreak = (known: Draft, day: DayOff): boolean =>
  startOf(known) === startOf(day) ||
  isReckonedAround(known, day) ||
  (endOf(known) === endOf(day) && endOf(day) !== '') ||
  (endOf(day) === '' &&
    day.dates.length === 1 &&
    startOf(known) < startOf(day) &&
    startOf(day) <= endOf(known));

/** The weeks between two classes, in which a day off is stated. */
const isReckonedAround = (known: Draft, day: DayOff): boolean =>
  day.dates[0]?.readFrom !== undefined && startOf(day) <= startOf(known) && startOf(known) <= endOf(day);

const startOf = ({ dates }: Pick<Draft, 'dates'>) => (dates[0] ? toIso(dates[0].date) : '');
const endOf = ({ dates }: Pick<Draft, 'dates'>) => {
  const until = dates.at(-1)?.until;
  return until ? toIso(until) : '';
};

/** "October 12 and 16" are two days off, "October 12 and 13" are one break. */
function eachStretch(day: DayOff | undefined): DayOff[] {
  if (!day) return [];
  const stretches: PlacedDate[][] = [];
  for (const date of day.dates) {
    const last = stretches.at(-1)?.at(-1);
    if (last && isNextDay(last, date)) stretches.at(-1)?.push(date);
    else stretches.push([date]);
  }
  return stretches.map((dates) => ({ ...day, dates }));
}

const FARTHEST = 3;

/** A weekend may lie between two days of a break. */
const isNextDay = (date: PlacedDate, next: PlacedDate) => Math.abs(daysFrom(date, next)) < FARTHEST;

const daysFrom = ({ date, until }: PlacedDate, next: PlacedDate): number =>
  daysBetween(inAYear(until ?? date), inAYear(next.date));
