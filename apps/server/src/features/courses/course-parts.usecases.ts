import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import {
  type Component,
  type DayOff,
  findComponent,
  findDayOff,
  findMeeting,
  insertComponents,
  insertDayOff,
  insertMeetings,
  type Meeting,
  setComponentDeleted,
  setDayOffDeleted,
  setMeetingDeleted,
  updateComponent,
  updateMeeting,
} from './course-parts.repository.ts';
import { ComponentNotFound, DayOffNotFound, MeetingNotFound } from './courses.errors.ts';
import type { OneCourse } from './courses.repository.ts';
import type {
  ComponentCreate,
  ComponentPatch,
  DayOffCreate,
  MeetingCreate,
  MeetingPatch,
} from './courses.schemas.ts';
import { type CourseDeps, requireCourse } from './courses.usecases.ts';

type InCourse = CourseDeps & OneCourse;

/** The columns of a meeting as it is sent: the wire says `start` and `end`. */
const toMeetingColumns = ({ start, end, ...rest }: MeetingPatch) => ({
  ...rest,
  ...(start !== undefined && { startTime: start }),
  ...(end !== undefined && { endTime: end }),
});

export async function addMeeting({
  db,
  clock,
  meeting,
  ...which
}: InCourse & { meeting: MeetingCreate }): Promise<Meeting> {
  const { id: courseId } = await requireCourse(db, which);
  const { days, kind } = meeting;
  const row = { ...toMeetingColumns(meeting), days, kind, id: newId(), courseId, createdAt: clock.now() };
  const [added] = await insertMeetings(db, [row]);
  if (!added) throw new MeetingNotFound();
  return added;
}

export async function changeMeeting({
  db,
  meetingId,
  change,
  ...which
}: InCourse & { meetingId: string; change: MeetingPatch }): Promise<Meeting> {
  const { id: courseId } = await requireCourse(db, which);
  const meeting = await updateMeeting(
    db,
    { courseId, meetingId },
    { ...toMeetingColumns(change), courseId, edited: true },
  );
  if (!meeting) throw new MeetingNotFound();
  return meeting;
}

type OneMeeting = InCourse & { meetingId: string };

export async function removeMeeting({ db, clock, meetingId, ...which }: OneMeeting) {
  const { id: courseId } = await requireCourse(db, which);
  const removed = await setMeetingDeleted(db, { courseId, meetingId }, clock.now());
  if (!removed) throw new MeetingNotFound();
}

/** As it was, with its place in the syllabus. */
export async function restoreMeeting({ db, meetingId, ...which }: OneMeeting): Promise<Meeting> {
  const { id: courseId } = await requireCourse(db, which);
  await setMeetingDeleted(db, { courseId, meetingId }, null);
  const meeting = await findMeeting(db, { courseId, meetingId });
  if (!meeting) throw new MeetingNotFound();
  return meeting;
}

export async function addComponent({
  db,
  clock,
  component,
  ...which
}: InCourse & { component: ComponentCreate }): Promise<Component> {
  const { id: courseId } = await requireCourse(db, which);
  const [added] = await insertComponents(db, [
    { ...component, id: newId(), courseId, createdAt: clock.now() },
  ]);
  if (!added) throw new ComponentNotFound();
  return added;
}

export async function changeComponent({
  db,
  componentId,
  change,
  ...which
}: InCourse & { componentId: string; change: ComponentPatch }): Promise<Component> {
  const { id: courseId } = await requireCourse(db, which);
  const component = await updateComponent(
    db,
    { courseId, componentId },
    { ...change, courseId, edited: true },
  );
  if (!component) throw new ComponentNotFound();
  return component;
}

export async function requireComponent(
  db: Queryable,
  which: { courseId: string; componentId: string },
): Promise<Component> {
  const component = await findComponent(db, which);
  if (!component) throw new ComponentNotFound();
  return component;
}

type OneComponent = InCourse & { componentId: string };

/** With everybody's scores in it, which come back with it. */
export async function removeComponent({ db, clock, componentId, ...which }: OneComponent) {
  const { id: courseId } = await requireCourse(db, which);
  const removed = await setComponentDeleted(db, { courseId, componentId }, clock.now());
  if (!removed) throw new ComponentNotFound();
}

export async function restoreComponent({ db, componentId, ...which }: OneComponent): Promise<Component> {
  const { id: courseId } = await requireCourse(db, which);
  await setComponentDeleted(db, { courseId, componentId }, null);
  return requireComponent(db, { courseId, componentId });
}

export async function addDayOff({
  db,
  clock,
  dayOff,
  ...which
}: InCourse & { dayOff: DayOffCreate }): Promise<DayOff> {
  const { id: courseId } = await requireCourse(db, which);
  const { title, startsOn, endsOn = startsOn } = dayOff;
  return insertDayOff(db, { id: newId(), courseId, title, startsOn, endsOn, createdAt: clock.now() });
}

type OneDayOff = InCourse & { dayOffId: string };

export async function removeDayOff({ db, clock, dayOffId, ...which }: OneDayOff) {
  const { id: courseId } = await requireCourse(db, which);
  const removed = await setDayOffDeleted(db, { courseId, dayOffId }, clock.now());
  if (!removed) throw new DayOffNotFound();
}

/** As it was, with the finding that it was accepted from. */
export async function restoreDayOff({ db, dayOffId, ...which }: OneDayOff): Promise<DayOff> {
  const { id: courseId } = await requireCourse(db, which);
  await setDayOffDeleted(db, { courseId, dayOffId }, null);
  const dayOff = await findDayOff(db, { courseId, dayOffId });
  if (!dayOff) throw new DayOffNotFound();
  return dayOff;
}
