import { type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { Account } from '../accounts/accounts.types.ts';
import { type Clock, toUnixSeconds } from '../clock.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import { InvalidIdToken, TokenExpired } from '../wire/errors.ts';
import { type Keyring, SIGNING_ALGORITHM } from './keyring.ts';

/** What an ID token proves, once its signature and dates are found good. */
export interface IdTokenClaims extends JWTPayload {
  sub: string;
  sid: string;
  auth_time: number;
  exp: number;
}

/** What an ID token tells of whose it is, and of how they came in. */
export type Bearer = Pick<
  Account,
  'id' | 'email' | 'emailVerified' | 'displayName' | 'photoUrl' | 'customClaims' | 'links'
>;
export type SessionTold = Pick<
  Session,
  'id' | 'signInProvider' | 'secondFactor' | 'extraClaims' | 'authenticatedAt'
>;

/** Clocks of two processes may differ by this much before a token counts as not yet valid. */
const CLOCK_SKEW_SECONDS = 60;

const MOST_REMEMBERED = 10_000;

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Signs and checks ID tokens with the claims Firebase's have, plus `sid`, the session. */
export function createIdTokens({
  keyring,
  clock,
  settings,
}: {
  keyring: Keyring;
  clock: Clock;
  settings: Settings;
}) {
  const issuer = `https://securetoken.google.com/${settings.projectId}`;

  /** Tokens come again and again for an hour; a signature that was good stays good. */
  const verified = new Map<string, IdTokenClaims>();

  function remember(token: string, claims: IdTokenClaims): IdTokenClaims {
    if (verified.size >= MOST_REMEMBERED) verified.clear();
    verified.set(token, claims);
    return claims;
  }

  /** RS256 signs the same claims the same way (RFC 8017, section 8.2), so within a second there is nothing to do twice. */
  const signed = new Map<string, Promise<string>>();
  let signedAt = 0;

  function signOnce(claims: JWTPayload, { kid, key }: { kid: string; key: KeyObject }): Promise<string> {
    if (claims.iat !== signedAt) signed.clear();
    signedAt = claims.iat ?? 0;
    const input = kid + JSON.stringify(claims);
    const known = signed.get(input);
    if (known) return known;
    const token = signCompact({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' }, claims, key);
    signed.set(input, token);
    return token;
  }

  async function check(token: string): Promise<IdTokenClaims> {
    const now = clock.now();
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid && (await keyring.verifier(kid));
          if (!key) throw InvalidIdToken();
          return key;
        },
        {
          algorithms: [SIGNING_ALGORITHM],
          issuer,
          audience: settings.projectId,
          currentDate: now,
          requiredClaims: ['sub', 'sid', 'iat', 'exp', 'auth_time'],
        },
      );
      if (Number(payload.iat) > toUnixSeconds(now) + CLOCK_SKEW_SECONDS) throw InvalidIdToken();
      // The signature is ours and so are the types of the claims it covers.
      return payload as IdTokenClaims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw TokenExpired();
      if (error instanceof errors.JOSEError) throw InvalidIdToken();
      throw error;
    }
  }

  return {
    async sign(account: Bearer, session: SessionTold): Promise<string> {
      const signer = await keyring.signer();
      const now = toUnixSeconds(clock.now());
      const claims = {
        ...claimsOf(account, session),
        iss: issuer,
        aud: settings.projectId,
        sub: account.id,
        iat: now,
        exp: now + settings.lifetimes.idTokenSeconds,
      };
      return signOnce(claims, signer);
    },

    /** Throws `TOKEN_EXPIRED` for a good token past its time and `INVALID_ID_TOKEN` for every other fault. */
    async verify(token: string): Promise<IdTokenClaims> {
      const known = verified.get(token);
      if (!known) return remember(token, await check(token));
      if (known.exp <= toUnixSeconds(clock.now())) throw TokenExpired();
      return known;
    },
  };
}

const signAsync = promisify(sign);

/** RFC 7515, section 3.1. Every sign-in and refresh signs: this is spared the way through Web Crypto. */
async function signCompact(header: object, claims: JWTPayload, key: KeyObject): Promise<string> {
  const input = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = await signAsync('sha256', Buffer.from(input), key);
  return `${input}.${signature.toString('base64url')}`;
}

function claimsOf(account: Bearer, session: SessionTold) {
  const identities: Record<string, string[]> = {};
  for (const link of account.links) identities[link.providerId] = [link.rawId];
  if (account.email) identities.email = [account.email];
  return {
    ...(account.displayName && { name: account.displayName }),
    ...(account.photoUrl && { picture: account.photoUrl }),
    ...account.customClaims,
    ...session.extraClaims,
    // From here on nobody can set them to something else.
    ...(account.email && { email: account.email, email_verified: account.emailVerified }),
    ...(session.signInProvider === 'anonymous' && { provider_id: 'anonymous' }),
    auth_time: toUnixSeconds(session.authenticatedAt),
    user_id: account.id,
    sid: session.id,
    firebase: {
      identities,
      sign_in_provider: session.signInProvider,
      ...(session.secondFactor && {
        sign_in_second_factor: session.secondFactor.provider,
        second_factor_identifier: session.secondFactor.identifier,
      }),
    },
  };
}
