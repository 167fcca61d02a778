import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../database/tables.ts';

export const accounts = identitySchema.table('accounts', {
  id: text('id').primaryKey(),
  email: text('email').unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  passwordHash: text('password_hash'),
  passwordUpdatedAt: instant('password_updated_at'),
  emailLinkSignIn: boolean('email_link_sign_in').notNull().default(false),
  disabled: boolean('disabled').notNull().default(false),
  customClaims: jsonb('custom_claims').$type<Record<string, unknown>>().notNull().default(sql`'{}'::jsonb`),
  /** Sessions that began before this instant are void. */
  validSince: instant('valid_since').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSignInAt: instant('last_sign_in_at'),
  /** The owner wants the account gone from then on, and may think better of it until then. */
  deletionDueAt: instant('deletion_due_at'),
});

/** An account at another provider through which the person may come in too. */
export const providerLinks = identitySchema.table(
  'provider_links',
  {
    providerId: text('provider_id').notNull(),
    rawId: text('raw_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email'),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.rawId] }),
    index('provider_links_account').on(table.accountId),
  ],
);

/** Accounts that are gone, until everybody who keeps data of the person has erased it. */
export const deletions = identitySchema.table('deletions', {
  accountId: text('account_id').primaryKey(),
  /** Mails that still wait somewhere can only be found by it. */
  email: text('email'),
  deletedAt: instant('deleted_at').notNull(),
});
