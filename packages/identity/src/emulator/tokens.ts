import type { AccountRecord } from '../admin/account-record.ts';
import { toUnixSeconds } from '../clock.ts';

export interface SecondFactorProof {
  identifier: string;
  provider: string;
}

/** How somebody came in, as ID tokens and refresh tokens repeat it. */
export interface SignIn {
  provider: string;
  extraClaims?: Record<string, unknown> | undefined;
  secondFactor?: SecondFactorProof | undefined;
  signInAttributes?: unknown;
}

export interface IdClaims {
  user_id: string;
  iat: number;
  firebase: { sign_in_provider: string; tenant?: string };
  [claim: string]: unknown;
}

export const ID_TOKEN_SECONDS = 3600;

/** A token with `alg: none`: everybody can read it, and make one. */
export function unsigned(claims: object): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** What a token says, whoever made it; nothing if it is none. */
export function decode(token: string): { header: Claims; payload: Claims } | undefined {
  const [header, payload] = token.split('.').map(parse);
  return isClaims(header) && isClaims(payload) ? { header, payload } : undefined;
}

type Claims = Record<string, unknown>;
const isClaims = (value: unknown): value is Claims => typeof value === 'object' && value !== null;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The claims of the ID token, if that is what it is. */
export function decodeIdToken(token: string): IdClaims | undefined {
  const payload = decode(token)?.payload;
  return payload && isClaims(payload.firebase) ? (payload as IdClaims) : undefined;
}

interface Issuer {
  projectId: string;
  tenantId: string | undefined;
  now: Date;
}

export function idTokenFor(
  record: AccountRecord,
  signIn: SignIn,
  { projectId, tenantId, now }: Issuer,
): string {
  const { provider, extraClaims, secondFactor, signInAttributes } = signIn;
  const iat = toUnixSeconds(now);
  return unsigned({
    name: record.displayName,
    picture: record.photoUrl,
    ...JSON.parse(record.customAttributes ?? '{}'),
    ...extraClaims,
    email: record.email,
    email_verified: record.emailVerified,
    phone_number: record.phoneNumber,
    ...(provider === 'anonymous' && { provider_id: provider }),
    auth_time: authTime(record, now),
    user_id: record.localId,
    firebase: {
      identities: identitiesOf(record),
      sign_in_provider: provider,
      second_factor_identifier: secondFactor?.identifier,
      sign_in_second_factor: secondFactor?.provider,
      tenant: tenantId,
      sign_in_attributes: signInAttributes,
    },
    iat,
    exp: iat + ID_TOKEN_SECONDS,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    sub: record.localId,
  });
}

function identitiesOf({ email, providerUserInfo = [] }: AccountRecord) {
  const links = providerUserInfo.filter(({ providerId, rawId }) => providerId !== 'password' && rawId);
  return {
    ...(email && { email: [email] }),
    ...Object.fromEntries(links.map(({ providerId, rawId }) => [providerId, [rawId]])),
  };
}

const authTime = ({ lastLoginAt }: AccountRecord, now: Date): number =>
  toUnixSeconds(lastLoginAt ? new Date(Number(lastLoginAt)) : now);

/** What a refresh token says here, where it is no secret. The first field is how others tell it from their own. */
export interface RefreshRecord {
  _AuthEmulatorRefreshToken: string;
  localId: string;
  provider: string;
  extraClaims: Record<string, unknown>;
  projectId: string;
  secondFactor?: SecondFactorProof | undefined;
  tenantId?: string | undefined;
}

export interface PendingRecord {
  _AuthEmulatorMfaPendingCredential: string;
  localId: string;
  signInProvider: string;
  projectId: string;
  tenantId?: string | undefined;
}

export const wrap = (record: RefreshRecord | PendingRecord): string =>
  Buffer.from(JSON.stringify(record)).toString('base64');

export function openRefreshToken(token: string): RefreshRecord | undefined {
  const record = unwrap(token);
  return isClaims(record) && record._AuthEmulatorRefreshToken
    ? (record as unknown as RefreshRecord)
    : undefined;
}

export function openPendingCredential(credential: string): PendingRecord | undefined {
  const record = unwrap(credential);
  const isPending = isClaims(record) && record._AuthEmulatorMfaPendingCredential;
  return isPending ? (record as unknown as PendingRecord) : undefined;
}

const unwrap = (text: string): unknown => parse(Buffer.from(text, 'base64').toString('base64url'));
