import type { FastifyRequest } from 'fastify';
import { ensure } from '../admin/refusals.ts';
import { AccountError, MissingApiKey } from '../wire/errors.ts';
import { decodeIdToken, openRefreshToken } from './tokens.ts';

const Unauthenticated = () =>
  new AccountError(
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    { status: 401 },
  );

const OWNERS_ONLY = 'Only authenticated requests can specify target_project_id.';
/** With an API key alone nobody speaks for a whole project. */
export const OwnersOnly = () => new AccountError('INSUFFICIENT_PERMISSION', { detail: OWNERS_ONLY });

type Fields = Record<string, unknown>;

/** Whether the request comes from an owner of the project: every one that says so, or has a token like Google's. */
export function isOwner({ headers }: FastifyRequest): boolean {
  const [, token] = /^bearer (.*)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return false;
  if (token.toLowerCase() !== 'owner' && !token.startsWith('ya29.')) throw Unauthenticated();
  return true;
}

/** Any key will do, as long as there is one. */
export function requireApiKey({ headers, query }: FastifyRequest): void {
  if (!(query as Fields).key && !headers['x-goog-api-key']) throw MissingApiKey();
}

/** Names of fields in camel case: forms of OAuth write them with underscores. */
export function camelCased(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(camelCased);
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).map(([name, value]) => [camelCase(name), camelCased(value)]);
  return Object.fromEntries(fields);
}

const camelCase = (name: string) =>
  name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

interface Place {
  project: string | undefined;
  tenant: string | undefined;
  body: unknown;
  isOwner: boolean;
}

/** Which project and tenant a call is about: the path, the body and the tokens in it must agree. */
export function targetOf(
  place: Place,
  defaultProject: string,
): { projectId: string; tenantId: string | undefined } {
  const body: Fields = typeof place.body === 'object' && place.body !== null ? { ...place.body } : {};
  const { targetProjectId, tenantId, idToken, refreshToken } = body;
  if (targetProjectId && !place.isOwner) throw OwnersOnly();
  const claimed = [
    place.tenant,
    tenantId,
    typeof idToken === 'string' ? decodeIdToken(idToken)?.firebase.tenant : undefined,
    typeof refreshToken === 'string' ? openRefreshToken(refreshToken)?.tenantId : undefined,
  ].filter((tenant) => typeof tenant === 'string' && tenant !== '');
  ensure(new Set(claimed).size <= 1, 'TENANT_ID_MISMATCH');
  const projectId = place.project ?? (typeof targetProjectId === 'string' ? targetProjectId : defaultProject);
  return { projectId, tenantId: claimed[0] as string | undefined };
}
