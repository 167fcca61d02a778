import { type Day, daysFrom } from '@/lib/plan/days';
import type { DayOff } from './workload';

export interface StripTask {
  id: string;
  dueOn: Day | null;
  dueTime: string | null;
  weight: number | null;
  status: 'todo' | 'doing' | 'done';
}

export interface StripClass {
  day: Day;
}

export interface StripDay<T extends StripTask, O extends DayOff> {
  day: Day;
  when: 'past' | 'today' | 'coming';
  tasks: T[];
  classes: number;
  off: O | undefined;
}

export interface WeekStripInput<T extends StripTask, O extends DayOff> {
  start: Day;
  today: Day;
  tasks: readonly T[];
  classes: readonly StripClass[];
  daysOff: readonly O[];
}

export function buildWeekStrip<T extends StripTask, O extends DayOff>(input: WeekStripInput<T, O>): StripDay<T, O>[] {
  const { start, today, tasks, classes, daysOff } = input;
  return daysFrom(start, 7).map((day) => ({
    day,
    when: day < today ? 'past' : day === today ? 'today' : 'coming',
    tasks: tasks
      .filter(({ dueOn }) => dueOn === day)
      .sort((a, b) => ((a.dueTime ?? '23:59') < (b.dueTime ?? '23:59') ? -1 : 1)),
    classes: classes.filter((meeting) => meeting.day === day).length,
    off: daysOff.find((off) => day >= off.day && day <= (off.endDay ?? off.day)),
  }));
}

/** How much of the grades is due in these days, and how much of that is done; undefined when nothing has a weight. */
export function weekShare(days: readonly StripDay<StripTask, DayOff>[]): { due: number; done: number } | undefined {
  const tasks = days.flatMap((day) => day.tasks);
  const sum = (counted: readonly StripTask[]) => counted.reduce((total, { weight }) => total + (weight ?? 0), 0);
  const due = sum(tasks);
  return due > 0 ? { due, done: sum(tasks.filter(({ status }) => status === 'done')) } : undefined;
}
