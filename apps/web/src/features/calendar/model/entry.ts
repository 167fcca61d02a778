import type { CalendarEntries } from '@/api';
import type { Clock, Day } from '@/lib/plan/days';
import type { TaskKind } from '@/lib/plan/kinds';

/** What the server tells of one entry; the rest of the model needs only a part of it. */
export type Entry = CalendarEntries['items'][number];

export const keyOf = (entry: Entry): string =>
  entry.type === 'task'
    ? entry.taskId
    : entry.type === 'class'
      ? `${entry.meetingId ?? entry.course.id}-${entry.date}`
      : entry.dayOffId;

interface EntryBase {
  date: Day;
}

export interface TaskEntry extends EntryBase {
  type: 'task';
  title: string;
  kind: TaskKind;
  status: 'todo' | 'doing' | 'done';
  time: Clock | null;
}

export interface ClassEntry extends EntryBase {
  type: 'class';
  time: Clock | null;
}

export interface DayOffEntry extends EntryBase {
  type: 'dayOff';
  endDate: Day;
}

/** What stands in the calendar: something due, a class meeting, or days without class. */
export type PlanEntry = TaskEntry | ClassEntry | DayOffEntry;

const RANK = { dayOff: 0, task: 1, class: 2 } as const;

/** Days off first, then what is due, exams before the rest, then classes, each by its time. */
export function byImportance(a: PlanEntry, b: PlanEntry): number {
  return RANK[a.type] - RANK[b.type] || examsFirst(a) - examsFirst(b) || timeKey(a).localeCompare(timeKey(b));
}

const examsFirst = (entry: PlanEntry) => (entry.type === 'task' && entry.kind === 'exam' ? 0 : 1);

/** What has no time is due at the end of its day. */
export function timeKey(entry: PlanEntry): string {
  if (entry.type === 'dayOff') return '';
  return `${entry.time ?? '23:59'} ${entry.type === 'task' ? entry.title : ''}`;
}

export const isOnDay = (entry: PlanEntry, day: Day): boolean =>
  entry.type === 'dayOff' ? day >= entry.date && day <= entry.endDate : entry.date === day;
