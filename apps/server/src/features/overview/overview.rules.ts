import { startOfWeek, type Weekday, weekOfTerm } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { addDays, toDay } from '../../vocabulary/days.ts';
import type { OverviewView, TaskCard, WorkloadWeek } from './overview.schemas.ts';

/** Three things due in one day are worth a warning. */
const CONFLICT_FROM = 3;
const LARGEST_SHOWN = 3;
const MOST_WEEKS = 40;
const MOST_WEEKS_BACK = 20;
/** How far ahead is shown what repeats without an end. */
const WEEKS_OF_ENDLESS = 8;

export interface PlanForOverview {
  /** By when they are due. */
  tasks: TaskCard[];
  /** The days that are shown on which something is due again. */
  coming: TaskCard[];
  classes: { date: string; courseId: string }[];
  daysOff: { startsOn: string; endsOn: string; title: string; courseId: string }[];
  terms: { start: string; end: string }[];
}

interface Range {
  from: string;
  to: string;
}

export function weekAround(date: string, firstDay: Weekday): Range {
  const first = startOfWeek(date, firstDay);
  return { from: toDay(first), to: toDay(first.add({ days: 6 })) };
}

/** Days from the first to the last, both counted. */
const lengthOf = ({ from, to }: Range): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days + 1;

const daysOf = (range: Range): string[] =>
  Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index));

const isIn = (date: string, { from, to }: Range): boolean => from <= date && date <= to;
const sumOf = (tasks: TaskCard[]): number => round(tasks.reduce((sum, { weight }) => sum + (weight ?? 0), 0));
const round = (percent: number): number => Math.round(percent * 100) / 100;
const isDone = ({ status }: TaskCard): boolean => status === 'done';

export function buildWeek(
  range: Range,
  { tasks, coming, classes, daysOff }: PlanForOverview,
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

interface Ends extends Pick<PlanForOverview, 'tasks' | 'terms'> {
  /** The last days of what repeats; null for what goes on. */
  ends: (string | null)[];
}

/** From the first to the last week of the courses, never more than a person can look at. */
export function workloadRange(plan: Ends, today: string, firstDay: Weekday): Range | undefined {
  const { tasks, terms } = plan;
  const ends = plan.ends.map((end) => end ?? addDays(today, 7 * (WEEKS_OF_ENDLESS - 1)));
  const [first] = [...tasks.slice(0, 1).map(({ dueOn }) => dueOn), ...terms.map(({ start }) => start)].sort();
  const end = [...tasks.slice(-1).map(({ dueOn }) => dueOn), ...terms.map((term) => term.end), ...ends]
    .sort()
    .at(-1);
  if (!first || !end) return undefined;
  const earliest = addDays(today, -7 * MOST_WEEKS_BACK);
  const from = first > earliest ? first : end < today ? first : earliest;
  const latest = addDays(from, 7 * (MOST_WEEKS - 1));
  // One thing due years from now would stretch the chart with weeks that hold nothing.
  const lastTask = tasks.findLast(({ dueOn }) => dueOn <= latest)?.dueOn ?? from;
  const termEnds = terms.map((term) => term.end).filter((day) => day <= latest);
  const lastComing = ends.map((end) => (end > latest ? latest : end));
  const last = [from, lastTask, ...termEnds, ...lastComing].sort().at(-1);
  return { from: weekAround(from, firstDay).from, to: weekAround(last ?? from, firstDay).to };
}

export function buildWorkload(
  range: Range,
  { plan, today, firstDay }: { plan: PlanForOverview; today: string; firstDay: Weekday },
): WorkloadWeek[] {
  const term = termAt(plan.terms, today);
  const dueOn = Map.groupBy([...plan.tasks, ...plan.coming], (task) => task.dueOn);
  return Array.from({ length: Math.ceil(lengthOf(range) / 7) }, (_, index) => {
    const from = addDays(range.from, 7 * index);
    const week = { from, to: addDays(from, 6) };
    const due = daysOf(week).flatMap((day) => dueOn.get(day) ?? []);
    return {
      ...buildWorkloadWeek(week, { ...plan, due }),
      number: term ? weekNumber(week, term, firstDay) : null,
    };
  });
}

type Term = { start: string; end: string };

/** The week that holds the first day of the term is week 1, whatever weekday that is. */
function weekNumber({ from, to }: Range, term: Term, firstDayOfWeek: Weekday): number | null {
  const day = from < term.start && term.start <= to ? term.start : from;
  return weekOfTerm(day, term, { firstDayOfWeek }) ?? null;
}

/** The term that counts the weeks: of those running today the earliest start and the latest end. */
export function termAt(terms: Term[], today: string): Term | undefined {
  const running = terms.filter(({ start, end }) => start <= today && today <= end);
  const coming = terms.filter(({ start }) => start > today).sort((a, b) => a.start.localeCompare(b.start));
  const counted = running.length > 0 ? running : coming.slice(0, 1);
  const [start, end] = [
    counted.map((term) => term.start).sort()[0],
    counted
      .map((term) => term.end)
      .sort()
      .at(-1),
  ];
  return start && end ? { start, end } : undefined;
}

function buildWorkloadWeek(
  range: Range,
  { due, classes, daysOff }: Pick<PlanForOverview, 'classes' | 'daysOff'> & { due: TaskCard[] },
): Omit<WorkloadWeek, 'number'> {
  const hasClass = classes.some(({ date }) => isIn(date, range));
  const hasDayOff = daysOff.some(({ startsOn, endsOn }) => startsOn <= range.to && range.from <= endsOn);
  return {
    startsOn: range.from,
    endsOn: range.to,
    percent: sumOf(due),
    percentDone: sumOf(due.filter(isDone)),
    tasks: due.length,
    byCourse: byCourse(due),
    largest: due.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)).slice(0, LARGEST_SHOWN),
    conflicts: conflictsIn(due),
    dayOff: hasDayOff && !hasClass && classes.length > 0,
  };
}

function byCourse(tasks: TaskCard[]): WorkloadWeek['byCourse'] {
  const groups = Map.groupBy(tasks, ({ course }) => course?.id);
  return [...groups.values()]
    .map((group) => ({ course: group[0]?.course ?? null, percent: sumOf(group), tasks: group.length }))
    .sort((a, b) => b.percent - a.percent);
}

/** What is done already is in nobody's way. */
function conflictsIn(tasks: TaskCard[]): WorkloadWeek['conflicts'] {
  const days = Map.groupBy(
    tasks.filter((task) => !isDone(task)),
    ({ dueOn }) => dueOn,
  );
  return [...days]
    .filter(([, due]) => due.length >= CONFLICT_FROM)
    .map(([date, due]) => ({ date, tasks: due.length }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

export interface CourseForOverview extends CourseBadge {
  toReview: number;
}

export function buildCourseCards(
  courses: readonly CourseForOverview[],
  { tasks, today, grades }: { tasks: TaskCard[]; today: string; grades: ReadonlyMap<string, number> },
): OverviewView['courses'] {
  const ofCourse = Map.groupBy(tasks, ({ course }) => course?.id);
  return courses.map(({ toReview, ...course }) => {
    const own = ofCourse.get(course.id) ?? [];
    return {
      course,
      tasks: { done: own.filter(isDone).length, total: own.length },
      percent: { done: sumOf(own.filter(isDone)), total: sumOf(own) },
      grade: grades.get(course.id) ?? null,
      next: own.find((task) => !isDone(task) && task.dueOn >= today) ?? null,
      toReview,
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
