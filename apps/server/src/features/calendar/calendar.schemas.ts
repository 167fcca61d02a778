import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { taskKind, taskStatus, weekday } from '../../vocabulary/kinds.ts';
import { anyOf } from '../../vocabulary/lists.ts';
import { civilDate, clockTime, id } from '../../vocabulary/values.ts';

export const LONGEST_RANGE_IN_DAYS = 400;

export const entryQuery = z.object({ from: civilDate, to: civilDate, courseId: anyOf(id) });

const taskEntry = z
  .object({
    type: z.literal('task'),
    taskId: id,
    title: z.string(),
    kind: taskKind,
    status: taskStatus,
    date: civilDate,
    time: clockTime.nullable(),
    endDate: civilDate.nullable(),
    endTime: clockTime.nullable(),
    weight: z.number().nullable(),
    course: courseBadge.nullable(),
    timeZone: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'CalendarTask' });

const comingEntry = z
  .object({
    type: z.literal('coming'),
    taskId: id.describe('The task of the series that is open now; this day gets its own once that is done'),
    title: z.string(),
    kind: taskKind,
    date: civilDate,
    time: clockTime.nullable(),
    endDate: civilDate.nullable(),
    endTime: clockTime.nullable(),
    weight: z.number().nullable(),
    course: courseBadge.nullable(),
    timeZone: z.string().nullable(),
  })
  .meta({ id: 'CalendarComing' });

const classEntry = z
  .object({
    type: z.literal('class'),
    /** None when only the syllabus's own schedule knows of this class. */
    meetingId: id.nullable(),
    kind: z.string(),
    /** What it is about and what to read for it, as the syllabus says. */
    topics: z.array(z.string()),
    date: civilDate,
    time: clockTime.nullable(),
    endTime: clockTime.nullable(),
    location: z.string().nullable(),
    course: courseBadge,
    timeZone: z.string().nullable(),
  })
  .meta({ id: 'CalendarClass' });

const dayOffEntry = z
  .object({
    type: z.literal('dayOff'),
    dayOffId: id,
    title: z.string(),
    date: civilDate,
    endDate: civilDate,
    course: courseBadge,
  })
  .meta({ id: 'CalendarDayOff' });

export const entryList = z
  .object({ items: z.array(z.discriminatedUnion('type', [taskEntry, comingEntry, classEntry, dayOffEntry])) })
  .meta({ id: 'CalendarEntries' });

const seriesView = z
  .object({
    taskId: id.describe('The task of the series that is open now'),
    occurrenceOn: civilDate.describe('Its day in the series, wherever it was moved since'),
    anchoredOn: civilDate.describe('The day that a monthly repeat counts from'),
    repeat: z.object({
      every: z.enum(['day', 'week', 'month']),
      interval: z.int(),
      weekdays: z.array(weekday),
      until: z.string().nullable(),
      except: z.array(z.string()).optional(),
    }),
    usual: z
      .object({
        title: z.string(),
        kind: taskKind,
        dueTime: clockTime.nullable(),
        endTime: clockTime.nullable(),
        spanDays: z.int().nullable().describe('How many days after it begins it ends'),
        weight: z.number().nullable(),
        notes: z.string(),
        course: courseBadge.nullable(),
      })
      .describe('What each of its days is made of'),
  })
  .meta({ id: 'CalendarSeries' });

export const seriesList = z.object({ items: z.array(seriesView) }).meta({ id: 'CalendarSeriesList' });

export type SeriesView = z.infer<typeof seriesView>;
export type CalendarEntry = z.infer<typeof entryList>['items'][number];
