import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, notInArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { scores } from '../grades/grades.tables.ts';
import { components, daysOff, meetings } from './courses.tables.ts';

export type Meeting = typeof meetings.$inferSelect;
export type Component = typeof components.$inferSelect;
export type DayOff = typeof daysOff.$inferSelect;
export type NewMeeting = typeof meetings.$inferInsert;
export type NewComponent = typeof components.$inferInsert;
export type NewDayOff = typeof daysOff.$inferInsert;

type PartTable = typeof meetings | typeof components | typeof daysOff;

/** One class time, part of the grade or day off. */
export interface OnePart {
  courseId: string;
  partId: string;
}

/** What belongs to a course and can be removed from it and brought back; each kind in its table. */
export interface CoursePartStore<Part, Change> {
  /** Those that were removed and can be brought back are among them. */
  count(db: Queryable, courseId: string): Promise<number>;
  /** Not one that was removed. */
  find(db: Queryable, which: OnePart): Promise<Part | undefined>;
  update(db: Queryable, which: OnePart, change: Change): Promise<Part | undefined>;
  /** Hides it, or brings it back where `deletedAt` is null; undefined where there is nothing to. */
  setDeleted(db: Queryable, which: OnePart, deletedAt: Date | null): Promise<Part | undefined>;
}

type ChangeOf<Table extends PartTable> = Partial<Table['$inferInsert']>;

function createPartStore<Table extends PartTable>(
  table: Table,
): CoursePartStore<Table['$inferSelect'], ChangeOf<Table>> {
  type Part = Table['$inferSelect'];
  const isOne = ({ courseId, partId }: OnePart) => and(eq(table.id, partId), eq(table.courseId, courseId));
  // The three tables are one type to Drizzle here, and `table` is one of them: so are its rows.
  const rowsOf = (rows: PromiseLike<unknown>) => rows as PromiseLike<Part[]>;
  async function change(db: Queryable, where: SQL | undefined, set: ChangeOf<PartTable>) {
    const [part] = await rowsOf(
      db
        .update(table as PartTable)
        .set(set)
        .where(where)
        .returning(),
    );
    return part;
  }
  return {
    count: (db, courseId) => db.$count(table, eq(table.courseId, courseId)),
    async find(db, which) {
      const [part] = await rowsOf(
        db
          .select()
          .from(table as PartTable)
          .where(and(isOne(which), isNull(table.deletedAt))),
      );
      return part;
    },
    update: (db, which, set) => change(db, and(isOne(which), isNull(table.deletedAt)), set),
    setDeleted(db, which, deletedAt) {
      const isOther = deletedAt ? isNull(table.deletedAt) : isNotNull(table.deletedAt);
      return change(db, and(isOne(which), isOther), { deletedAt });
    },
  };
}

export const meetingStore = createPartStore(meetings);
export const componentStore = createPartStore(components);
export const dayOffStore = createPartStore(daysOff);

export interface CourseParts {
  meetings: Meeting[];
  components: Component[];
  daysOff: DayOff[];
}

const meetingsWhere = (db: Queryable, where: SQL | undefined): Promise<Meeting[]> =>
  db.select().from(meetings).where(where).orderBy(asc(meetings.startTime), asc(meetings.id));

const componentsWhere = (db: Queryable, where: SQL | undefined): Promise<Component[]> =>
  db.select().from(components).where(where).orderBy(asc(components.id));

export async function partsOfCourse(db: Queryable, courseId: string): Promise<CourseParts> {
  return {
    meetings: await meetingsWhere(db, and(eq(meetings.courseId, courseId), isNull(meetings.deletedAt))),
    components: await componentsWhere(
      db,
      and(eq(components.courseId, courseId), isNull(components.deletedAt)),
    ),
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
    meetings: await meetingsWhere(db, and(eq(meetings.documentId, documentId), isNull(meetings.deletedAt))),
    components: await componentsWhere(
      db,
      and(eq(components.documentId, documentId), isNull(components.deletedAt)),
    ),
  };
}

/** What it gave and somebody removed, while it can be brought back. */
export async function partsRemovedOf(
  db: Queryable,
  documentId: string,
): Promise<Omit<CourseParts, 'daysOff'>> {
  return {
    meetings: await meetingsWhere(
      db,
      and(eq(meetings.documentId, documentId), isNotNull(meetings.deletedAt)),
    ),
    components: await componentsWhere(
      db,
      and(eq(components.documentId, documentId), isNotNull(components.deletedAt)),
    ),
  };
}

export async function insertMeetings(db: Queryable, rows: NewMeeting[]): Promise<Meeting[]> {
  return rows.length === 0 ? [] : db.insert(meetings).values(rows).returning();
}

export async function insertComponents(db: Queryable, rows: NewComponent[]): Promise<Component[]> {
  return rows.length === 0 ? [] : db.insert(components).values(rows).returning();
}

/** The day off of a finding that was accepted before comes back. */
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

export async function deleteDaysOffOf(db: Queryable, findingIds: string[]): Promise<void> {
  if (findingIds.length > 0) await db.delete(daysOff).where(inArray(daysOff.findingId, findingIds));
}

export async function deletePartsBefore(db: Queryable, instant: Date): Promise<void> {
  for (const parts of [meetings, components, daysOff])
    await db.delete(parts).where(lt(parts.deletedAt, instant));
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
