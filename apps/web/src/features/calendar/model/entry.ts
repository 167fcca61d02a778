import type { AssessedKind } from '@syllabi/extraction';
import type { Clock, Day } from '@/lib/plan/days';

interface EntryBase {
  id: string;
  day: Day;
  title: string;
  courseId: string | null;
}

export interface TaskEntry extends EntryBase {
  type: 'task';
  kind: AssessedKind;
  time: Clock | null;
  done: boolean;
}

export interface ClassEntry extends EntryBase {
  type: 'class';
  time: Clock | null;
  endTime: Clock | null;
  location: string | null;
}

export interface DayOffEntry extends EntryBase {
  type: 'off';
  endDay: Day | null;
}

/** What stands in the calendar: something due, a class meeting, or days without class. */
export type CalendarEntry = TaskEntry | ClassEntry | DayOffEntry;

const RANK = { off: 0, task: 1, class: 2 } as const;

/** Days off first, then what is due, exams before the rest, then classes, each by its time. */
export function byImportance(a: CalendarEntry, b: CalendarEntry): number {
  return RANK[a.type] - RANK[b.type] || examsFirst(a) - examsFirst(b) || timeKey(a).localeCompare(timeKey(b));
}

const examsFirst = (entry: CalendarEntry) => (entry.type === 'task' && entry.kind === 'exam' ? 0 : 1);

export const timeKey = (entry: CalendarEntry): string =>
  `${entry.type === 'off' ? '00:00' : (entry.time ?? '23:59')} ${entry.title}`;

export const isOnDay = (entry: CalendarEntry, day: Day): boolean =>
  entry.type === 'off' ? day >= entry.day && day <= (entry.endDay ?? entry.day) : entry.day === day;
