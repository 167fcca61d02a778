import { and, asc, desc, eq, isNull, not } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { documents, isReplaced, passages } from '../documents/documents.tables.ts';

/** The text of a course's syllabi, the newest syllabus first. */
export const passagesOfCourse = (db: Queryable, courseId: string) =>
  db
    .select({
      documentId: passages.documentId,
      documentName: documents.name,
      heading: passages.heading,
      text: passages.text,
      evidence: passages.evidence,
    })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .where(and(eq(documents.courseId, courseId), isNull(documents.deletedAt), not(isReplaced)))
    .orderBy(desc(documents.createdAt), desc(documents.id), asc(passages.position));

export const passagesOfDocument = (db: Queryable, documentId: string) =>
  db
    .select({
      documentId: passages.documentId,
      heading: passages.heading,
      text: passages.text,
      evidence: passages.evidence,
    })
    .from(passages)
    .where(eq(passages.documentId, documentId))
    .orderBy(asc(passages.position));
