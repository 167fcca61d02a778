import { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { type CivilDate, END_OF_DAY, toPlainDate, zonedAt } from './civil.ts';
import type { Feed, FeedDayOff, FeedEntry, FeedMeeting, FeedTask } from './feed.ts';
import { recurrenceOf } from './recurrence.ts';
import { ruleOfDays, ruleOfTimes } from './recurrence-rule.ts';
import { printable } from './text.ts';

/** An event as the library takes it, with both ends in Temporal. */
export type FeedEvent = Omit<ICalEventData, 'start' | 'end'> & {
  start: Temporal.ZonedDateTime | Temporal.PlainDate;
  end?: Temporal.ZonedDateTime | Temporal.PlainDate | null;
};

export const eventsOf = (feed: Feed): FeedEvent[] => [
  ...(feed.tasks ?? []).map((task) => taskEvent(task, feed)),
  ...(feed.meetings ?? []).flatMap((meeting) => meetingEvent(meeting, feed)),
  ...(feed.daysOff ?? []).map((dayOff) => dayOffEvent(dayOff, feed)),
];

function taskEvent(task: FeedTask, feed: Feed): FeedEvent {
  const { dueOn, endsOn, dueTime, endTime, timeZone = feed.timeZone, location } = task;
  const common = {
    ...entry(task, feed),
    ...(location && { location: printable(location) }),
    ...alarmOf(task),
  };
  if (!dueTime && (endsOn || task.takesPlace)) return { ...common, ...allDay(dueOn, endsOn) };
  const start = zonedAt(dueOn, dueTime ?? END_OF_DAY, timeZone);
  const end = endTime || endsOn ? zonedAt(endsOn ?? dueOn, endTime ?? END_OF_DAY, timeZone) : undefined;
  const isSpan = end !== undefined && Temporal.ZonedDateTime.compare(start, end) < 0;
  return {
    ...common,
    timezone: timeZone,
    start,
    end: isSpan ? end : null,
    transparency: task.takesPlace ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  };
}

/** @see https://www.rfc-editor.org/rfc/rfc5545#section-3.6.6 */
const alarmOf = ({ alarmMinutes, title }: FeedTask) =>
  alarmMinutes !== undefined && {
    alarms: [{ type: ICalAlarmType.display, trigger: alarmMinutes * 60, description: printable(title) }],
  };

function meetingEvent(meeting: FeedMeeting, feed: Feed): FeedEvent[] {
  const recurrence = recurrenceOf(meeting);
  if (!recurrence) return [];
  const { start: time, end: endTime, timeZone = feed.timeZone, location } = meeting;
  const common = { ...entry(meeting, feed), ...(location && { location: printable(location) }) };
  if (!time) return [{ ...common, ...allDay(recurrence.first), repeating: ruleOfDays(recurrence) }];
  const start = zonedAt(recurrence.first, time, timeZone);
  const end = endTime && endTime > time ? zonedAt(recurrence.first, endTime, timeZone) : null;
  return [{ ...common, timezone: timeZone, start, end, repeating: ruleOfTimes(recurrence, time, timeZone) }];
}

const dayOffEvent = (dayOff: FeedDayOff, feed: Feed): FeedEvent => ({
  ...entry(dayOff, feed),
  ...allDay(dayOff.first, dayOff.last),
});

function entry({ uid, sequence = 0, changedAt, title, notes, url, category }: FeedEntry, { stamp }: Feed) {
  return {
    id: uid,
    sequence,
    stamp: changedAt ?? stamp,
    ...(changedAt && { lastModified: changedAt }),
    summary: printable(title),
    ...(notes && { description: printable(notes) }),
    ...(url && { url }),
    ...(category && { categories: [{ name: printable(category) }] }),
  };
}

/** `DTEND` of days is the day after the last. */
function allDay(first: CivilDate, last: CivilDate = first) {
  const [start, lastDay] = [toPlainDate(first), toPlainDate(last)];
  const end = (Temporal.PlainDate.compare(lastDay, start) < 0 ? start : lastDay).add({ days: 1 });
  return { allDay: true, start, end, transparency: ICalEventTransparency.TRANSPARENT };
}
