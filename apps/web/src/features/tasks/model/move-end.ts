import { addDays, daysBetween, isDay } from '@/lib/plan/days';
import type { TaskValues } from './edit';

type Dates = Pick<TaskValues, 'dueOn' | 'dueTime' | 'endOn' | 'endTime'>;

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const toClock = (minutes: number): string => {
  const held = Math.min(24 * 60 - 1, Math.max(0, minutes));
  return `${String(Math.floor(held / 60)).padStart(2, '0')}:${String(held % 60).padStart(2, '0')}`;
};

/** Another day of a task: what goes on for days goes on as long as before, or it would end before it begins. */
export function onDay({ dueOn: before, endOn }: Dates, dueOn: string): Partial<Dates> {
  if (!before || !endOn || !isDay(before) || !isDay(dueOn)) return { dueOn };
  return { dueOn, endOn: addDays(endOn, daysBetween(before, dueOn)) };
}

/** Another time of a task, whose end on the same day goes along. */
export function atTime(
  { dueOn, dueTime: before, endOn, endTime }: Dates,
  dueTime: string | null,
): Partial<Dates> {
  const isOneDay = !endOn || endOn === dueOn;
  if (!before || !dueTime || !endTime || !isOneDay) return { dueTime };
  return { dueTime, endTime: toClock(toMinutes(endTime) + toMinutes(dueTime) - toMinutes(before)) };
}
