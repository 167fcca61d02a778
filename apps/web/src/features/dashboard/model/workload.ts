import type { Day } from '@/lib/plan/days';
import { daysFrom, isWeekend } from '@/lib/plan/days';
import { type Term, type Week, weeksOf } from '@/lib/plan/weeks';

export interface WeighedTask {
  id: string;
  title: string;
  courseId: string | null;
  dueOn: Day | null;
  weight: number | null;
}

export interface DayOff {
  day: Day;
  endDay: Day | null;
}

export type WorkloadUnit = 'percent' | 'count';

export interface WorkloadWeek<T extends WeighedTask = WeighedTask> extends Week {
  tasks: T[];
  load: number;
  when: 'past' | 'now' | 'coming';
  /** Most of the week has no class. */
  off: boolean;
  /** The fullest day, when three or more things are due on it. */
  clash: { day: Day; count: number } | undefined;
}

export interface Workload<T extends WeighedTask = WeighedTask> {
  unit: WorkloadUnit;
  weeks: WorkloadWeek<T>[];
  /** A week above this is heavy. */
  heavy: number;
  /** The end of the axis and its steps. */
  top: number;
  ticks: number[];
}

export interface WorkloadInput<T extends WeighedTask> {
  tasks: readonly T[];
  daysOff: readonly DayOff[];
  term: Term;
  today: Day;
  firstWeekday?: number;
}

const CLASH_FROM = 3;
const HEAVY: Record<WorkloadUnit, number> = { percent: 40, count: 5 };

/** Percent of grades due in each week of the term; where no syllabus states a weight, the number of things due. */
export function buildWorkload<T extends WeighedTask>({
  tasks,
  daysOff,
  term,
  today,
  firstWeekday = 1,
}: WorkloadInput<T>): Workload<T> {
  const unit: WorkloadUnit = tasks.some(({ weight }) => weight) ? 'percent' : 'count';
  const weeks = weeksOf(term, firstWeekday).map((week) => {
    const due = tasks.filter(({ dueOn }) => dueOn !== null && dueOn >= week.start && dueOn <= week.end);
    return {
      ...week,
      tasks: due.sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0)),
      load: unit === 'count' ? due.length : rounded(due.reduce((sum, { weight }) => sum + (weight ?? 0), 0)),
      when: whenOf(week, today),
      off: isOff(week, daysOff),
      clash: clashOf(due),
    };
  });
  return { unit, weeks, heavy: HEAVY[unit], ...axisFor(Math.max(HEAVY[unit] * 1.5, ...weeks.map(({ load }) => load))) };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

const whenOf = ({ start, end }: Week, today: Day): WorkloadWeek['when'] =>
  end < today ? 'past' : start > today ? 'coming' : 'now';

function isOff(week: Week, daysOff: readonly DayOff[]): boolean {
  const isFree = (day: Day) => daysOff.some((off) => day >= off.day && day <= (off.endDay ?? off.day));
  return daysFrom(week.start, 7).filter((day) => !isWeekend(day) && isFree(day)).length >= 3;
}

function clashOf(tasks: readonly WeighedTask[]): WorkloadWeek['clash'] {
  const counts = new Map<Day, number>();
  for (const { dueOn } of tasks) if (dueOn) counts.set(dueOn, (counts.get(dueOn) ?? 0) + 1);
  const [fullest] = [...counts].sort((a, b) => b[1] - a[1]);
  return fullest && fullest[1] >= CLASH_FROM ? { day: fullest[0], count: fullest[1] } : undefined;
}

/** A round axis of about four steps. */
export function axisFor(highest: number): { top: number; ticks: number[] } {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => highest / size <= 5) ?? highest;
  const steps = Math.max(1, Math.ceil(highest / step));
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}
