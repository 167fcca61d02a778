import { dueAt } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';

export interface Reminded {
  title: string;
  dueOn: string;
  dueTime: string | null;
  /** Of the course, else of the person. */
  timeZone: string;
  minutesBefore: number;
  /** The moment it was due when it was last reminded of. */
  sentFor: Date | null;
}

/** The moment that is reminded of now: its time to be told has come, it is still ahead, and nobody was told yet. */
export function momentToRemindOf(reminded: Reminded, now: Date): Date | undefined {
  const { dueOn, dueTime, timeZone, minutesBefore, sentFor } = reminded;
  const due = dueAt({ dueOn, timeZone, ...(dueTime && { dueTime }) }).epochMilliseconds;
  const isTime = due - minutesBefore * 60_000 <= now.getTime() && now.getTime() < due + TOLD_LATE_MS;
  return isTime && sentFor?.getTime() !== due ? new Date(due) : undefined;
}

/** "When it is due" is told by the next run after it. */
const TOLD_LATE_MS = 10 * 60_000;

interface Due extends Reminded {
  taskId: string;
  course: string | null;
}

/** What the person is told, in the list, on the screen and by mail. */
export function reminderOf({ taskId, title, course, dueOn, dueTime, timeZone }: Due) {
  const day = Temporal.PlainDate.from(dueOn).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const when = `${day}, ${dueTime ?? '23:59'}`;
  const name = title.length > 120 ? `${title.slice(0, 119)}…` : title;
  return {
    kind: 'reminder' as const,
    title: `${name}: due ${when}`,
    body: `${name}${course ? ` (${course})` : ''} is due ${when} (${timeZone}).`,
    path: `/tasks/${taskId}`,
  };
}
