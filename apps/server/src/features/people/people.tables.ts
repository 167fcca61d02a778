import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { Settings } from './people.schemas.ts';

/** What a person chose for themselves; the account itself belongs to the identity provider. */
export const people = pgTable('people', {
  accountId: text().primaryKey(),
  name: text().notNull().default(''),
  school: text().notNull().default(''),
  pronouns: text().notNull().default(''),
  settings: jsonb().$type<Settings>().notNull(),
  settingsVersion: integer().notNull().default(1),
  /** Of the browser in which the app was last open. */
  browserTimeZone: text(),
  /** The day, where the person is, that was last written to them about. */
  digestSentOn: date(),
  createdAt: instant().notNull(),
});
