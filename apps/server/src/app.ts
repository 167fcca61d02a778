import type { VerifiedAccount } from '@syllabi/identity';
import { createFeatures, type FeatureDeps } from './features.ts';
import { sitesOfFirebase } from './firebase-identity.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { answerCompression } from './platform/http/answer-compression.ts';
import { changeAnnouncer } from './platform/http/change-announcer.ts';
import { finishWrites } from './platform/http/finish-writes.ts';
import { type HealthChecks, healthRoutes } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { createIdempotencyStore } from './platform/http/idempotency.repository.ts';
import { idempotency } from './platform/http/idempotency.ts';
import { openAllRoutes } from './platform/http/open-scope.ts';
import { openApi, openApiPages } from './platform/http/openapi.ts';
import { createReadingCookie } from './platform/http/reading-cookie.ts';
import { requestLimit } from './platform/http/request-limit.ts';
import { routeTable } from './platform/http/route-table.ts';
import { signInCheck } from './platform/http/sign-in-check.ts';
import { tokenSyncRoutes } from './platform/http/token-sync.routes.ts';
import type { Account, App } from './platform/http/types.ts';
import { workspaceCheck } from './platform/http/workspace-check.ts';
import type { Outbox } from './platform/mail/outbox.repository.ts';
import { outboxRoutes } from './platform/mail/outbox.routes.ts';
import { securityHeaders } from './platform/web-app/security-headers.ts';
import { webApp } from './platform/web-app/web-app.ts';

export interface ApiDeps extends FeatureDeps {
  trustProxy: boolean | string;
  /** What one person may ask of the API in a minute; no limit when left out. */
  requestsPerMinute?: number | undefined;
  verifyIdToken: IdentityProvider['verifyIdToken'];
}

export interface AppDeps extends ApiDeps {
  identity: IdentityProvider;
  checks: HealthChecks;
  /** Shown at /dev/outbox when given. */
  outbox?: Outbox | undefined;
  /** Where the built web app lies. */
  webDist: string;
}

/** Builds the API alone, which is all that its OpenAPI document is made of. */
export async function buildApi(deps: ApiDeps): Promise<App> {
  const { db, clock, log, trustProxy, verifyIdToken, publicUrl, secretKey, server } = deps;
  const isHttps = publicUrl.startsWith('https:');
  const { tokenSyncPath } = server;
  const cookie = tokenSyncPath ? createReadingCookie({ secretKey, isHttps }) : undefined;
  const features = createFeatures(deps);
  const app = createHttpServer({ log, trustProxy });
  await app.register(routeTable);
  await app.register(securityHeaders, {
    isHttps,
    opensPopups: server.google || server.firebase !== undefined,
  });
  await app.register(signInCheck, {
    authenticate: async (token) => toAccount(await verifyIdToken(token)),
    cookie,
  });
  await app.register(requestLimit, { clock, perMinute: deps.requestsPerMinute });
  await app.register(workspaceCheck, { findMembership: features.findMembership });
  await app.register(finishWrites);
  await app.register(changeAnnouncer, { live: deps.live });
  await app.register(idempotency, { store: createIdempotencyStore(db, secretKey), clock });
  await app.register(openApi, { version: server.version });
  await app.register(async (scope) => {
    await scope.register(answerCompression);
    await scope.register(features.routes);
  });
  await app.register(openApiPages, { isHttps });
  if (tokenSyncPath && cookie) await app.register(tokenSyncRoutes, { path: tokenSyncPath, cookie });
  return app;
}

/** Builds everything that answers HTTP and wires it together; nothing listens yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { identity, checks, outbox, webDist, publicUrl, server } = deps;
  const { plugin } = identity;
  const app = await buildApi(deps);
  if (plugin) {
    await app.register(async (scope) => {
      openAllRoutes(scope);
      await scope.register(plugin);
    });
  }
  await app.register(healthRoutes, { checks });
  if (outbox) await app.register(outboxRoutes, { outbox });
  await app.register(webApp, {
    dist: webDist,
    isHttps: publicUrl.startsWith('https:'),
    elsewhere: server.firebase && sitesOfFirebase(server.firebase),
  });
  return app;
}

/** The product writes to people, so an account without an address cannot use it. */
function toAccount(verified: VerifiedAccount | undefined): Account | undefined {
  if (!verified?.email) return undefined;
  const { id, email, emailVerified, displayName, sessionId, authenticatedAt, deletionDueAt } = verified;
  return {
    id,
    email,
    emailVerified,
    displayName: displayName ?? undefined,
    sessionId,
    authenticatedAt,
    deletionDueAt: deletionDueAt ?? undefined,
  };
}
