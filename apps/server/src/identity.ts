import { createIdentity, type Identity, type IdentitySettings } from '@syllabi/identity';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from './platform/clock.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { PROJECT } from './project.ts';

interface EmbeddedIdentityOptions {
  pool: Pool;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  publicUrl: string;
  secretKey: string;
  passwordMinLength: number;
  rateLimits: 'on' | 'off';
  hashing?: IdentitySettings['hashing'];
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
      passwordPolicy: { minLength: passwordMinLength },
      rateLimits,
      ...(hashing && { hashing }),
    },
  });
}
