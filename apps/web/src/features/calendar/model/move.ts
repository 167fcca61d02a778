import { addDays, type Clock, type Day, daysBetween } from '@/lib/plan/days';
import { takesTime, toClock, toMinutes } from './time-grid';

/** When a task is due, and until when it goes where it takes time. */
export interface Dates {
  dueOn: Day;
  dueTime: Clock | null;
  endOn: Day | null;
  endTime: Clock | null;
}

interface Movable {
  date: Day;
  time: Clock | null;
  endDate: Day | null;
  endTime: Clock | null;
}

export const datesOf = ({ date, time, endDate, endTime }: Movable): Dates => ({
  dueOn: date,
  dueTime: time,
  endOn: endDate,
  endTime,
});

const DAY_MINUTES = 24 * 60;

/** Where something is dropped: a day, and over the hours a time of it. */
interface Place {
  day: Day;
  time?: Clock;
}

/** The task on another day, at another time where one is given; it takes as long as before. */
export function moveTo(task: Movable, { day, time }: Place): Dates {
  const days = daysBetween(task.date, day);
  const dueTime = time ? heldInDay(task, time) : task.time;
  const later = task.time && dueTime ? toMinutes(dueTime) - toMinutes(task.time) : 0;
  const end = task.endTime ? toMinutes(task.endTime) + later : 0;
  const nights = task.endDate ? Math.floor(end / DAY_MINUTES) : 0;
  return {
    dueOn: day,
    dueTime,
    endOn: task.endDate && addDays(task.endDate, days + nights),
    endTime: task.endTime && toClock(end - nights * DAY_MINUTES),
  };
}

/** What begins and ends on one day begins no later than that it still ends on it. */
function heldInDay(task: Movable, time: Clock): Clock {
  if (!task.time || !task.endTime || !takesTime(task)) return time;
  const length = toMinutes(task.endTime) - toMinutes(task.time);
  const latest = Math.floor((DAY_MINUTES - 1 - length) / SNAP) * SNAP;
  return toClock(Math.min(toMinutes(time), latest));
}

/** What comes of dropping a task, or its end; above the hours there is no place for an end. */
export function dropped(
  task: Movable,
  { isResize, place }: { isResize: boolean; place: Place },
): Dates | undefined {
  if (!isResize) return moveTo(task, place);
  return place.time ? endAt(task, place.time) : undefined;
}

/** What stays of a task that is made longer or shorter; never less than a quarter of an hour. */
export function endAt(task: Movable, endTime: Clock): Dates {
  const earliest = toClock(toMinutes(task.time ?? '00:00') + SNAP);
  return { ...datesOf(task), endTime: endTime > earliest ? endTime : earliest };
}

const KEY_DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const KEY_MINUTES: Record<string, number> = { ArrowUp: -30, ArrowDown: 30 };

interface Pressed {
  /** Of the keyboard, such as `ArrowUp`. */
  key: string;
  shiftKey: boolean;
}

/**
 * Where an arrow moves a task: by days and weeks; over the hours up and down by half an hour, and with Shift not the task
 * but its end. Nothing for other keys, and where there is no end to move.
 */
export function movedByKey(
  task: Movable,
  { key, shiftKey }: Pressed,
  { hasHours = false } = {},
): Dates | undefined {
  const minutes = hasHours ? KEY_MINUTES[key] : undefined;
  if (shiftKey) return minutes ? lengthenedBy(task, minutes) : undefined;
  if (minutes && task.time)
    return moveTo(task, { day: task.date, time: toClock(toMinutes(task.time) + minutes) });
  const days = KEY_DAYS[key];
  return days ? moveTo(task, { day: addDays(task.date, days) }) : undefined;
}

const lengthenedBy = (task: Movable, minutes: number): Dates | undefined =>
  task.endTime && takesTime(task) ? endAt(task, toClock(toMinutes(task.endTime) + minutes)) : undefined;

/** Minutes between the places where something can be dropped. */
export const SNAP = 15;
export const snap = (minutes: number): number => Math.round(minutes / SNAP) * SNAP;

export const isSame = (a: Dates, b: Dates): boolean =>
  a.dueOn === b.dueOn && a.dueTime === b.dueTime && a.endOn === b.endOn && a.endTime === b.endTime;
