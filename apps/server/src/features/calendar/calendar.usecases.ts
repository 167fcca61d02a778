import type { Database } from '../../platform/database.ts';
import { InvalidRequest } from '../../platform/errors.ts';
import { type DayRange, daysBetween } from '../../vocabulary/days.ts';
import {
  type PlanMeeting,
  type PlanQuery,
  planDaysOff,
  planMeetings,
  planSeries,
  planTasks,
  planTerms,
  planTopics,
} from './calendar.repository.ts';
import { type ClassOnDay, classesIn, comingIn, joinTopics } from './calendar.rules.ts';
import { type CalendarEntry, LONGEST_RANGE_IN_DAYS } from './calendar.schemas.ts';
import { toClassEntry, toComingEntry, toDayOffEntry, toTaskEntry, toTopicsEntry } from './calendar.views.ts';

export interface CalendarDeps {
  db: Database;
}

/** All that has a day: for the calendar, the feeds and the dashboard. */
export async function readPlan({ db, ...query }: PlanQuery & CalendarDeps) {
  const [tasks, meetings, daysOff, terms] = await Promise.all([
    planTasks(db, query),
    planMeetings(db, query),
    planDaysOff(db, query),
    planTerms(db, query),
  ]);
  return { tasks, meetings, daysOff, terms };
}

/** What repeats and goes on, with the days that it comes back on. */
export async function readSeries({ db, ...query }: PlanQuery & CalendarDeps) {
  const series = await planSeries(db, query);
  return { series, comingIn: (range: DayRange) => comingIn(range, series) };
}

/** The days off and the terms of all courses, with the classes of whichever days are asked for. */
export async function readTimetable({ db, ...query }: Omit<PlanQuery, 'range'> & CalendarDeps) {
  const [meetings, daysOff, terms] = await Promise.all([
    planMeetings(db, query),
    planDaysOff(db, query),
    planTerms(db, query),
  ]);
  return { daysOff, terms, classesIn: (range: DayRange) => classesIn(range, { meetings, daysOff }) };
}

/** All weekly class times, and the classes of some days without those on days off, by day and hour. */
export async function readClasses({
  db,
  range,
  ...query
}: CalendarDeps & PlanQuery & { range: DayRange }): Promise<{
  meetings: PlanMeeting[];
  classes: ClassOnDay[];
}> {
  const [meetings, daysOff] = await Promise.all([
    planMeetings(db, query),
    planDaysOff(db, { ...query, range }),
  ]);
  const classes = classesIn(range, { meetings, daysOff }).sort(
    (a, b) =>
      a.date.localeCompare(b.date) || (a.meeting.startTime ?? '').localeCompare(b.meeting.startTime ?? ''),
  );
  return { meetings, classes };
}

interface ListEntries extends CalendarDeps {
  workspaceId: string;
  from: string;
  to: string;
  courseId?: string[] | undefined;
}

export async function listEntries({
  db,
  workspaceId,
  from,
  to,
  courseId,
}: ListEntries): Promise<CalendarEntry[]> {
  const range = { from, to };
  refuseRange(range);
  const query = { workspaceId, courseIds: courseId, range };
  const [plan, topics, series] = await Promise.all([
    readPlan({ db, ...query }),
    planTopics(db, query),
    readSeries({ db, ...query }),
  ]);
  const { tasks, meetings, daysOff } = plan;
  const { classes, alone } = joinTopics(classesIn(range, { meetings, daysOff }), topics);
  return [
    ...daysOff.map(toDayOffEntry),
    ...tasks.map(toTaskEntry),
    ...series.comingIn(range).map(toComingEntry),
    ...classes.map(toClassEntry),
    ...alone.map(toTopicsEntry),
  ].sort(byDayAndTime);
}

function refuseRange(range: DayRange): void {
  const days = daysBetween(range);
  if (days >= 1 && days <= LONGEST_RANGE_IN_DAYS) return;
  const message = days < 1 ? 'comes before the first day' : `is more than ${LONGEST_RANGE_IN_DAYS} days away`;
  throw new InvalidRequest({ errors: [{ field: 'to', message, code: 'range' }] });
}

/** What has no time comes first. */
function byDayAndTime(a: CalendarEntry, b: CalendarEntry): number {
  return a.date.localeCompare(b.date) || timeOf(a).localeCompare(timeOf(b));
}

const timeOf = (entry: CalendarEntry): string => ('time' in entry ? (entry.time ?? '') : '');
