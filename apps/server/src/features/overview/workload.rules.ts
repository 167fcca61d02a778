import { type Weekday, weekOfTerm } from '@syllabi/calendar';
import { addDays, type DayRange, daysBetween } from '../../vocabulary/days.ts';
import { type DueDay, dayOfCard, totalOf } from './due-days.rules.ts';
import {
  daysOf,
  fromFirstToLast,
  isIn,
  type PlanForOverview,
  round,
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

/** What is due in some weeks. */
export interface DueInWeeks {
  /** The earliest first. */
  days: readonly DueDay[];
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

/** The days that the chart may show: from the first of the term, if there is one, never more than a person can look at. */
export function chartableDays({ first, last, terms, ends }: Chart, today: string): DayRange | undefined {
  const isDay = (day: string | null) => day !== null;
  const term = termAt(terms, today);
  const [start] = (term ? [term.start, today] : [first, ...terms.map((one) => one.start)])
    .filter(isDay)
    .sort();
  const end = [last, ...terms.map((term) => term.end), ...lastOfComing(ends, today)]
    .filter(isDay)
    .sort()
    .at(-1);
  if (!start || !end) return undefined;
  const earliest = addDays(today, -7 * MOST_WEEKS_BACK);
  const from = start > earliest || end < today ? start : earliest;
  return { from, to: addDays(from, 7 * (MOST_WEEKS - 1)) };
}

interface Charted extends Pick<Chart, 'terms' | 'ends'> {
  /** Days on which anything is due, the earliest first. */
  days: readonly Pick<DueDay, 'dueOn'>[];
}

/** Of the days that the chart may show the weeks with anything in them, so that nothing due years from now stretches it. */
export function workloadRange(
  { from, to: latest }: DayRange,
  { days, terms, ends }: Charted,
  { today, firstDay }: { today: string; firstDay: Weekday },
): DayRange {
  const lastDue = days.findLast(({ dueOn }) => dueOn <= latest)?.dueOn ?? from;
  const termEnds = terms.map(({ end }) => end).filter((end) => end <= latest);
  const lastComing = lastOfComing(ends, today).map((end) => (end > latest ? latest : end));
  const last = [from, lastDue, ...termEnds, ...lastComing].sort().at(-1);
  return { from: weekAround(from, firstDay).from, to: weekAround(last ?? from, firstDay).to };
}

/** Of every week of a range the days on which those with the most weight are due, of days in their order. */
export function largestDays({ from, to }: DayRange, days: readonly DueDay[]): DueDay[] {
  const shown = days.filter(({ dueOn }) => isIn(dueOn, { from, to }));
  const weeks = Map.groupBy(shown, ({ dueOn }) => Math.ceil(daysBetween({ from, to: dueOn }) / 7));
  return [...weeks.values()].flatMap((week) => {
    let tasks = 0;
    return week
      .toSorted((a, b) => b.weight - a.weight)
      .filter((day) => {
        const isShown = tasks < LARGEST_SHOWN;
        tasks += day.tasks;
        return isShown;
      });
  });
}

interface Workload {
  plan: PlanForOverview;
  due: DueInWeeks;
  firstDay: Weekday;
}

export function buildWorkload(range: DayRange, { plan, due, firstDay }: Workload): WorkloadWeek[] {
  const byDate = Map.groupBy([...due.days, ...plan.coming.map(dayOfCard)], ({ dueOn }) => dueOn);
  return Array.from({ length: Math.ceil(daysBetween(range) / 7) }, (_, index) => {
    const from = addDays(range.from, 7 * index);
    const week = { from, to: addDays(from, 6) };
    const inWeek = (card: TaskCard) => isIn(card.dueOn, week);
    return {
      ...buildWorkloadWeek(week, {
        ...plan,
        days: daysOf(week).flatMap((date) => byDate.get(date) ?? []),
        largest: [...due.largest.filter(inWeek), ...plan.coming.filter(inWeek)],
      }),
      number: weekNumber(week, plan.terms, firstDay),
    };
  });
}

/** Within the term that holds it. The week that holds the first day of the term is week 1, whatever weekday that is. */
function weekNumber({ from, to }: DayRange, terms: Term[], firstDayOfWeek: Weekday): number | null {
  const term = fromFirstToLast(terms.filter(({ start, end }) => start <= to && from <= end));
  if (!term) return null;
  const day = from < term.start && term.start <= to ? term.start : from;
  return weekOfTerm(day, term, { firstDayOfWeek }) ?? null;
}

type DueInWeek = Pick<PlanForOverview, 'classes' | 'daysOff'> & DueInWeeks;

function buildWorkloadWeek(
  range: DayRange,
  { days, largest, classes, daysOff }: DueInWeek,
): Omit<WorkloadWeek, 'number'> {
  const hasClass = classes.some(({ date }) => isIn(date, range));
  const hasDayOff = daysOff.some(({ startsOn, endsOn }) => startsOn <= range.to && range.from <= endsOn);
  return {
    startsOn: range.from,
    endsOn: range.to,
    ...sizeOf(days),
    percentDone: round(totalOf(days, 'percentDone')),
    byCourse: byCourse(days),
    largest: largest
      .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
      .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
      .slice(0, LARGEST_SHOWN),
    conflicts: conflictsIn(days),
    dayOff: hasDayOff && !hasClass && classes.length > 0,
  };
}

const sizeOf = (days: readonly DueDay[]) => ({
  percent: round(totalOf(days, 'percent')),
  tasks: totalOf(days, 'tasks'),
});

/** The heaviest first, of equals the one that begins earlier. */
const byCourse = (days: readonly DueDay[]): WorkloadWeek['byCourse'] =>
  [...Map.groupBy(days, ({ course }) => course?.id).values()]
    .map((group) => ({ course: group[0]?.course ?? null, ...sizeOf(group) }))
    .sort((a, b) => b.percent - a.percent);

/** What is done already is in nobody's way. */
const conflictsIn = (days: readonly DueDay[]): WorkloadWeek['conflicts'] =>
  [...Map.groupBy(days, ({ dueOn }) => dueOn)]
    .map(([date, due]) => ({ date, tasks: totalOf(due, 'open') }))
    .filter(({ tasks }) => tasks >= CONFLICT_FROM);
