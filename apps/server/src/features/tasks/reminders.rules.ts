import { dueAt } from '@syllabi/calendar';
import { Temporal } from 'temporal-polyfill';
import { type TaskKind, takesPlace } from '../../vocabulary/kinds.ts';

export interface Reminded {
  title: string;
  kind: TaskKind;
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
  const { kind, dueOn, timeZone, minutesBefore, sentFor } = reminded;
  const dueTime = reminded.dueTime ?? (takesPlace(kind) ? MORNING : undefined);
  const due = dueAt({ dueOn, timeZone, ...(dueTime && { dueTime }) }).epochMilliseconds;
  const isTime = due - minutesBefore * 60_000 <= now.getTime() && now.getTime() < due + TOLD_LATE_MS;
  return isTime && sentFor?.getTime() !== due ? new Date(due) : undefined;
}

/** An exam whose hour nobody knows is over by the end of its day. */
const MORNING = '08:00';

/** "When it is due" is told by the next run after it. */
const TOLD_LATE_MS = 10 * 60_000;

interface Due extends Reminded {
  taskId: string;
  course: string | null;
}

/** What the person is told, in the list, on the screen and by mail. */
export function reminderOf({ taskId, title, kind, course, dueOn, dueTime, timeZone }: Due) {
  const day = Temporal.PlainDate.from(dueOn).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const isHeld = takesPlace(kind);
  const time = dueTime ?? (isHeld ? undefined : '23:59');
  const when = time ? `${day}, ${time}` : day;
  const name = title.length > 120 ? `${title.slice(0, 119)}…` : title;
  return {
    kind: 'reminder' as const,
    title: `${name}: ${isHeld ? '' : 'due '}${when}`,
    body: `${name}${course ? ` (${course})` : ''} is ${isHeld ? 'on' : 'due'} ${when}${time ? ` (${timeZone})` : ''}.`,
    path: `/tasks/${taskId}`,
  };
}
