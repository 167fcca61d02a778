import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

export const workspaces = pgTable('workspaces', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** The account whose own workspace this is: one each, made on first asking. */
  personalOf: text().unique('workspaces_personal_of'),
  createdAt: instant().notNull(),
});
