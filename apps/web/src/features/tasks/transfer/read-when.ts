import ICAL from 'ical.js';
import { addDays, type Clock, clockIn, type Day, dayIn } from '@/lib/plan/days';
import type { ImportedTask } from './import-row';

interface When {
  day: Day;
  time?: Clock;
}

/** An event takes from its start to its end; a to-do is due when it is due. */
export function whenOf(entry: ICAL.Component, zone: string): Partial<ImportedTask> {
  const isDue = entry.name === 'vtodo' && entry.hasProperty('due');
  const start = readProperty(entry, isDue ? 'due' : 'dtstart', zone);
  if (!start) return {};
  const end = entry.name === 'vevent' ? readProperty(entry, 'dtend', zone) : undefined;
  return {
    dueOn: start.day,
    ...(start.time && start.time !== '23:59' && { dueTime: start.time }),
    ...(end && endOf(start, end)),
  };
}

function endOf(start: When, end: When): Partial<ImportedTask> {
  if (!start.time || !end.time) {
    // Of whole days the end is the day after the last.
    const last = addDays(end.day, -1);
    return last > start.day ? { endOn: last } : {};
  }
  if (end.day > start.day) return { endOn: end.day, ...(end.time !== '23:59' && { endTime: end.time }) };
  return end.day === start.day && end.time > start.time ? { endTime: end.time } : {};
}

function readProperty(entry: ICAL.Component, name: string, zone: string): When | undefined {
  const time = entry.getFirstPropertyValue(name);
  return time instanceof ICAL.Time ? readTime(time, zone) : undefined;
}

/** As the wall clock says it where it takes place; what is in UTC, where the person is. */
function readTime(time: ICAL.Time, zone: string): When {
  if (!time.isDate && time.zone === ICAL.Timezone.utcTimezone) {
    const at = time.toJSDate();
    return { day: dayIn(zone, at), time: clockIn(zone, at) };
  }
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  const day = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`;
  return time.isDate ? { day } : { day, time: `${pad(time.hour)}:${pad(time.minute)}` };
}

export const dayOfTime = (time: ICAL.Time, zone: string): Day => readTime(time, zone).day;
