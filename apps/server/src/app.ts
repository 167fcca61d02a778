import type { Identity, VerifiedAccount } from '@syllabi/identity';
import { createFeatures, type FeatureDeps } from './features.ts';
import { type HealthChecks, healthRoutes } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { createIdempotencyStore } from './platform/http/idempotency.repository.ts';
import { idempotency } from './platform/http/idempotency.ts';
import { openAllRoutes } from './platform/http/open-scope.ts';
import { openApi, openApiPages } from './platform/http/openapi.ts';
import { routeTable } from './platform/http/route-table.ts';
import { signInCheck } from './platform/http/sign-in-check.ts';
import type { Account, App } from './platform/http/types.ts';
import { workspaceCheck } from './platform/http/workspace-check.ts';
import type { Outbox } from './platform/mail/outbox.repository.ts';
import { outboxRoutes } from './platform/mail/outbox.routes.ts';
import { securityHeaders } from './platform/web-app/security-headers.ts';
import { webApp } from './platform/web-app/web-app.ts';

export interface ApiDeps extends FeatureDeps {
  trustProxy: boolean | string;
  verifyIdToken: Identity['verifyIdToken'];
}

export interface AppDeps extends ApiDeps {
  identity: Identity;
  checks: HealthChecks;
  /** Shown at /dev/outbox when given. */
  outbox?: Outbox | undefined;
  /** Where the built web app lies. */
  webDist: string;
}

/** Builds the API alone, which is all that its OpenAPI document is made of. */
export async function buildApi(deps: ApiDeps): Promise<App> {
  const { db, clock, log, trustProxy, verifyIdToken, publicUrl, server } = deps;
  const isHttps = publicUrl.startsWith('https:');
  const features = createFeatures(deps);
  const app = createHttpServer({ log, trustProxy });
  await app.register(routeTable);
  await app.register(securityHeaders, { isHttps });
  await app.register(signInCheck, { authenticate: async (token) => toAccount(await verifyIdToken(token)) });
  await app.register(workspaceCheck, { findMembership: features.findMembership });
  await app.register(idempotency, { store: createIdempotencyStore(db), clock });
  await app.register(openApi, { version: server.version });
  await app.register(features.routes);
  await app.register(openApiPages, { isHttps });
  return app;
}

/** Builds everything that answers HTTP and wires it together; nothing listens yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { identity, checks, outbox, webDist, publicUrl } = deps;
  const app = await buildApi(deps);
  await app.register(async (scope) => {
    openAllRoutes(scope);
    await scope.register(identity.plugin);
  });
  await app.register(healthRoutes, { checks });
  if (outbox) await app.register(outboxRoutes, { outbox });
  await app.register(webApp, { dist: webDist, isHttps: publicUrl.startsWith('https:') });
  return app;
}

/** The product writes to people, so an account without an address cannot use it. */
function toAccount(verified: VerifiedAccount | undefined): Account | undefined {
  if (!verified?.email) return undefined;
  const { id, email, emailVerified, displayName, sessionId } = verified;
  return { id, email, emailVerified, displayName: displayName ?? undefined, sessionId };
}
