import { jsonb, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { identitySchema, instant } from '../database/tables.ts';

export const signingKeys = identitySchema.table('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  signsFrom: instant('signs_from').notNull(),
  signsUntil: instant('signs_until').notNull(),
  /** The last instant at which a token it signed may still be alive. */
  publishedUntil: instant('published_until').notNull(),
});
