import { type Day, daysBetween, daysFrom } from '@/lib/plan/days';
import { type CalendarEntry, isOnDay, timeKey } from './entry';

export interface AgendaDay {
  day: Day;
  entries: CalendarEntry[];
}

/** The days of a span that hold something, each in the order of the clock. */
export function buildAgenda(entries: readonly CalendarEntry[], { from, to }: { from: Day; to: Day }): AgendaDay[] {
  return daysFrom(from, daysBetween(from, to) + 1)
    .map((day) => ({
      day,
      entries: entries
        .filter((entry) => isOnDay(entry, day))
        .sort((a, b) => timeKey(a).localeCompare(timeKey(b))),
    }))
    .filter((agendaDay) => agendaDay.entries.length > 0);
}
