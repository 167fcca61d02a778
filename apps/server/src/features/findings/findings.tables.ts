import type { Finding } from '@syllabi/extraction';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clockTime, instant } from '../../platform/columns.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { FINDING_KINDS } from '../../vocabulary/kinds.ts';
import { documents } from '../documents/documents.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import type { FindingField } from './findings.schemas.ts';
import type { QuestionAnswer } from './questions.schemas.ts';
import type { SecondReadingMark } from './second-reading.rules.ts';
import type { Linked } from './separation.rules.ts';
import type { Earlier, Proposal } from './version.rules.ts';

const partOfWorkspace = () =>
  uuid()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });
const partOfDocument = () =>
  uuid()
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

export const findings = pgTable(
  'findings',
  {
    id: uuid().primaryKey(),
    workspaceId: partOfWorkspace(),
    documentId: partOfDocument(),
    /** What the reader calls it, the same at every reading; empty when added by hand. */
    key: text(),
    kind: text({ enum: FINDING_KINDS }).notNull(),
    title: text().notNull(),
    /** Text, since nothing may give the year: `--MM-DD`. */
    date: text().notNull(),
    endDate: text(),
    time: clockTime(),
    endTime: clockTime(),
    weight: doublePrecision(),
    confidence: doublePrecision().notNull(),
    evidence: jsonb().$type<EvidenceView[]>().notNull(),
    assumed: jsonb().$type<Finding['assumed']>().notNull().default([]),
    review: text({ enum: ['open', 'accepted', 'dismissed'] })
      .notNull()
      .default('open'),
    editedFields: text().array().$type<FindingField[]>().notNull().default([]),
    byHand: boolean().notNull().default(false),
    /** The entry of the ledger that it was made of by hand. */
    ledgerEntry: integer(),
    /** What a new version of the document wants of it. */
    proposal: jsonb().$type<Proposal>(),
    /** Where it stood before the new version, so that it can go back. */
    earlier: jsonb().$type<Earlier>(),
    /** What a language model made of it, where somebody asked one. */
    secondReading: jsonb().$type<SecondReadingMark>(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('findings_once_per_document').on(table.documentId, table.key),
    index().on(table.workspaceId, table.review),
  ],
);

/** What a new version wants, and nobody has decided yet. */
export const isProposed = sql<boolean>`(${findings.proposal} is not null and ${findings.proposal}->>'settled' is null
  and ${findings.review} = case ${findings.proposal}->>'type' when 'new' then 'open' else 'accepted' end)`;

/** How the findings of a new version stood before somebody said that it is none: the way back from that. */
export const separations = pgTable('separations', {
  documentId: partOfDocument().primaryKey(),
  linked: jsonb().$type<Linked>().notNull(),
  /** A digest of what both documents held afterwards: as long as it is the same, nothing else was decided. */
  standing: text().notNull(),
});

/** The values that an answer replaced, by finding, so that it can be taken back, and the day that it gave in their place. */
export type Replaced = Record<string, { date: string; endDate: string | null; given?: string }>;

export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey(),
    workspaceId: partOfWorkspace(),
    documentId: partOfDocument(),
    /** The same at every reading: its code and what it is about. */
    key: text().notNull(),
    position: integer().notNull(),
    code: text().notNull(),
    message: text().notNull(),
    evidence: jsonb().$type<EvidenceView[]>().notNull(),
    findingIds: uuid().array().notNull(),
    options: jsonb().$type<{ label: string; because?: string; date?: string; year?: number }[]>().notNull(),
    answer: jsonb().$type<QuestionAnswer>(),
    replaced: jsonb().$type<Replaced>(),
    answeredAt: instant(),
  },
  (table) => [
    unique('questions_once_per_document').on(table.documentId, table.key),
    index().on(table.workspaceId),
  ],
);

/** Nobody has answered it, and something still waits for the answer: nothing does once all of it is set aside. */
export const isAsked = sql<boolean>`(${questions.answeredAt} is null and (cardinality(${questions.findingIds}) = 0
  or exists (select 1 from ${findings} asked where asked.id = any(${questions.findingIds}) and asked.review <> 'dismissed')))`;
