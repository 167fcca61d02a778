import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
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
    async sign(account: Account, session: Session): Promise<string> {
      const { kid, key } = await keyring.signer();
      const now = toUnixSeconds(clock.now());
      return new SignJWT(claimsOf(account, session))
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(settings.projectId)
        .setSubject(account.id)
        .setIssuedAt(now)
        .setExpirationTime(now + settings.lifetimes.idTokenSeconds)
        .sign(key);
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

function claimsOf(account: Account, session: Session) {
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
