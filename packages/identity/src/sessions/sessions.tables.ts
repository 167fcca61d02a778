import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.tables.ts';
import { identitySchema, instant } from '../database/tables.ts';

export const sessions = identitySchema.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    signInProvider: text('sign_in_provider').notNull(),
    secondFactor: jsonb('second_factor').$type<{ provider: string; identifier: string }>(),
    /** Claims that came with a custom token, for as long as the session lasts. */
    extraClaims: jsonb('extra_claims').$type<Record<string, unknown>>(),
    authenticatedAt: instant('authenticated_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    address: text('address').notNull(),
    /** The household or office the address belongs to: people come back from there under other addresses. */
    network: text('network').notNull().default(''),
    userAgent: text('user_agent').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because'),
  },
  (table) => [index('sessions_account_network').on(table.accountId, table.network, table.authenticatedAt)],
);

/**
 * A session's refresh tokens. Used ones stay until the session ends: presenting one again gives a thief away. No foreign
 * key: a refresh writes a token only beside its session, and a token whose session is gone opens nothing.
 */
export const refreshTokens = identitySchema.table('refresh_tokens', {
  digest: text('digest').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
