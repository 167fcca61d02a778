import type { Day } from '@/lib/plan/days';

export interface ChartWeekInput {
  startsOn: Day;
  endsOn: Day;
  percent: number;
  tasks: number;
  conflicts: readonly { date: Day; tasks: number }[];
  dayOff: boolean;
}

export type WeekTime = 'past' | 'now' | 'coming';

export interface ChartBar<W extends ChartWeekInput> {
  week: W;
  load: number;
  when: WeekTime;
  heavy: boolean;
  /** The fullest day, when three or more things are due on it. */
  clash: { date: Day; tasks: number } | undefined;
}

export interface Chart<W extends ChartWeekInput> {
  unit: 'percent' | 'count';
  bars: ChartBar<W>[];
  /** A week above this is heavy. */
  heavyAbove: number;
  top: number;
  ticks: number[];
}

const HEAVY_ABOVE = { percent: 40, count: 5 } as const;

export type ChartUnit = Chart<ChartWeekInput>['unit'];

/** Whether any syllabus states what its parts weigh. */
export const hasWeights = (weeks: readonly ChartWeekInput[]): boolean =>
  weeks.some(({ percent }) => percent > 0);

/** Percent of grades due in each week, or the number of things due; weights where there are any. */
export function buildChart<W extends ChartWeekInput>(
  weeks: readonly W[],
  today: Day,
  unit: ChartUnit = hasWeights(weeks) ? 'percent' : 'count',
): Chart<W> {
  const heavyAbove = HEAVY_ABOVE[unit];
  const bars = weeks.map((week) => {
    const load = unit === 'percent' ? week.percent : week.tasks;
    return { week, load, when: timeOf(week, today), heavy: load > heavyAbove, clash: fullestDay(week) };
  });
  return { unit, bars, heavyAbove, ...axisFor(Math.max(heavyAbove * 1.5, ...bars.map(({ load }) => load))) };
}

const timeOf = ({ startsOn, endsOn }: ChartWeekInput, today: Day): WeekTime =>
  endsOn < today ? 'past' : startsOn > today ? 'coming' : 'now';

const fullestDay = ({ conflicts }: ChartWeekInput) => [...conflicts].sort((a, b) => b.tasks - a.tasks)[0];

/** A round axis of three to five steps. */
export function axisFor(highest: number): { top: number; ticks: number[] } {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => highest / size <= 5) ?? highest;
  const steps = Math.max(1, Math.ceil(highest / step));
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}
