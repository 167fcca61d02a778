import type { AskLine } from '@syllabi/ask';
import { and, asc, desc, eq, gte, inArray, isNull, not } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { badgeColumns, components, courses, daysOff } from '../courses/courses.tables.ts';
import { documentLines, documents, isReplaced } from '../documents/documents.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import type { DayOff } from './classes.rules.ts';
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
