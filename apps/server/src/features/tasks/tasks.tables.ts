import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clockTime, instant } from '../../platform/columns.ts';
import { TASK_KINDS, TASK_STATUSES } from '../../vocabulary/kinds.ts';
import { courses } from '../courses/courses.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { taskSeries } from './task-series.tables.ts';
import type { PlannedField } from './tasks.rules.ts';

/** When it is due, without a zone: by the end of its day where it has no time, last of all where it has no day. */
export const dueAt = ({ dueOn, dueTime }: Record<'dueOn' | 'dueTime', AnyPgColumn>): SQL =>
  sql`coalesce(${dueOn} + coalesce(${dueTime}, '23:59'), 'infinity'::timestamp)`;

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    courseId: uuid().references(() => courses.id, { onDelete: 'set null' }),
    /** The accepted finding it was made of; empty when written by hand. */
    findingId: uuid()
      .unique('tasks_once_per_finding')
      .references(() => findings.id, { onDelete: 'set null' }),
    title: text().notNull(),
    kind: text({ enum: TASK_KINDS }).notNull(),
    status: text({ enum: TASK_STATUSES }).notNull().default('todo'),
    dueOn: date(),
    dueTime: clockTime(),
    endOn: date(),
    endTime: clockTime(),
    weight: doublePrecision(),
    notes: text().notNull().default(''),
    /** A member of the workspace. */
    assigneeId: text(),
    labelIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    seriesId: uuid().references(() => taskSeries.id, { onDelete: 'set null' }),
    /** Its day in the series, wherever it was moved since. */
    occurrenceOn: date(),
    /** Changed here by hand: a change of the finding leaves them alone. */
    editedFields: text().array().$type<PlannedField[]>().notNull().default([]),
    completedAt: instant(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
    /** SEQUENCE of the event in feeds: counts changes that a calendar has to show. */
    sequence: integer().notNull().default(0),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.workspaceId, table.dueOn),
    index().on(table.courseId, table.dueOn),
    // The order in which they are listed; a page of it is read without sorting them all.
    index('tasks_by_due')
      .on(table.workspaceId, dueAt(table), table.id)
      .where(sql`${table.deletedAt} is null`),
    unique('tasks_once_per_occurrence').on(table.seriesId, table.occurrenceOn),
  ],
);
