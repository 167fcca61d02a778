import { z } from 'zod';
import { courseColor } from '../../vocabulary/courses.ts';
import { evidence } from '../../vocabulary/evidence.ts';
import { weekday } from '../../vocabulary/kinds.ts';
import { flag, pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { courseParams } from '../../vocabulary/paths.ts';
import {
  civilDate,
  clockTime,
  id,
  instant,
  line,
  optionalLine,
  percent,
  storableText,
  timeZone,
  version,
} from '../../vocabulary/values.ts';

export const meetingParams = courseParams.extend({ meetingId: id });
export const componentParams = courseParams.extend({ componentId: id });
export const dayOffParams = courseParams.extend({ dayOffId: id });

const term = z
  .object({
    name: z.string().nullable(),
    start: civilDate.nullable(),
    end: civilDate.nullable(),
  })
  .meta({ id: 'Term' });

const instructor = z.object({ name: z.string(), email: z.string().optional() }).meta({ id: 'Instructor' });

export const courseView = z
  .object({
    id,
    code: z.string().nullable(),
    title: z.string(),
    section: z.string().nullable(),
    term,
    timeZone: z.string().nullable().describe('Null: the zone of whoever looks'),
    color: courseColor,
    instructors: z.array(instructor),
    archivedAt: instant.nullable(),
    version,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Course' });

const meetingFields = z.object({
  days: z.array(weekday).min(1, 'Choose a day.').max(7),
  start: clockTime.nullable(),
  end: clockTime.nullable(),
  kind: line(60),
  location: optionalLine(200).nullable(),
});

/** What was read from a syllabus may be longer than what may be typed. */
export const meetingView = z
  .object({
    id,
    days: z.array(weekday),
    start: z.string().nullable(),
    end: z.string().nullable(),
    kind: z.string(),
    location: z.string().nullable(),
    documentId: id.nullable(),
    evidence: z.array(evidence),
  })
  .meta({ id: 'Meeting' });
export const meetingCreate = meetingFields
  .partial({ start: true, end: true, location: true })
  .meta({ id: 'MeetingCreate' });
export const meetingPatch = meetingFields.partial().meta({ id: 'MeetingPatch' });

const componentFields = z.object({
  name: line(120),
  weight: percent.nullable(),
  points: z.number().min(0).max(1_000_000).nullable(),
  works: z.int().min(1).max(500).nullable().describe('How many works it is made of'),
  dropLowest: z.int().min(0).max(499).describe('How many of the weakest works do not count'),
  isBonus: z.boolean().describe('Adds to the grade without being part of the whole'),
});

export const componentView = z
  .object({
    id,
    name: z.string(),
    weight: z.number().nullable(),
    points: z.number().nullable(),
    works: z.int().nullable(),
    dropLowest: z.int(),
    isBonus: z.boolean(),
    documentId: id.nullable(),
    evidence: z.array(evidence),
  })
  .meta({ id: 'GradeComponent' });
export const componentCreate = componentFields
  .partial({ weight: true, points: true, works: true, dropLowest: true, isBonus: true })
  .meta({ id: 'GradeComponentCreate' });
export const componentPatch = componentFields.partial().meta({ id: 'GradeComponentPatch' });

const dayOffFields = z.object({ title: line(200), startsOn: civilDate, endsOn: civilDate });

export const dayOffView = dayOffFields
  .extend({ id, title: z.string(), findingId: id.nullable() })
  .meta({ id: 'DayOff' });
export const dayOffCreate = dayOffFields.partial({ endsOn: true }).meta({ id: 'DayOffCreate' });

export const courseDetails = courseView
  .extend({
    meetings: z.array(meetingView),
    components: z.array(componentView),
    notes: z.string().describe('Markdown'),
    daysOff: z.array(dayOffView),
  })
  .meta({ id: 'CourseDetails' });

export const courseCreate = z
  .object({
    code: optionalLine(40).nullable(),
    title: line(200),
    section: optionalLine(40).nullable(),
    term: term.partial().extend({ name: optionalLine(60).nullable().optional() }),
    timeZone: timeZone.nullable(),
    color: courseColor.describe('Left out: the one least used so far'),
    instructors: z.array(z.object({ name: line(120), email: optionalLine(254).optional() })).max(20),
  })
  .partial({ code: true, section: true, term: true, timeZone: true, color: true, instructors: true })
  .meta({ id: 'CourseCreate' });

export const coursePatch = courseCreate
  .extend({ notes: storableText.max(100_000) })
  .partial()
  .meta({ id: 'CoursePatch' });

export const courseQuery = pageQuery(200, 100).extend({
  archived: flag.describe('True lists the archived ones instead'),
});
export const coursePage = pageOf(courseView).meta({ id: 'CoursePage' });

export type CourseView = z.infer<typeof courseView>;
export type CourseCreate = z.infer<typeof courseCreate>;
export type CoursePatch = z.infer<typeof coursePatch>;
export type MeetingCreate = z.infer<typeof meetingCreate>;
export type MeetingPatch = z.infer<typeof meetingPatch>;
export type MeetingView = z.infer<typeof meetingView>;
export type ComponentCreate = z.infer<typeof componentCreate>;
export type ComponentPatch = z.infer<typeof componentPatch>;
export type ComponentView = z.infer<typeof componentView>;
export type DayOffCreate = z.infer<typeof dayOffCreate>;
export type DayOffView = z.infer<typeof dayOffView>;
