import type { DropReason } from '@syllabi/extraction';
import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { documents } from '../documents/documents.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { SECOND_READING_STATUSES, type SecondReadingProblem } from './second-readings.schemas.ts';

/** What came of a second reading, in numbers. */
export interface Outcome {
  confirmed: number;
  changed: number;
  added: number;
  doubted: number;
  dropped: Partial<Record<DropReason | 'no-answer', number>>;
}

/** One asking of a language model about what the rules left doubtful in a document, with what it cost. */
export const secondReadings = pgTable(
  'second_readings',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    askedBy: text().notNull(),
    status: text({ enum: SECOND_READING_STATUSES }).notNull(),
    model: text().notNull(),
    /** The machine that the passages went to. */
    host: text().notNull(),
    doubts: integer().notNull(),
    characters: integer().notNull(),
    outcome: jsonb().$type<Outcome>(),
    problem: jsonb().$type<SecondReadingProblem>(),
    tokensRead: integer().notNull().default(0),
    tokensWritten: integer().notNull().default(0),
    cost: doublePrecision(),
    currency: text(),
    askedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [index().on(table.documentId, table.askedAt)],
);
