import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { scores } from '../grades/grades.tables.ts';
import { components, daysOff, meetings } from './courses.tables.ts';

export type Meeting = typeof meetings.$inferSelect;
export type Component = typeof components.$inferSelect;
export type DayOff = typeof daysOff.$inferSelect;
export type NewMeeting = typeof meetings.$inferInsert;
export type NewComponent = typeof components.$inferInsert;
export type NewDayOff = typeof daysOff.$inferInsert;

export interface CourseParts {
  meetings: Meeting[];
  components: Component[];
  daysOff: DayOff[];
}

export async function partsOfCourse(db: Queryable, courseId: string): Promise<CourseParts> {
  return {
    meetings: await db
      .select()
      .from(meetings)
      .where(and(eq(meetings.courseId, courseId), isNull(meetings.deletedAt)))
      .orderBy(asc(meetings.startTime), asc(meetings.id)),
    components: await db
      .select()
      .from(components)
      .where(and(eq(components.courseId, courseId), isNull(components.deletedAt)))
      .orderBy(asc(components.id)),
    daysOff: await db
      .select()
      .from(daysOff)
      .where(and(eq(daysOff.courseId, courseId), isNull(daysOff.deletedAt)))
      .orderBy(asc(daysOff.startsOn), asc(daysOff.id)),
  };
}

/** What a syllabus gave its course, as it stands now. */
export async function partsOfDocument(
  db: Queryable,
  documentId: string,
): Promise<Omit<CourseParts, 'daysOff'>> {
  return {
    meetings: await db
      .select()
      .from(meetings)
      .where(and(eq(meetings.documentId, documentId), isNull(meetings.deletedAt)))
      .orderBy(asc(meetings.startTime), asc(meetings.id)),
    components: await db
      .select()
      .from(components)
      .where(and(eq(components.documentId, documentId), isNull(components.deletedAt)))
      .orderBy(asc(components.id)),
  };
}

export async function insertMeetings(db: Queryable, rows: NewMeeting[]): Promise<Meeting[]> {
  return rows.length === 0 ? [] : db.insert(meetings).values(rows).returning();
}

interface OneMeeting {
  courseId: string;
  meetingId: string;
}

const isMeeting = ({ courseId, meetingId }: OneMeeting) =>
  and(eq(meetings.id, meetingId), eq(meetings.courseId, courseId));

export async function updateMeeting(
  db: Queryable,
  { courseId, meetingId }: OneMeeting,
  change: Partial<NewMeeting>,
): Promise<Meeting | undefined> {
  const [meeting] = await db
    .update(meetings)
    .set(change)
    .where(and(isMeeting({ courseId, meetingId }), isNull(meetings.deletedAt)))
    .returning();
  return meeting;
}

export async function findMeeting(db: Queryable, which: OneMeeting): Promise<Meeting | undefined> {
  const [meeting] = await db
    .select()
    .from(meetings)
    .where(and(isMeeting(which), isNull(meetings.deletedAt)));
  return meeting;
}

/** Hides it, or brings it back where `deletedAt` is null; undefined where there is nothing to. */
export async function setMeetingDeleted(
  db: Queryable,
  which: OneMeeting,
  deletedAt: Date | null,
): Promise<Meeting | undefined> {
  const isOther = deletedAt ? isNull(meetings.deletedAt) : isNotNull(meetings.deletedAt);
  const [meeting] = await db
    .update(meetings)
    .set({ deletedAt })
    .where(and(isMeeting(which), isOther))
    .returning();
  return meeting;
}

export async function insertComponents(db: Queryable, rows: NewComponent[]): Promise<Component[]> {
  return rows.length === 0 ? [] : db.insert(components).values(rows).returning();
}

interface OneComponent {
  courseId: string;
  componentId: string;
}

const isComponent = ({ courseId, componentId }: OneComponent) =>
  and(eq(components.id, componentId), eq(components.courseId, courseId));

const isThere = (which: OneComponent) => and(isComponent(which), isNull(components.deletedAt));

export async function updateComponent(
  db: Queryable,
  which: OneComponent,
  change: Partial<NewComponent>,
): Promise<Component | undefined> {
  const [component] = await db.update(components).set(change).where(isThere(which)).returning();
  return component;
}

