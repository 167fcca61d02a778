import type { TaskRemindersAnswer } from '@/api';

const HOUR = 60;
const DAY = 24 * HOUR;
/** What is offered, in minutes before a task is due. */
export const OFFSETS = [0, 30, HOUR, 3 * HOUR, DAY, 2 * DAY, 7 * DAY];

/** `a day before`, `90 minutes before`, `when it is due`. */
export function toOffsetText(minutes: number): string {
  if (minutes === 0) return 'when it is due';
  const [count, unit] =
    minutes % DAY === 0
      ? [minutes / DAY, 'day']
      : minutes % HOUR === 0
        ? [minutes / HOUR, 'hour']
        : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'} before`;
}

/** `A mail reminds you of 3 tasks 2 days before. One has no day.` */
export function toRemindedText({ reminded, withoutDay }: TaskRemindersAnswer, minutes: number): string {
  const without = withoutDay === 1 ? 'One has no day.' : `${withoutDay} have no day.`;
  if (reminded === 0) return `Nothing to remind you of: ${withoutDay === 1 ? 'it has' : 'they have'} no day.`;
  const what = reminded === 1 ? 'one task' : `${reminded} tasks`;
  return `A mail reminds you of ${what} ${toOffsetText(minutes)}.${withoutDay > 0 ? ` ${without}` : ''}`;
}
