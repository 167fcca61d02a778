import { bigint, boolean, index, jsonb, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.tables.ts';
import { identitySchema, instant } from '../database/tables.ts';

/** Public keys by which a person may come in (WebAuthn). The private halves never leave their devices. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    /** The credential's id, in base 64 for addresses, as its authenticator chose it. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** How the authenticator names the account. It tells nothing of whose it is. */
    userHandle: text('user_handle').notNull(),
    /** The public key in COSE form (RFC 9052), in base 64 for addresses. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, by its own count; many never count and stay at zero. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Which make of authenticator holds it; all zeros where that is not told. */
    aaguid: text('aaguid').notNull(),
    /** Whether it may be copied to other devices of the person, and whether it has been. */
    backupEligible: boolean('backup_eligible').notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    enrolledAt: instant('enrolled_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** Challenges that were answered, until they would be too old to be answered again. */
export const spentChallenges = identitySchema.table(
  'spent_challenges',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_expiry').on(table.expiresAt)],
);
