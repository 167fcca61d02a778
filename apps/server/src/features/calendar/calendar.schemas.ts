import { z } from 'zod';
import { courseBadge } from '../../vocabulary/courses.ts';
import { taskKind, taskStatus } from '../../vocabulary/kinds.ts';
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
  .object({ items: z.array(z.discriminatedUnion('type', [taskEntry, classEntry, dayOffEntry])) })
  .meta({ id: 'CalendarEntries' });

export type CalendarEntry = z.infer<typeof entryList>['items'][number];
