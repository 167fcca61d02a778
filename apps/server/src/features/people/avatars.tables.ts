import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

/** The picture of a person: small, and asked for by a name that nobody guesses. */
export const avatars = pgTable('avatars', {
  accountId: text().primaryKey(),
  /** Its address: another one for each picture, so that browsers may keep what they have. */
  key: text().notNull().unique(),
  mediaType: text().notNull(),
  bytes: bytes().notNull(),
  createdAt: instant().notNull(),
});
