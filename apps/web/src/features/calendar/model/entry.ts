import type { CalendarEntries } from '@/api';
import type { Clock, Day } from '@/lib/plan/days';
import type { TaskKind } from '@/lib/plan/kinds';

/** What the server tells of one entry; the rest of the model needs only a part of it. */
export type Entry = CalendarEntries['items'][number];

/** A day on which something that repeats will be due again. */
export type Coming = Extract<Entry, { type: 'coming' }>;

/** A task as the calendar knows it. */
export type TaskOfCalendar = Extract<Entry, { type: 'task' }>;

export function keyOf(entry: Entry): string {
  switch (entry.type) {
    case 'task':
      return entry.taskId;
    case 'coming':
      return `${entry.taskId}-${entry.date}`;
    case 'class':
      return `${entry.meetingId ?? entry.course.id}-${entry.date}`;
    case 'dayOff':
      return entry.dayOffId;
  }
}

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

export interface ComingEntry extends EntryBase {
  type: 'coming';
  title: string;
  kind: TaskKind;
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

/** What stands in the calendar: something due now or when it comes back, a class meeting, or days without class. */
export type PlanEntry = TaskEntry | ComingEntry | ClassEntry | DayOffEntry;

/** What somebody has to have done by then. */
export const isDue = <E extends PlanEntry>(entry: E): entry is Extract<E, { type: 'task' | 'coming' }> =>
  entry.type === 'task' || entry.type === 'coming';

const RANK = { dayOff: 0, task: 1, coming: 1, class: 2 } as const;

/** Days off first, then what is due, exams before the rest, then classes, each by its time. */
export function byImportance(a: PlanEntry, b: PlanEntry): number {
  return RANK[a.type] - RANK[b.type] || examsFirst(a) - examsFirst(b) || timeKey(a).localeCompare(timeKey(b));
}

const examsFirst = (entry: PlanEntry) => (isDue(entry) && entry.kind === 'exam' ? 0 : 1);

/** What has no time is due at the end of its day. */
export function timeKey(entry: PlanEntry): string {
  if (entry.type === 'dayOff') return '';
  return `${entry.time ?? '23:59'} ${isDue(entry) ? entry.title : ''}`;
}

export const isOnDay = (entry: PlanEntry, day: Day): boolean =>
  entry.type === 'dayOff' ? day >= entry.date && day <= entry.endDate : entry.date === day;
