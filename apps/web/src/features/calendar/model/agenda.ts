import { type Day, daysBetween, daysFrom } from '@/lib/plan/days';
import { isOnDay, type PlanEntry, timeKey } from './entry';

export interface AgendaDay<E extends PlanEntry = PlanEntry> {
  day: Day;
  entries: E[];
}

/** The days of a span that hold something, each in the order of the clock. */
export function buildAgenda<E extends PlanEntry>(
  entries: readonly E[],
  { from, to }: { from: Day; to: Day },
): AgendaDay<E>[] {
  return daysFrom(from, daysBetween(from, to) + 1)
    .map((day) => ({
      day,
      entries: entries
        .filter((entry) => isOnDay(entry, day))
        .sort((a, b) => timeKey(a).localeCompare(timeKey(b))),
    }))
    .filter((agendaDay) => agendaDay.entries.length > 0);
}
