import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/**
 * What the tokens of a Firebase project said of the people who presented them. The accounts themselves are Google's; this is
 * how people of one workspace know each other's names and where mails go.
 */
export const firebaseAccounts = pgTable('firebase_accounts', {
  accountId: text().primaryKey(),
  email: text(),
  emailVerified: boolean().notNull().default(false),
  displayName: text(),
  photoUrl: text(),
  firstSeenAt: instant().notNull(),
  /** When the token was made that said so: an older one that comes later changes nothing. */
  saidAt: instant().notNull(),
  /** Sign-ins from before this instant count no more: the person had everything erased. */
  erasedAt: instant(),
});
