import type { Database } from '../../platform/database.ts';
import { InvalidRequest } from '../../platform/errors.ts';
import {
  type PlanQuery,
  planDaysOff,
  planMeetings,
  planTasks,
  planTerms,
  planTopics,
} from './calendar.repository.ts';
import { type ClassOnDay, classesIn, daysBetween, joinTopics } from './calendar.rules.ts';
import { type CalendarEntry, LONGEST_RANGE_IN_DAYS } from './calendar.schemas.ts';
import { toClassEntry, toDayOffEntry, toTaskEntry, toTopicsEntry } from './calendar.views.ts';

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

/** The classes of some days, without those on days off. */
export async function readClasses({
  db,
  range,
  ...query
}: CalendarDeps & PlanQuery & { range: { from: string; to: string } }): Promise<ClassOnDay[]> {
  const [meetings, daysOff] = await Promise.all([
    planMeetings(db, query),
    planDaysOff(db, { ...query, range }),
  ]);
  return classesIn(range, { meetings, daysOff });
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
  const [plan, topics] = await Promise.all([readPlan({ db, ...query }), planTopics(db, query)]);
  const { tasks, meetings, daysOff } = plan;
  const { classes, alone } = joinTopics(classesIn(range, { meetings, daysOff }), topics);
  return [
    ...daysOff.map(toDayOffEntry),
    ...tasks.map(toTaskEntry),
    ...classes.map(toClassEntry),
    ...alone.map(toTopicsEntry),
  ].sort(byDayAndTime);
}

function refuseRange(range: { from: string; to: string }): void {
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
