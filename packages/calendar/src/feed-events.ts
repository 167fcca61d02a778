import { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { asSaid } from './as-said.ts';
import { type CivilDate, type CivilTime, END_OF_DAY, LAST_YEAR, toPlainDate, zonedAt } from './civil.ts';
import type { Feed, FeedDayOff, FeedEntry, FeedMeeting, FeedTask } from './feed.ts';
import { recurrenceOf } from './recurrence.ts';
import { ruleOfDays, ruleOfTimes, type TimeOfDay } from './recurrence-rule.ts';
import { nextOccurrence } from './repeat.ts';
import { patternDay, recurrenceId, ruleOfRepeat } from './repeat-rule.ts';
import { printable } from './text.ts';

type Moment = Temporal.ZonedDateTime | Temporal.PlainDate;

/** An event as the library takes it, with all its moments in Temporal. */
export type FeedEvent = Omit<ICalEventData, 'id' | 'sequence' | 'stamp' | 'start' | 'end'> & {
  id: string;
  sequence: number;
  stamp: Temporal.Instant;
  start: Moment;
  end?: Moment | null;
};

/** When and where it takes place, as it is written: not when its zone moves its clocks. */
export const timesOf = ({ start, end, timezone, repeating, location }: FeedEvent): string =>
  JSON.stringify([wallClock(start), end ? wallClock(end) : null, timezone, repeating, location]);

const wallClock = (moment: Moment): string =>
  (moment instanceof Temporal.PlainDate ? moment : moment.toPlainDateTime()).toString();

export const eventsOf = (feed: Feed): FeedEvent[] => [
  ...(feed.tasks ?? []).flatMap((task) => taskEvents(task, feed)),
  ...(feed.meetings ?? []).flatMap((meeting) => meetingEvent(meeting, feed)),
  ...(feed.daysOff ?? []).map((dayOff) => dayOffEvent(dayOff, feed)),
];

/** A task that comes back is one event with a rule; where it is unlike the others, it takes its day's place beside them. */
function taskEvents(task: FeedTask, feed: Feed): FeedEvent[] {
  const { repeats, ...once } = task;
  if (!repeats || !nextOccurrence(repeats.repeat, repeats.on, repeats.anchor)) return [taskEvent(once, feed)];
  const { usual = once } = repeats;
  const day = patternDay({ ...repeats, on: toPlainDate(repeats.on) });
  const first = movedTo(day, usual);
  const start = startOf(first, feed);
  const series = {
    ...taskEvent(first, feed),
    ...(start.time && { start: startSaid(day, start.time, start.timeZone ?? NOWHERE) }),
    repeating: ruleOfRepeat({ ...repeats, on: day }, start),
  };
  const isAlike = !repeats.usual && toPlainDate(task.dueOn).equals(day);
  return isAlike ? [series] : [series, { ...taskEvent(once, feed), repeating: recurrenceId(day, start) }];
}

const isAllDay = ({ dueTime, endsOn, takesPlace }: FeedTask): boolean =>
  !dueTime && Boolean(endsOn || takesPlace);

const startOf = (task: FeedTask, { timeZone }: Feed): TimeOfDay => ({
  time: isAllDay(task) ? undefined : (task.dueTime ?? END_OF_DAY),
  timeZone: task.timeZone ?? timeZone,
});

/** The same on another day; a window keeps its length. */
function movedTo(day: Temporal.PlainDate, task: FeedTask): FeedTask {
  const { dueOn, endsOn } = task;
  const length = endsOn && toPlainDate(dueOn).until(endsOn, { largestUnit: 'day' });
  return { ...task, dueOn: day, ...(length && { endsOn: day.add(length) }) };
}

function taskEvent(task: FeedTask, feed: Feed): FeedEvent {
  const { dueOn, endsOn, dueTime, endTime, location } = task;
  const common = {
    ...entry(task, feed),
    ...(location && { location: printable(location) }),
    ...alarmOf(task),
  };
  if (isAllDay(task)) return { ...common, ...allDay(dueOn, endsOn) };
  const timeZone = task.timeZone ?? feed.timeZone;
  const at = (day: CivilDate, time = END_OF_DAY) => zonedAt(day, time, timeZone ?? NOWHERE);
  const start = at(dueOn, dueTime);
  const end = endTime || endsOn ? at(endsOn ?? dueOn, endTime) : undefined;
  const isSpan = end !== undefined && Temporal.ZonedDateTime.compare(start, end) < 0;
  return {
    ...common,
    ...placeOf(timeZone),
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
  const { start: time, end: endTime, location } = meeting;
  const timeZone = meeting.timeZone ?? feed.timeZone;
  const common = { ...entry(meeting, feed), ...(location && { location: printable(location) }) };
  if (!time) return [{ ...common, ...allDay(recurrence.first), repeating: ruleOfDays(recurrence) }];
  const start = startSaid(recurrence.first, time, timeZone ?? NOWHERE);
  const end = endTime && endTime > time ? endSaid(start, recurrence.first, { time, endTime }) : null;
  const repeating = ruleOfTimes(recurrence, { time, timeZone });
  return [{ ...common, ...placeOf(timeZone), start, end, repeating }];
}

/** Where times that float are worked out: clocks are never moved there. */
const NOWHERE = 'UTC';

const placeOf = (timeZone: string | undefined) => (timeZone ? { timezone: timeZone } : { floating: true });

const startSaid = (day: Temporal.PlainDate, time: CivilTime, timeZone: string): Temporal.ZonedDateTime =>
  asSaid(zonedAt(day, time, timeZone), day.toPlainDateTime(time));

/** As long after the start as it was said, also where the clocks skip some of it. */
function endSaid(
  start: Temporal.ZonedDateTime,
  day: Temporal.PlainDate,
  { time, endTime }: { time: CivilTime; endTime: CivilTime },
): Temporal.ZonedDateTime {
  const length = Temporal.PlainTime.from(time).until(endTime);
  return asSaid(start.add(length), day.toPlainDateTime(endTime));
}

const dayOffEvent = (dayOff: FeedDayOff, feed: Feed): FeedEvent => ({
  ...entry(dayOff, feed),
  ...allDay(dayOff.first, dayOff.last),
});

function entry(
  { uid, sequence = 0, changedAt, title, notes, url, category, labels = [], marks }: FeedEntry,
  { stamp }: Feed,
) {
  const categories = [...(category ? [category] : []), ...labels].map((name) => ({ name: printable(name) }));
  return {
    id: uid,
    sequence,
    stamp: changedAt ?? stamp,
    ...(changedAt && { lastModified: changedAt }),
    summary: printable(title),
    ...(notes && { description: printable(notes) }),
    ...(url && { url }),
    ...(categories.length > 0 && { categories }),
    ...(marks && { x: { ...marks } }),
  };
}

/** `DTEND` of days is the day after the last; where none can be written, one day needs no end. */
function allDay(first: CivilDate, last: CivilDate = first) {
  const start = toPlainDate(first);
  const lastDay = Temporal.PlainDate.compare(last, start) < 0 ? start : toPlainDate(last);
  const dayAfter = lastDay.add({ days: 1 });
  const atLeast = lastDay.equals(start) ? null : lastDay;
  const end = dayAfter.year > LAST_YEAR ? atLeast : dayAfter;
  return { allDay: true, start, end, transparency: ICalEventTransparency.TRANSPARENT };
}
