import { createIdentity, type Identity, type IdentitySettings } from '@syllabi/identity';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { IdentityProvider } from './identity-provider.ts';
import type { Clock } from './platform/clock.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { PROJECT } from './project.ts';

/** How long an account that its owner deletes can be kept after all. */
export const DELETION_GRACE_DAYS = 7;

interface EmbeddedIdentityOptions {
  pool: Pool;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  publicUrl: string;
  secretKey: string;
  passwordMinLength: number;
  rateLimits: 'on' | 'off';
  googleClientId?: string | undefined;
  googleClientSecret?: string | undefined;
  googleIssuer?: string | undefined;
  hashing?: IdentitySettings['hashing'];
  mailDelayMilliseconds?: number;
}

/** The accounts of this server, kept in its own database, with their mails on the server's queue. */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Identity {
  const { pool, clock, log, mailer, publicUrl, secretKey, passwordMinLength, rateLimits, hashing } = options;
  return createIdentity({
    pool,
    clock,
    log,
    deliver: ({ to, subject, text, html, kind }) => mailer.deliver({ to, subject, text, html, kind }),
    settings: {
      ...PROJECT,
      publicUrl,
      secretKey,
      productName: 'Syllabi',
      emailConfirmedBy: 'owner',
      lifetimes: { deletionGraceSeconds: DELETION_GRACE_DAYS * 86_400 },
      passwordPolicy: { minLength: passwordMinLength },
      rateLimits,
      google: toGoogle(options),
      ...(hashing && { hashing }),
      ...(options.mailDelayMilliseconds !== undefined && {
        mailDelayMilliseconds: options.mailDelayMilliseconds,
      }),
    },
  });
}

/** Our own accounts as the rest of the server sees any provider, with what only they can do. */
export const asProvider = (identity: Identity): IdentityProvider => ({
  ...identity,
  ownAccounts: identity.accounts,
});

const toGoogle = ({ googleClientId, googleClientSecret, googleIssuer }: EmbeddedIdentityOptions) =>
  googleClientId
    ? { clientId: googleClientId, clientSecret: googleClientSecret, issuer: googleIssuer }
    : undefined;
