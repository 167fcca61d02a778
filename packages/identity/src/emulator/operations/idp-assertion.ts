import { ensure, NotImplemented } from '../../admin/refusals.ts';
import { decode } from '../tokens.ts';

/** What another provider is said to say of somebody. */
export interface Assertion {
  providerId: string;
  rawId: string;
  claims: Claims;
  oauthIdToken: string | undefined;
  oauthAccessToken: string;
  saml: SamlAssertion | undefined;
}

export interface SamlAssertion {
  subject?: { nameId?: string };
  attributeStatements?: unknown;
}

export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
  given_name?: string;
  family_name?: string;
  screen_name?: string;
}

interface Given {
  requestUri: string | undefined;
  postBody: string | undefined;
}

/** Reads the credential from the address, its fragment or the form that came with it. Whoever signed it is no matter. */
export function readAssertion(given: Given): Assertion {
  const { form, address } = gather(given);
  const providerId = form.get('providerId')?.toLowerCase();
  const detail = `Invalid IdP response/credential: ${address}`;
  ensure(providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID', detail);
  const oauthIdToken = form.get('id_token') || undefined;
  const accessToken = form.get('access_token') || undefined;
  const claims = readClaims(oauthIdToken) ?? readClaims(accessToken);
  if (!claims) throw unreadable(providerId, oauthIdToken, accessToken);
  return {
    providerId,
    rawId: claims.sub,
    claims,
    oauthIdToken,
    oauthAccessToken: accessToken ?? `FirebaseAuthEmulatorFakeAccessToken_${providerId}`,
    saml: readSaml(form.get('SAMLResponse')),
  };
}

function gather({ requestUri, postBody = '' }: Given) {
  ensure(requestUri, 'MISSING_REQUEST_URI');
  ensure(URL.canParse(requestUri), 'INVALID_REQUEST_URI');
  const address = new URL(requestUri);
  const form = new URLSearchParams(address.search);
  for (const part of [postBody, address.hash.slice(1)]) {
    for (const [name, value] of new URLSearchParams(part)) form.set(name, value);
  }
  address.hash = '';
  address.search = form.toString();
  return { form, address: address.href };
}

function unreadable(providerId: string, idToken: string | undefined, accessToken: string | undefined) {
  const reason = '((Auth Emulator only accepts strict JSON or JWTs as fake id_tokens.))';
  ensure(!idToken, 'INVALID_IDP_RESPONSE', `Unable to parse id_token: ${idToken} ${reason}`);
  return NotImplemented(accessToken ? needsIdToken(providerId) : NEEDS_CREDENTIAL);
}

const NEEDS_CREDENTIAL = 'The Auth Emulator only supports sign-in with credentials (id_token required).';
const needsIdToken = (providerId: string): string =>
  ['google.com', 'apple.com'].includes(providerId)
    ? `The Auth Emulator only support sign-in with ${providerId} using id_token, not access_token. Please update your code to use id_token.`
    : `The Auth Emulator does not support ${providerId} sign-in with credentials.`;

const MISSING_SUB = '((Missing "sub" field. This field is required and must be a unique identifier.))';

function readClaims(token: string | undefined): Claims | undefined {
  if (!token) return undefined;
  const claims = token.startsWith('{') ? parse(token) : decode(token)?.payload;
  if (!claims) return undefined;
  const detail = `Invalid Idp Response: id_token missing required fields. ${MISSING_SUB}`;
  ensure(claims.sub, 'INVALID_IDP_RESPONSE', detail);
  ensure(typeof claims.sub === 'string', 'INVALID_IDP_RESPONSE', '((The "sub" field must be a string.))');
  return claims as unknown as Claims;
}

function parse(token: string): Record<string, unknown> {
  try {
    return JSON.parse(token);
  } catch {
    const reason = '((Auth Emulator failed to parse fake id_token as strict JSON.))';
    ensure(false, 'INVALID_IDP_RESPONSE', `Unable to parse id_token: ${token} ${reason}`);
  }
}

function readSaml(response: string | null): SamlAssertion | undefined {
  if (!response) return undefined;
  const assertion = parse(response).assertion as SamlAssertion | undefined;
  ensure(assertion, 'INVALID_IDP_RESPONSE ((Missing assertion in SAMLResponse.))');
  ensure(assertion.subject, 'INVALID_IDP_RESPONSE ((Missing assertion.subject in SAMLResponse.))');
  ensure(
    assertion.subject.nameId,
    'INVALID_IDP_RESPONSE ((Missing assertion.subject.nameId in SAMLResponse.))',
  );
  return assertion;
}
