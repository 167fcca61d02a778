import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { clockTime, instant } from '../../platform/columns.ts';
import type { CourseColor } from '../../vocabulary/courses.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import type { WEEKDAYS } from '../../vocabulary/kinds.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

export const courses = pgTable(
  'courses',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    code: text(),
    title: text().notNull(),
    section: text(),
    termName: text(),
    termStart: date(),
    termEnd: date(),
    timeZone: text(),
    color: text().$type<CourseColor>().notNull(),
    instructors: jsonb().$type<{ name: string; email?: string }[]>().notNull().default([]),
    /** Markdown. */
    notes: text().notNull().default(''),
    archivedAt: instant(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId)],
);

/** What a course badge is selected from. */
export const badgeColumns = {
  id: courses.id,
  code: courses.code,
  title: courses.title,
  color: courses.color,
};

const partOfCourse = () =>
  uuid()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' });

/** Class times. `documentId` names the syllabus they were taken from; empty when written by hand. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey(),
    courseId: partOfCourse(),
    documentId: uuid(),
    days: text().array().$type<(typeof WEEKDAYS)[number][]>().notNull(),
    startTime: clockTime(),
    endTime: clockTime(),
    kind: text().notNull(),
    location: text(),
    /** Changed by hand: no syllabus changes it any more. */
    edited: boolean().notNull().default(false),
    evidence: jsonb().$type<EvidenceView[]>().notNull().default([]),
    createdAt: instant().notNull(),
    /** Removed, until nobody can bring it back any more. */
    deletedAt: instant(),
  },
  (table) => [index().on(table.courseId), index().on(table.documentId)],
);

/** Parts of the grade, weights as written. */
export const components = pgTable(
  'components',
  {
    id: uuid().primaryKey(),
    courseId: partOfCourse(),
    documentId: uuid(),
    name: text().notNull(),
    weight: doublePrecision(),
    points: doublePrecision(),
    works: integer(),
    dropLowest: integer().notNull().default(0),
    isBonus: boolean().notNull().default(false),
    /** Changed by hand: no syllabus changes it any more. */
    edited: boolean().notNull().default(false),
    evidence: jsonb().$type<EvidenceView[]>().notNull().default([]),
    createdAt: instant().notNull(),
    /** Removed with everybody's scores in it, until nobody can bring it back any more. */
    deletedAt: instant(),
  },
  (table) => [index().on(table.courseId), index().on(table.documentId)],
);

/** Days without class. `findingId` names the accepted finding; empty when written by hand. */
export const daysOff = pgTable(
  'days_off',
  {
    id: uuid().primaryKey(),
    courseId: partOfCourse(),
    findingId: uuid().unique(),
    title: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    createdAt: instant().notNull(),
    /** Removed, until nobody can bring it back any more. */
    deletedAt: instant(),
  },
  (table) => [index().on(table.courseId)],
);
