import type { Identity } from '@syllabi/identity';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { createEmbeddedIdentity } from '../identity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

interface TestIdentityOptions {
  pool: Pool;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  publicUrl: string;
  google?: boolean;
}

/** The real accounts, with passwords hashed as cheaply as the library allows. */
export const createTestIdentity = ({
  pool,
  clock,
  log,
  mailer,
  publicUrl,
  google,
}: TestIdentityOptions): Identity =>
  createEmbeddedIdentity({
    pool,
    clock,
    log,
    mailer,
    publicUrl,
    secretKey: 'only-for-tests-and-nothing-is-secret-here',
    passwordMinLength: 8,
    rateLimits: 'off',
    ...(google && { googleClientId: 'syllabi.apps.example.org', googleClientSecret: 'quiet' }),
    hashing: { memoryKiB: 1024, passes: 1 },
    mailDelayMilliseconds: 0,
  });