export async function findComponent(db: Queryable, which: OneComponent): Promise<Component | undefined> {
  const [component] = await db.select().from(components).where(isThere(which));
  return component;
}

/** Hides it with all scores in it, or brings it back where `deletedAt` is null; undefined where there is nothing to. */
export async function setComponentDeleted(
  db: Queryable,
  which: OneComponent,
  deletedAt: Date | null,
): Promise<Component | undefined> {
  const isOther = deletedAt ? isNull(components.deletedAt) : isNotNull(components.deletedAt);
  const [component] = await db
    .update(components)
    .set({ deletedAt })
    .where(and(isComponent(which), isOther))
    .returning();
  return component;
}

export async function deletePartsBefore(db: Queryable, instant: Date): Promise<void> {
  for (const parts of [meetings, components, daysOff])
    await db.delete(parts).where(lt(parts.deletedAt, instant));
}

export async function insertDayOff(db: Queryable, row: NewDayOff): Promise<DayOff> {
  const { id: _, createdAt: __, ...fresh } = row;
  const [dayOff] = await db
    .insert(daysOff)
    .values(row)
    .onConflictDoUpdate({ target: daysOff.findingId, set: { ...fresh, deletedAt: null } })
    .returning();
  if (!dayOff) throw new Error('an upsert answers with its row');
  return dayOff;
}

interface OneDayOff {
  courseId: string;
  dayOffId: string;
}

const isDayOff = ({ courseId, dayOffId }: OneDayOff) =>
  and(eq(daysOff.id, dayOffId), eq(daysOff.courseId, courseId));

export async function findDayOff(db: Queryable, which: OneDayOff): Promise<DayOff | undefined> {
  const [dayOff] = await db
    .select()
    .from(daysOff)
    .where(and(isDayOff(which), isNull(daysOff.deletedAt)));
  return dayOff;
}

/** Hides it, or brings it back where `deletedAt` is null; undefined where there is nothing to. */
export async function setDayOffDeleted(
  db: Queryable,
  which: OneDayOff,
  deletedAt: Date | null,
): Promise<DayOff | undefined> {
  const isOther = deletedAt ? isNull(daysOff.deletedAt) : isNotNull(daysOff.deletedAt);
  const [dayOff] = await db
    .update(daysOff)
    .set({ deletedAt })
    .where(and(isDayOff(which), isOther))
    .returning();
  return dayOff;
}

export async function deleteDaysOffOf(db: Queryable, findingIds: string[]): Promise<void> {
  if (findingIds.length > 0) await db.delete(daysOff).where(inArray(daysOff.findingId, findingIds));
}

/** What a syllabus gave its course, save the days off, which hang on findings. */
export async function deletePartsOfDocument(db: Queryable, documentId: string): Promise<void> {
  await deleteMeetingsOfDocument(db, { documentId, except: [] });
  await deleteComponentsOfDocument(db, { documentId, except: [] });
}

/** A new version of a syllabus: what it gave its course belongs to that one now, with the scores in it. */
export async function movePartsOfDocument(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.update(meetings).set({ documentId: to }).where(eq(meetings.documentId, from));
  await db.update(components).set({ documentId: to }).where(eq(components.documentId, from));
}

export async function deleteMeetingsOfDocument(
  db: Queryable,
  { documentId, except }: { documentId: string; except: string[] },
): Promise<void> {
  await db.delete(meetings).where(and(eq(meetings.documentId, documentId), notInArray(meetings.id, except)));
}

/** Those that somebody has scores in stay, as if written by hand: a score is never lost with its syllabus. */
export async function deleteComponentsOfDocument(
  db: Queryable,
  { documentId, except }: { documentId: string; except: string[] },
): Promise<void> {
  const gone = and(eq(components.documentId, documentId), notInArray(components.id, except));
  const scored = db.select({ id: scores.id }).from(scores).where(eq(scores.componentId, components.id));
  await db.delete(components).where(and(gone, notExists(scored)));
  await db.update(components).set({ documentId: null }).where(gone);
}
