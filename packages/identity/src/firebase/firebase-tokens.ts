import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { type Clock, systemClock, toUnixSeconds } from '../clock.ts';
import { type Log, silentLog } from '../log.ts';
import { RESERVED_CLAIMS } from '../tokens/custom-tokens.ts';
import type { VerifiedAccount } from '../verified-account.ts';
import { createPublishedKeys } from './published-keys.ts';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Google's clock and ours may differ by this much. */
const CLOCK_SKEW_SECONDS = 60;
const MOST_REMEMBERED = 10_000;

const claimsSchema = z.looseObject({
  sub: z.string().min(1).max(128),
  exp: z.int(),
  iat: z.int(),
  auth_time: z.int(),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
  firebase: z.looseObject({ sign_in_provider: z.string() }),
});
type Claims = z.output<typeof claimsSchema>;

/** What an ID token of a Firebase project says of who presents it. When the account was made, it does not say. */
export type TokenHolder = Omit<VerifiedAccount, 'createdAt' | 'deletionDueAt'> & {
  /** When the token was made: of two that differ, the later one is right. */
  issuedAt: Date;
};

export interface FirebaseTokensOptions {
  projectId: string;
  /** Only where something else than Google makes the tokens, as in tests. */
  issuer?: string | undefined;
  keysUrl?: string | undefined;
  clock?: Clock;
  log?: Log;
}

export type FirebaseTokens = ReturnType<typeof createFirebaseTokens>;

/**
 * Checks ID tokens that Firebase Authentication made for a project, by the keys that Google publishes
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens). `verify` answers nothing for a token that is not one,
 * and throws `KeysUnavailable` when the keys cannot be read.
 *
 * @example
 * const tokens = createFirebaseTokens({ projectId: 'notes' });
 * const holder = await tokens.verify(bearerToken);
 */
export function createFirebaseTokens(options: FirebaseTokensOptions) {
  const { projectId, clock = systemClock, log = silentLog } = options;
  const issuer = options.issuer ?? `https://securetoken.google.com/${projectId}`;
  const findKey = createPublishedKeys({ url: options.keysUrl ?? GOOGLE_KEYS, clock, log });
  /** A token comes again and again for an hour; a signature that was good stays good. */
  const verified = new Map<string, Claims>();

  async function check(token: string): Promise<Claims> {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      currentDate: clock.now(),
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    });
    return claimsSchema.parse(payload);
  }

  async function claimsOf(token: string): Promise<Claims> {
    const known = verified.get(token);
    if (known) return known;
    const claims = await check(token);
    if (verified.size >= MOST_REMEMBERED) verified.clear();
    verified.set(token, claims);
    return claims;
  }

  return {
    async verify(token: string): Promise<TokenHolder | undefined> {
      try {
        const claims = await claimsOf(token);
        return isOfThisTime(claims, toUnixSeconds(clock.now())) ? toHolder(claims) : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
        throw error;
      }
    },
  };
}

function isOfThisTime({ iat, auth_time, exp }: Claims, now: number): boolean {
  const latest = now + CLOCK_SKEW_SECONDS;
  return iat <= latest && auth_time <= latest && exp > now - CLOCK_SKEW_SECONDS;
}

const toHolder = (claims: Claims): TokenHolder => ({
  id: claims.sub,
  email: claims.email ?? null,
  emailVerified: claims.email !== undefined && claims.email_verified,
  displayName: claims.name ?? null,
  photoUrl: claims.picture ?? null,
  customClaims: Object.fromEntries(Object.entries(claims).filter(([name]) => !NOT_CUSTOM.has(name))),
  // Google names no session; one sign-in of one person is as near as it gets.
  sessionId: `${claims.sub}.${claims.auth_time}`,
  signInProvider: claims.firebase.sign_in_provider,
  authenticatedAt: new Date(claims.auth_time * 1000),
  issuedAt: new Date(claims.iat * 1000),
});

const NOT_CUSTOM = new Set([...RESERVED_CLAIMS, 'name', 'picture', 'provider_id']);
