import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
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
      .where(eq(meetings.courseId, courseId))
      .orderBy(asc(meetings.startTime), asc(meetings.id)),
    components: await db
      .select()
      .from(components)
      .where(eq(components.courseId, courseId))
      .orderBy(asc(components.id)),
    daysOff: await db
      .select()
      .from(daysOff)
      .where(eq(daysOff.courseId, courseId))
      .orderBy(asc(daysOff.startsOn), asc(daysOff.id)),
  };
}

export async function insertMeetings(db: Queryable, rows: NewMeeting[]): Promise<Meeting[]> {
  return rows.length === 0 ? [] : db.insert(meetings).values(rows).returning();
}

export async function updateMeeting(
  db: Queryable,
  { courseId, meetingId }: { courseId: string; meetingId: string },
  change: Partial<NewMeeting>,
): Promise<Meeting | undefined> {
  const [meeting] = await db
    .update(meetings)
    .set(change)
    .where(and(eq(meetings.id, meetingId), eq(meetings.courseId, courseId)))
    .returning();
  return meeting;
}

export async function deleteMeeting(
  db: Queryable,
  { courseId, meetingId }: { courseId: string; meetingId: string },
): Promise<boolean> {
  const gone = await db
    .delete(meetings)
    .where(and(eq(meetings.id, meetingId), eq(meetings.courseId, courseId)))
    .returning({ id: meetings.id });
  return gone.length > 0;
}

export async function insertComponents(db: Queryable, rows: NewComponent[]): Promise<Component[]> {
  return rows.length === 0 ? [] : db.insert(components).values(rows).returning();
}

export async function updateComponent(
  db: Queryable,
  { courseId, componentId }: { courseId: string; componentId: string },
  change: Partial<NewComponent>,
): Promise<Component | undefined> {
  const [component] = await db
    .update(components)
    .set(change)
    .where(and(eq(components.id, componentId), eq(components.courseId, courseId)))
    .returning();
  return component;
}

export async function deleteComponent(
  db: Queryable,
  { courseId, componentId }: { courseId: string; componentId: string },
): Promise<boolean> {
  const gone = await db
    .delete(components)
    .where(and(eq(components.id, componentId), eq(components.courseId, courseId)))
    .returning({ id: components.id });
  return gone.length > 0;
}

export async function insertDayOff(db: Queryable, row: NewDayOff): Promise<DayOff> {
  const { id: _, createdAt: __, ...fresh } = row;
  const [dayOff] = await db
    .insert(daysOff)
    .values(row)
    .onConflictDoUpdate({ target: daysOff.findingId, set: fresh })
    .returning();
  if (!dayOff) throw new Error('an upsert answers with its row');
  return dayOff;
}

export async function deleteDayOff(
  db: Queryable,
  { courseId, dayOffId }: { courseId: string; dayOffId: string },
): Promise<boolean> {
  const gone = await db
    .delete(daysOff)
    .where(and(eq(daysOff.id, dayOffId), eq(daysOff.courseId, courseId)))
    .returning({ id: daysOff.id });
  return gone.length > 0;
}

export async function deleteDaysOffOf(db: Queryable, findingIds: string[]): Promise<void> {
  if (findingIds.length > 0) await db.delete(daysOff).where(inArray(daysOff.findingId, findingIds));
}

/** What a syllabus gave its course, save the days off, which hang on findings. */
export async function deletePartsOfDocument(db: Queryable, documentId: string): Promise<void> {
  await db.delete(meetings).where(eq(meetings.documentId, documentId));
  await db.delete(components).where(eq(components.documentId, documentId));
}
