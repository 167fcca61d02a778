import { startOfWeek, type Weekday, weekOfTerm } from '@syllabi/calendar';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { addDays, type DayRange, daysBetween, toDay } from '../../vocabulary/days.ts';
import { type DueDay, totalOf } from './due-days.rules.ts';
import type { OverviewView, TaskCard } from './overview.schemas.ts';

export interface PlanForOverview {
  /** The days that are shown on which something is due again. */
  coming: TaskCard[];
  classes: { date: string; courseId: string }[];
  daysOff: { startsOn: string; endsOn: string; title: string; courseId: string }[];
  terms: { start: string; end: string }[];
}

export function weekAround(date: string, firstDay: Weekday): DayRange {
  const first = startOfWeek(date, firstDay);
  return { from: toDay(first), to: toDay(first.add({ days: 6 })) };
}

export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: daysBetween(range) }, (_, index) => addDays(range.from, index));

export const isIn = (date: string, { from, to }: DayRange): boolean => from <= date && date <= to;
const sumOf = (tasks: TaskCard[]): number => round(tasks.reduce((sum, { weight }) => sum + (weight ?? 0), 0));
export const round = (percent: number): number => Math.round(percent * 100) / 100;
const isDone = ({ status }: TaskCard): boolean => status === 'done';

export function buildWeek(
  range: DayRange,
  { tasks, coming, classes, daysOff }: PlanForOverview & { tasks: TaskCard[] },
): OverviewView['week'] {
  const due = [...tasks, ...coming].filter(({ dueOn }) => isIn(dueOn, range));
  return {
    startsOn: range.from,
    endsOn: range.to,
    days: daysOf(range).map((date) => {
      const off = daysOff.filter(({ startsOn, endsOn }) => isIn(date, { from: startsOn, to: endsOn }));
      return {
        date,
        tasks: due.filter(({ dueOn }) => dueOn === date),
        classes: classes.filter((meeting) => meeting.date === date).length,
        daysOff: [...new Set(off.map(({ title }) => title))],
      };
    }),
    left: due.filter((task) => !isDone(task)).length,
    percent: sumOf(due),
    percentDone: sumOf(due.filter(isDone)),
  };
}

export type Term = { start: string; end: string };

/** The term that counts the weeks: of those running today the earliest start and the latest end. */
export function termAt(terms: Term[], today: string): Term | undefined {
  const running = terms.filter(({ start, end }) => start <= today && today <= end);
  const coming = terms.filter(({ start }) => start > today).sort((a, b) => a.start.localeCompare(b.start));
  const counted = running.length > 0 ? running : coming.slice(0, 1);
  return fromFirstToLast(counted);
}

/** Of terms that run together, the earliest start and the latest end. */
export function fromFirstToLast(terms: readonly Term[]): Term | undefined {
  const start = terms.map((term) => term.start).sort()[0];
  const end = terms
    .map((term) => term.end)
    .sort()
    .at(-1);
  return start && end ? { start, end } : undefined;
}

export interface CourseForOverview extends CourseBadge {
  toReview: number;
  term: { name: string | null; start: string | null; end: string | null };
}

type When = OverviewView['courses'][number]['term']['when'];
const ORDER: readonly When[] = ['now', 'coming', 'past'];

function whenIs({ start, end }: CourseForOverview['term'], today: string): When {
  if (end !== null && end < today) return 'past';
  return start !== null && start > today ? 'coming' : 'now';
}

/** The courses of now come first, then those to come, the next ones before the others, then the past from its end. */
function inOrderOfTerms(courses: readonly CourseForOverview[], today: string): CourseForOverview[] {
  const placeOf = ({ term }: CourseForOverview) => ORDER.indexOf(whenIs(term, today));
  const startOf = ({ term }: CourseForOverview) => term.start ?? '';
  return courses.toSorted((a, b) => {
    const byStart = startOf(a).localeCompare(startOf(b));
    const isNow = whenIs(a.term, today) === 'now';
    const isPast = whenIs(a.term, today) === 'past';
    return placeOf(a) - placeOf(b) || (isNow ? 0 : isPast ? -byStart : byStart);
  });
}

/** What is overdue of courses that are not over. */
export function overdueDays(
  days: readonly DueDay[],
  { courses, today }: { courses: readonly CourseForOverview[]; today: string },
): DueDay[] {
  const over = new Set(courses.filter(({ term }) => whenIs(term, today) === 'past').map(({ id }) => id));
  return days.filter(({ dueOn, course }) => dueOn < today && !(course && over.has(course.id)));
}

interface OfCourses {
  days: readonly DueDay[];
  /** The first thing to do, of those courses that have one. */
  next: TaskCard[];
  grades: ReadonlyMap<string, number>;
  today: string;
}

export function buildCourseCards(
  courses: readonly CourseForOverview[],
  { days, next, grades, today }: OfCourses,
): OverviewView['courses'] {
  const daysByCourse = Map.groupBy(days, ({ course }) => course?.id);
  const nextOf = new Map(next.map((card) => [card.course?.id, card]));
  return inOrderOfTerms(courses, today).map(({ toReview, term, ...course }) => {
    const own = daysByCourse.get(course.id) ?? [];
    return {
      course,
      tasks: { done: totalOf(own, 'done'), total: totalOf(own, 'tasks') },
      percent: { done: round(totalOf(own, 'percentDone')), total: round(totalOf(own, 'percent')) },
      grade: grades.get(course.id) ?? null,
      next: nextOf.get(course.id) ?? null,
      toReview,
      term: { name: term.name, when: whenIs(term, today) },
    };
  });
}

/** The weeks of the running term, for "week 5 of 17". */
export function weekOf(terms: Term[], today: string, firstDayOfWeek: Weekday): OverviewView['term'] {
  const term = termAt(terms, today);
  const week = term && weekOfTerm(today, term, { firstDayOfWeek });
  const weeks = term && weekOfTerm(term.end, term, { firstDayOfWeek });
  return week && weeks ? { week, weeks } : null;
}
