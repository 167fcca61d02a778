import type { AskLine } from '@syllabi/ask';
import type { DocumentFormat, Extraction } from '@syllabi/extraction';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import type { FactPart } from '../../vocabulary/facts.ts';
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
    /** The earlier version of the same syllabus that this one takes the place of. */
    replacesId: uuid().references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Told by whoever dropped it, for a syllabus that gives none. */
    toldYear: integer(),
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
    /** The parts of its facts in which the course stays as it was, whatever this version says. */
    factsKept: text().array().$type<FactPart[]>().notNull().default([]),
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
    index().on(table.replacesId),
  ],
);

/**
 * The next version that was read; where that was deleted, the one after it. The table is named in full: in a query over
 * one table Drizzle leaves its name away.
 */
export function laterVersions(columns: SQL): SQL {
  return sql`select ${columns} from documents later
    where later.deleted_at is null and later.extraction is not null and (later.replaces_id = ${documents}.id or later.replaces_id in (
      select deleted.id from documents deleted
      where deleted.replaces_id = ${documents}.id and deleted.deleted_at is not null))`;
}

/** A newer version of it was read: its findings went over to that one. */
export const isReplaced = sql<boolean>`exists (${laterVersions(sql`1`)})`;

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

/** The lines of a document as it was read, which the assistant looks through. */
export const documentLines = pgTable('document_lines', {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  lines: jsonb().$type<AskLine[]>().notNull(),
});
