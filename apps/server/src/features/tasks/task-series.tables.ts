import type { Repeat } from '@syllabi/calendar';
import { date, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import type { SeriesTemplate } from './series.rules.ts';

/** What a task that repeats is made from, time and again. */
export const taskSeries = pgTable('task_series', {
  id: uuid().primaryKey(),
  workspaceId: uuid()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  repeat: jsonb().$type<Repeat>().notNull(),
  template: jsonb().$type<SeriesTemplate>().notNull(),
  /** The day it began on, or was moved to: a monthly repeat counts from its date. */
  anchoredOn: date().notNull(),
  createdAt: instant().notNull(),
});
