import { loadCapabilities } from './capabilities';

const CODES: Record<string, string> = {
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  INVALID_CODE: 'invalid-verification-code',
  INVALID_MFA_PENDING_CREDENTIAL: 'invalid-multi-factor-session',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  TOKEN_EXPIRED: 'user-token-expired',
  USER_NOT_FOUND: 'user-token-expired',
};

/**
 * A call of the embedded provider that the account SDK does not know. A refusal carries a code as the SDK's do:
 * `INVALID_OOB_CODE` becomes `auth/invalid-oob-code`.
 */
export async function callAccountApi<Answer>(
  path: string,
  body: object,
  options?: Pick<RequestInit, 'keepalive' | 'signal'>,
): Promise<Answer> {
  const { identity } = await loadCapabilities();
  const answer = await fetch(`${path}?key=${encodeURIComponent(identity.apiKey)}`, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw accountError('network-request-failed', cause);
  });
  const json = await answer.json().catch(() => undefined);
  if (answer.ok) return json as Answer;
  throw accountError(codeOf(json?.error?.message), json);
}

function codeOf(message: unknown): string {
  const name = typeof message === 'string' ? (message.split(' ')[0] ?? '') : '';
  if (!name) return 'internal-error';
  return CODES[name] ?? name.toLowerCase().replaceAll('_', '-');
}

const accountError = (code: string, cause: unknown) =>
  Object.assign(new Error(code, { cause }), { code: `auth/${code}` });
