import { type Weekday, weekOfTerm } from '@syllabi/calendar';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { addDays } from '../../vocabulary/days.ts';
import {
  isIn,
  lengthOf,
  type PlanForOverview,
  type Range,
  round,
  type TaskTotals,
  type Term,
  termAt,
  weekAround,
} from './overview.rules.ts';
import type { TaskCard, WorkloadWeek } from './overview.schemas.ts';

/** Three things due in one day are worth a warning. */
const CONFLICT_FROM = 3;
export const LARGEST_SHOWN = 3;
const MOST_WEEKS = 40;
const MOST_WEEKS_BACK = 20;
/** How far ahead is shown what repeats without an end. */
const WEEKS_OF_ENDLESS = 8;

/** What is due in some weeks, which are counted from the first of them. */
export interface DueInWeeks {
  /** In the order in which they first have something due. */
  byCourse: {
    week: number;
    course: CourseBadge | null;
    firstOn: string;
    tasks: number;
    percent: number;
    percentDone: number;
  }[];
  /** Days with anything due, the earliest first. */
  byDay: { date: string; open: number }[];
  /** Of every week those with the most weight, by when they are due. */
  largest: TaskCard[];
}

interface Chart {
  /** The earliest and the latest day on which a task is due. */
  first: string | null;
  last: string | null;
  terms: Term[];
  /** The last days of what repeats; null for what goes on. */
  ends: (string | null)[];
}

const lastOfComing = (ends: Chart['ends'], today: string): string[] =>
  ends.map((end) => end ?? addDays(today, 7 * (WEEKS_OF_ENDLESS - 1)));

/** The days that the chart may show: from the first of the courses, never more than a person can look at. */
export function chartableDays({ first, last, terms, ends }: Chart, today: string): Range | undefined {
  const isDay = (day: string | null) => day !== null;
  const [start] = [first, ...terms.map((term) => term.start)].filter(isDay).sort();
  const end = [last, ...terms.map((term) => term.end), ...lastOfComing(ends, today)]
    .filter(isDay)
    .sort()
    .at(-1);
  if (!start || !end) return undefined;
  const earliest = addDays(today, -7 * MOST_WEEKS_BACK);
  const from = start > earliest || end < today ? start : earliest;
  return { from, to: addDays(from, 7 * (MOST_WEEKS - 1)) };
}

type Charted = Pick<Chart, 'terms' | 'ends'> & Pick<DueInWeeks, 'byDay'>;

/** Of the days that the chart may show the weeks with anything in them, so that nothing due years from now stretches it. */
export function workloadRange(
  { from, to: latest }: Range,
  { byDay, terms, ends }: Charted,
  { today, firstDay }: { today: string; firstDay: Weekday },
): Range {
  const days = [...byDay.map(({ date }) => date), ...terms.map(({ end }) => end)];
  const lastComing = lastOfComing(ends, today).map((end) => (end > latest ? latest : end));
  const last = [from, ...days.filter((day) => day <= latest), ...lastComing].sort().at(-1);
  return { from: weekAround(from, firstDay).from, to: weekAround(last ?? from, firstDay).to };
}

interface Workload {
  plan: PlanForOverview;
  due: DueInWeeks;
  today: string;
  firstDay: Weekday;
}

export function buildWorkload(range: Range, { plan, due, today, firstDay }: Workload): WorkloadWeek[] {
  const term = termAt(plan.terms, today);
  const byWeek = Map.groupBy(due.byCourse, ({ week }) => week);
  return Array.from({ length: Math.ceil(lengthOf(range) / 7) }, (_, index) => {
    const from = addDays(range.from, 7 * index);
    const week = { from, to: addDays(from, 6) };
    const inWeek = (card: TaskCard) => isIn(card.dueOn, week);
    return {
      ...buildWorkloadWeek(week, {
        ...plan,
        coming: plan.coming.filter(inWeek),
        byCourse: byWeek.get(index) ?? [],
        byDay: due.byDay.filter(({ date }) => isIn(date, week)),
        largest: due.largest.filter(inWeek),
      }),
      number: term ? weekNumber(week, term, firstDay) : null,
    };
  });
}

/** The week that holds the first day of the term is week 1, whatever weekday that is. */
function weekNumber({ from, to }: Range, term: Term, firstDayOfWeek: Weekday): number | null {
  const day = from < term.start && term.start <= to ? term.start : from;
  return weekOfTerm(day, term, { firstDayOfWeek }) ?? null;
}

type DueInWeek = Omit<PlanForOverview, 'terms'> & DueInWeeks;

function buildWorkloadWeek(
  range: Range,
  { coming, classes, daysOff, ...due }: DueInWeek,
): Omit<WorkloadWeek, 'number'> {
  const shares = [...due.byCourse, ...coming.map(toShare)];
  const hasClass = classes.some(({ date }) => isIn(date, range));
  const hasDayOff = daysOff.some(({ startsOn, endsOn }) => startsOn <= range.to && range.from <= endsOn);
  return {
    startsOn: range.from,
    endsOn: range.to,
    ...totalOf(shares),
    percentDone: round(total(shares.map(({ percentDone }) => percentDone))),
    byCourse: byCourse(shares),
    largest: [...due.largest, ...coming]
      .sort(byDay)
      .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
      .slice(0, LARGEST_SHOWN),
    conflicts: conflictsIn(due.byDay, coming),
    dayOff: hasDayOff && !hasClass && classes.length > 0,
  };
}

type Share = Omit<DueInWeeks['byCourse'][number], 'week'>;

const toShare = ({ course, dueOn, weight }: TaskCard): Share => ({
  ...{ course, firstOn: dueOn, tasks: 1 },
  ...{ percent: weight ?? 0, percentDone: 0 },
});

const byDay = (a: TaskCard, b: TaskCard): number => a.dueOn.localeCompare(b.dueOn);
const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const totalOf = (shares: Share[]) => ({
  percent: round(total(shares.map(({ percent }) => percent))),
  tasks: total(shares.map(({ tasks }) => tasks)),
});

/** The heaviest first, of equals the one that begins earlier. */
function byCourse(shares: Share[]): WorkloadWeek['byCourse'] {
  const inOrder = shares.toSorted((a, b) => a.firstOn.localeCompare(b.firstOn));
  return [...Map.groupBy(inOrder, ({ course }) => course?.id).values()]
    .map((group) => ({ course: group[0]?.course ?? null, ...totalOf(group) }))
    .sort((a, b) => b.percent - a.percent);
}

/** What is done already is in nobody's way. */
function conflictsIn(days: DueInWeeks['byDay'], coming: TaskCard[]): WorkloadWeek['conflicts'] {
  const open = [...days, ...coming.map(({ dueOn }) => ({ date: dueOn, open: 1 }))];
  return [...Map.groupBy(open, ({ date }) => date)]
    .map(([date, due]) => ({ date, tasks: total(due.map((day) => day.open)) }))
    .filter(({ tasks }) => tasks >= CONFLICT_FROM)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The first and the last day on which anything is due. */
export function edgesOf(totals: Pick<TaskTotals, 'first' | 'last'>[]): Pick<TaskTotals, 'first' | 'last'> {
  const firsts = totals.flatMap(({ first }) => first ?? []).sort();
  const lasts = totals.flatMap(({ last }) => last ?? []).sort();
  return { first: firsts[0] ?? null, last: lasts.at(-1) ?? null };
}
