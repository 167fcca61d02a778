import type { FastifyBaseLogger } from 'fastify';
import { createFeatures, type FeatureDeps } from './features.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { createIdempotencyStore } from './platform/http/idempotency.repository.ts';
import { idempotency } from './platform/http/idempotency.ts';
import { openApi, openApiPages } from './platform/http/openapi.ts';
import { routeTable } from './platform/http/route-table.ts';
import { signInCheck } from './platform/http/sign-in-check.ts';
import type { App, Authenticate } from './platform/http/types.ts';
import { workspaceCheck } from './platform/http/workspace-check.ts';

export interface AppDeps extends FeatureDeps {
  log: FastifyBaseLogger;
  trustProxy: boolean | string;
  version: string;
  authenticate: Authenticate;
}

/** Builds everything that answers HTTP and wires it together; nothing listens yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { db, clock, log, trustProxy, version, authenticate } = deps;
  const features = createFeatures(deps);
  const app = createHttpServer({ log, trustProxy });
  await app.register(routeTable);
  await app.register(signInCheck, { authenticate });
  await app.register(workspaceCheck, { findMembership: features.findMembership });
  await app.register(idempotency, { store: createIdempotencyStore(db), clock });
  await app.register(openApi, { version });
  await app.register(features.routes);
  await app.register(openApiPages);
  return app;
}
