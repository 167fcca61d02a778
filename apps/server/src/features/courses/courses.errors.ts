import { defineError } from '../../platform/errors.ts';

export const TooManyCourses = defineError('course/too-many', 409, 'This workspace holds no more courses.');
export const TooManyParts = defineError('course/too-many-parts', 409, 'This course holds no more of these.');
export const CourseNotFound = defineError('course/not-found', 404, 'That course does not exist.');
export const MeetingNotFound = defineError(
  'course/meeting-not-found',
  404,
  'That class time does not exist.',
);
export const ComponentNotFound = defineError(
  'course/component-not-found',
  404,
  'That part of the grade does not exist.',
);
export const DayOffNotFound = defineError('course/day-off-not-found', 404, 'That day off does not exist.');
