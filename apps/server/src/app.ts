import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { createIdempotencyStore } from './platform/http/idempotency.repository.ts';
import { idempotency } from './platform/http/idempotency.ts';
import { openApi, openApiPages } from './platform/http/openapi.ts';
import { signInCheck } from './platform/http/sign-in-check.ts';
import type { App, Authenticate, FindMembership } from './platform/http/types.ts';
import { workspaceCheck } from './platform/http/workspace-check.ts';

export interface AppDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  trustProxy: boolean | string;
  version: string;
  authenticate: Authenticate;
  findMembership: FindMembership;
}

/** Builds everything that answers HTTP and wires it together; nothing listens yet. */
export async function buildApp({
  db,
  clock,
  log,
  trustProxy,
  version,
  authenticate,
  findMembership,
}: AppDeps): Promise<App> {
  const app = createHttpServer({ log, trustProxy });
  await app.register(signInCheck, { authenticate });
  await app.register(workspaceCheck, { findMembership });
  await app.register(idempotency, { store: createIdempotencyStore(db), clock });
  await app.register(openApi, { version });
  await app.register(openApiPages);
  return app;
}
