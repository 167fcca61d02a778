import type { DocumentFormat, Extraction } from '@syllabi/extraction';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { courses } from '../courses/courses.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { DOCUMENT_STATUSES, type ReadingProblem } from './documents.schemas.ts';

export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    courseId: uuid().references(() => courses.id, { onDelete: 'set null' }),
    name: text().notNull(),
    format: text().$type<DocumentFormat>(),
    bytes: integer().notNull(),
    /** Address of the file in the store: SHA-256 of its bytes. */
    fileHash: text().notNull(),
    status: text({ enum: DOCUMENT_STATUSES }).notNull(),
    problem: jsonb().$type<ReadingProblem>(),
    pages: integer(),
    text: text(),
    html: text(),
    extraction: jsonb().$type<Extraction>(),
    factsAcceptedAt: instant(),
    uploadedBy: text().notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('documents_once_per_workspace')
      .on(table.workspaceId, table.fileHash)
      .where(sql`deleted_at is null`),
    index().on(table.courseId),
    index().on(table.fileHash),
  ],
);

/** The text of a document in pieces of a few lines, which answers quote. */
export const passages = pgTable(
  'passages',
  {
    id: uuid().primaryKey(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    heading: text(),
    text: text().notNull(),
    evidence: jsonb().$type<EvidenceView>().notNull(),
  },
  (table) => [index().on(table.documentId)],
);
