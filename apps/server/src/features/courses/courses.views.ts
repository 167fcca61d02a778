import type { Component, DayOff, Meeting } from './course-parts.repository.ts';
import type { Course } from './courses.repository.ts';
import type { ComponentView, CourseView, DayOffView, MeetingView } from './courses.schemas.ts';
import type { CourseWithParts } from './courses.usecases.ts';

export const toCourseView = (course: Course): CourseView => ({
  id: course.id,
  code: course.code,
  title: course.title,
  section: course.section,
  term: { name: course.termName, start: course.termStart, end: course.termEnd },
  timeZone: course.timeZone,
  color: course.color,
  instructors: course.instructors.map(({ name, email }) => ({ name, ...(email && { email }) })),
  archivedAt: course.archivedAt?.toISOString() ?? null,
  version: course.version,
  createdAt: course.createdAt.toISOString(),
  updatedAt: course.updatedAt.toISOString(),
});

export const toMeetingView = (meeting: Meeting): MeetingView => ({
  id: meeting.id,
  days: meeting.days,
  start: meeting.startTime,
  end: meeting.endTime,
  kind: meeting.kind,
  location: meeting.location,
  documentId: meeting.documentId,
  evidence: meeting.evidence,
});

export const toComponentView = (component: Component): ComponentView => ({
  id: component.id,
  name: component.name,
  weight: component.weight,
  points: component.points,
  works: component.works,
  dropLowest: component.dropLowest,
  isBonus: component.isBonus,
  documentId: component.documentId,
  evidence: component.evidence,
});

export const toDayOffView = (dayOff: DayOff): DayOffView => ({
  id: dayOff.id,
  title: dayOff.title,
  startsOn: dayOff.startsOn,
  endsOn: dayOff.endsOn,
  findingId: dayOff.findingId,
});

export const toCourseDetails = ({ course, meetings, components, daysOff }: CourseWithParts) => ({
  ...toCourseView(course),
  meetings: meetings.map(toMeetingView),
  components: components.map(toComponentView),
  notes: course.notes,
  daysOff: daysOff.map(toDayOffView),
});
