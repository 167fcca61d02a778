import { startOfWeek, type Weekday, weekOfTerm } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { OverviewView, TaskCard, WorkloadWeek } from './overview.schemas.ts';

/** Three things due in one day are worth a warning. */
const CONFLICT_FROM = 3;
const LARGEST_SHOWN = 3;
const MOST_WEEKS = 40;
const MOST_WEEKS_BACK = 20;

export interface PlanForOverview {
  tasks: TaskCard[];
  classes: { date: string; courseId: string }[];
  daysOff: { startsOn: string; endsOn: string; title: string; courseId: string }[];
  terms: { start: string; end: string }[];
}

interface Range {
  from: string;
  to: string;
}

export const weekAround = (date: string, firstDay: Weekday): Range => {
  const first = startOfWeek(date, firstDay);
  return { from: first.toString(), to: first.add({ days: 6 }).toString() };
};

const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

const isIn = (date: string, { from, to }: Range): boolean => from <= date && date <= to;
const sumOf = (tasks: TaskCard[]): number => round(tasks.reduce((sum, { weight }) => sum + (weight ?? 0), 0));
const round = (percent: number): number => Math.round(percent * 100) / 100;
const isDone = ({ status }: TaskCard): boolean => status === 'done';

export function buildWeek(range: Range, { tasks, classes, daysOff }: PlanForOverview): OverviewView['week'] {
  const due = tasks.filter(({ dueOn }) => isIn(dueOn, range));
  return {
    startsOn: range.from,
    endsOn: range.to,
    days: Array.from({ length: 7 }, (_, index) => {
      const date = addDays(range.from, index);
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

/** From the first to the last week of the courses, never more than a person can look at. */
export function workloadRange(
  plan: Pick<PlanForOverview, 'tasks' | 'terms'>,
  today: string,
  firstDay: Weekday,
): Range | undefined {
  const { tasks, terms } = plan;
  const starts = [...tasks.map(({ dueOn }) => dueOn), ...terms.map(({ start }) => start)].sort();
  const ends = [...tasks.map(({ dueOn }) => dueOn), ...terms.map(({ end }) => end)].sort();
  const [first, last] = [starts[0], ends.at(-1)];
  if (!first || !last) return undefined;
  const earliest = addDays(today, -7 * MOST_WEEKS_BACK);
  const from = first > earliest ? first : last < today ? first : earliest;
  const latest = addDays(from, 7 * (MOST_WEEKS - 1));
  return {
    from: weekAround(from, firstDay).from,
    to: weekAround(last < latest ? last : latest, firstDay).to,
  };
}

export function buildWorkload(
  range: Range,
  { plan, today, firstDay }: { plan: PlanForOverview; today: string; firstDay: Weekday },
): WorkloadWeek[] {
  const term = termAt(plan.terms, today);
  const weeks: WorkloadWeek[] = [];
  for (let from = range.from; from <= range.to; from = addDays(from, 7)) {
    const week = { from, to: addDays(from, 6) };
    weeks.push({ ...buildWorkloadWeek(week, plan), number: term ? weekNumber(week, term, firstDay) : null });
  }
  return weeks;
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
  { tasks, classes, daysOff }: PlanForOverview,
): Omit<WorkloadWeek, 'number'> {
  const due = tasks.filter(({ dueOn }) => isIn(dueOn, range));
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

export function buildCourseCard(
  course: CourseForOverview,
  tasks: TaskCard[],
  today: string,
): OverviewView['courses'][number] {
  const { toReview, ...badge } = course;
  const own = tasks.filter((task) => task.course?.id === course.id);
  return {
    course: badge,
    tasks: { done: own.filter(isDone).length, total: own.length },
    percent: { done: sumOf(own.filter(isDone)), total: sumOf(own) },
    next: own.find((task) => !isDone(task) && task.dueOn >= today) ?? null,
    toReview,
  };
}

/** The weeks of the running term, for "week 5 of 17". */
export function weekOf(terms: Term[], today: string, firstDayOfWeek: Weekday): OverviewView['term'] {
  const term = termAt(terms, today);
  const week = term && weekOfTerm(today, term, { firstDayOfWeek });
  const weeks = term && weekOfTerm(term.end, term, { firstDayOfWeek });
  return week && weeks ? { week, weeks } : null;
}
