import type { AskLine } from '@syllabi/ask';
import { and, asc, desc, eq, gte, inArray, isNull, not } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { badgeColumns, components, courses, daysOff, meetings } from '../courses/courses.tables.ts';
import { documentLines, documents, isReplaced } from '../documents/documents.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import type { DayOff } from './classes.rules.ts';
import type { ClassTime, KnownCourse } from './course-facts.rules.ts';
import type { GradePart } from './grade-parts.rules.ts';
import type { Source } from './plan-facts.rules.ts';

/** A syllabus as it is cited. */
export interface Syllabus {
  id: string;
  name: string;
  course: CourseBadge | null;
  /** Read again, it has other lines. */
  readAt: Date | null;
}

/** The syllabi in reach, the newest version of each. */
export const selectSyllabi = (
  db: Queryable,
  { workspaceId, courseIds }: { workspaceId: string; courseIds: string[] | undefined },
): Promise<Syllabus[]> =>
  db
    .select({ id: documents.id, name: documents.name, readAt: documents.readAt, course: badgeColumns })
    .from(documents)
    .innerJoin(documentLines, eq(documentLines.documentId, documents.id))
    .leftJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        not(isReplaced),
        courseIds ? inArray(documents.courseId, courseIds) : isNull(courses.archivedAt),
      ),
    )
    .orderBy(desc(documents.id));

/** The lines of one syllabus, in reading order. */
export async function selectLines(db: Queryable, documentId: string): Promise<AskLine[]> {
  const [row] = await db
    .select({ lines: documentLines.lines })
    .from(documentLines)
    .where(eq(documentLines.documentId, documentId));
  return row?.lines ?? [];
}

const sourceColumns = { id: documents.id, name: documents.name };

const toSource = (
  document: { id: string; name: string } | null,
  evidence: Source['evidence'] | null | undefined,
): Source | null =>
  document && evidence ? { documentId: document.id, documentName: document.name, evidence } : null;

/** The parts of the grades of all courses, with where each stands. */
export async function selectGradeParts(
  db: Queryable,
  { workspaceId }: { workspaceId: string },
): Promise<{ course: CourseBadge; part: GradePart }[]> {
  const rows = await db
    .select({ component: components, course: badgeColumns, document: sourceColumns })
    .from(components)
    .innerJoin(courses, eq(courses.id, components.courseId))
    .leftJoin(documents, and(eq(documents.id, components.documentId), isNull(documents.deletedAt)))
    .where(and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt), isNull(components.deletedAt)))
    .orderBy(asc(courses.createdAt), asc(components.id));
  return rows.map(({ component: { evidence, ...part }, course, document }) => ({
    course,
    part: { ...part, source: toSource(document, evidence) },
  }));
}

/** What is known of some courses, with where their class times stand. */
export async function selectKnownCourses(
  db: Queryable,
  { workspaceId, courseIds }: { workspaceId: string; courseIds: string[] },
): Promise<KnownCourse[]> {
  const { termName, instructors } = courses;
  const rows = await db
    .select({ course: badgeColumns, termName, instructors })
    .from(courses)
    .where(
      and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt), inArray(courses.id, courseIds)),
    )
    .orderBy(asc(courses.createdAt), asc(courses.id));
  const classTimes = await selectClassTimes(
    db,
    rows.map(({ course }) => course.id),
  );
  return rows.map((row) => ({ ...row, classTimes: classTimes.get(row.course.id) ?? [] }));
}

async function selectClassTimes(db: Queryable, courseIds: string[]): Promise<Map<string, ClassTime[]>> {
  const rows = await db
    .select({ meeting: meetings, document: sourceColumns })
    .from(meetings)
    .leftJoin(documents, and(eq(documents.id, meetings.documentId), isNull(documents.deletedAt)))
    .where(and(inArray(meetings.courseId, courseIds), isNull(meetings.deletedAt)))
    .orderBy(asc(meetings.createdAt), asc(meetings.id));
  const byCourse = Map.groupBy(rows, ({ meeting }) => meeting.courseId);
  const toClassTime = ({ meeting, document }: (typeof rows)[number]): ClassTime => {
    const { days, startTime, endTime, kind, location, evidence } = meeting;
    return { days, startTime, endTime, kind, location, source: toSource(document, evidence) };
  };
  return new Map([...byCourse].map(([courseId, own]) => [courseId, own.map(toClassTime)]));
}

/** Days without class from a day on, by their first, with where each stands. */
export async function selectDaysOff(
  db: Queryable,
  { workspaceId, courseIds, from }: { workspaceId: string; courseIds: string[]; from: string },
): Promise<DayOff[]> {
  const rows = await db
    .select({
      dayOff: daysOff,
      course: badgeColumns,
      finding: { evidence: findings.evidence },
      document: sourceColumns,
    })
    .from(daysOff)
    .innerJoin(courses, eq(courses.id, daysOff.courseId))
    .leftJoin(findings, eq(findings.id, daysOff.findingId))
    .leftJoin(documents, and(eq(documents.id, findings.documentId), isNull(documents.deletedAt)))
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(courses.deletedAt),
        isNull(daysOff.deletedAt),
        inArray(courses.id, courseIds),
        gte(daysOff.endsOn, from),
      ),
    )
    .orderBy(asc(daysOff.startsOn), asc(daysOff.id));
  return rows.map(({ dayOff: { title, startsOn, endsOn }, course, finding, document }) => ({
    ...{ title, startsOn, endsOn, course },
    source: toSource(document, finding?.evidence),
  }));
}

/** What documents are called, as far as they are still there. */
export async function documentNames(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select(sourceColumns)
    .from(documents)
    .where(and(inArray(documents.id, ids), isNull(documents.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
