import { z } from 'zod';
import { changed } from '../../admin/account-record.ts';
import { checkClaims } from '../../admin/claims.rules.ts';
import { optional, read } from '../../admin/read.ts';
import { ensure } from '../../admin/refusals.ts';
import { AUDIENCE } from '../../tokens/custom-tokens.ts';
import { type Call, issueTokens } from '../call.ts';
import { decode, openRefreshToken } from '../tokens.ts';

const PROJECT_NUMBER = '12345';
const grantSchema = z.looseObject({ grantType: optional, refreshToken: optional });

/** `token`: a refresh token may be used again and again here. */
export async function refresh(call: Call): Promise<object> {
  const { grantType, refreshToken } = read(grantSchema, call.body);
  ensure(grantType, 'MISSING_GRANT_TYPE');
  ensure(grantType === 'refresh_token', 'INVALID_GRANT_TYPE');
  ensure(refreshToken, 'MISSING_REFRESH_TOKEN');
  const asked = openRefreshToken(refreshToken);
  ensure(asked && asked.projectId === call.silo.projectId, 'INVALID_REFRESH_TOKEN');
  ensure(asked.tenantId === call.silo.tenantId, 'TENANT_ID_MISMATCH');
  const record = await call.directory.get(asked.localId);
  ensure(record, 'INVALID_REFRESH_TOKEN');
  ensure(!record.disabled, 'USER_DISABLED');
  const { idToken, refreshToken: next, expiresIn } = await issueTokens(call, record, asked);
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: expiresIn,
    refresh_token: next,
    token_type: 'Bearer',
    user_id: record.localId,
    project_id: PROJECT_NUMBER,
  };
}

const customSchema = z.looseObject({ token: optional });

/** `accounts:signInWithCustomToken`: takes any token, whoever made it, or the bare claims as JSON. */
export async function signInWithCustomToken(call: Call): Promise<object> {
  const { token } = read(customSchema, call.body);
  ensure(token, 'MISSING_CUSTOM_TOKEN');
  const payload = token.startsWith('{') ? parseClaims(token) : readToken(call, token);
  const localId = asText(payload.uid) ?? asText(payload.user_id);
  ensure(localId, 'MISSING_IDENTIFIER');
  if ('claims' in payload) checkClaims(payload.claims);
  const known = await call.directory.get(localId);
  ensure(!known?.disabled, 'USER_DISABLED');
  const at = String(call.now.getTime());
  const { tenantId } = call.silo;
  const record = known ?? { localId, createdAt: at, ...(tenantId && { tenantId }) };
  const kept = await call.directory.put(changed(record, { customAuth: true, lastLoginAt: at }));
  const extraClaims = payload.claims as Record<string, unknown> | undefined;
  const tokens = await issueTokens(call, kept, { provider: 'custom', extraClaims });
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: !known, ...tokens };
}

function parseClaims(token: string): Record<string, unknown> {
  try {
    return JSON.parse(token);
  } catch {
    const detail = '((Auth Emulator only accepts strict JSON or JWTs as fake custom tokens.))';
    ensure(false, 'INVALID_CUSTOM_TOKEN', detail);
  }
}

const NO_ID_TOKENS =
  'Note: Firebase ID Tokens / third-party tokens cannot be used with signInWithCustomToken.';

function readToken({ silo }: Call, token: string): Record<string, unknown> {
  const payload = decode(token)?.payload;
  if (silo.tenantId) ensure(payload?.tenant_id === silo.tenantId, 'TENANT_ID_MISMATCH');
  ensure(payload, 'INVALID_CUSTOM_TOKEN', 'Invalid assertion format');
  const detail = `((Invalid aud (audience): ${payload.aud} ${NO_ID_TOKENS}))`;
  ensure(payload.aud === AUDIENCE, 'INVALID_CUSTOM_TOKEN', detail);
  return payload;
}

/** Identifiers may be written as numbers or truth values. */
const asText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
