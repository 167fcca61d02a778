import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { documents } from '../documents/documents.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { secondReadings } from '../second-readings/second-readings.tables.ts';
import type { Place } from './place.ts';

export const documentsOf = (db: Queryable, { workspaceId }: Place) =>
  db
    .select({
      id: documents.id,
      courseId: documents.courseId,
      name: documents.name,
      bytes: documents.bytes,
      fileHash: documents.fileHash,
      status: documents.status,
      uploadedBy: documents.uploadedBy,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(and(eq(documents.workspaceId, workspaceId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt), asc(documents.id));

export const findingsOf = (db: Queryable, { workspaceId }: Place) =>
  db
    .select()
    .from(findings)
    .where(eq(findings.workspaceId, workspaceId))
    .orderBy(asc(findings.createdAt), asc(findings.id));

/** What the person asked a language model, where it went, and what came of it and was paid. */
export const secondReadingsOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select()
    .from(secondReadings)
    .where(and(eq(secondReadings.workspaceId, workspaceId), eq(secondReadings.askedBy, accountId)))
    .orderBy(asc(secondReadings.askedAt), asc(secondReadings.id));
