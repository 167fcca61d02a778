import type { Day } from '@/lib/plan/days';

interface Week {
  conflicts: readonly { date: Day; tasks: number }[];
}

/** Too many things due on one of these is still to be helped: today and later, the next first. */
export const comingConflicts = (weeks: readonly Week[], today: Day): { date: Day; tasks: number }[] =>
  weeks.flatMap(({ conflicts }) => conflicts).filter(({ date }) => date >= today);
