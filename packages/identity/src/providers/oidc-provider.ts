import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { Busy, InvalidIdpResponse, InvalidNonce } from '../wire/errors.ts';
import type { Discovery } from './discovery.ts';
import { answersNonce } from './nonce.rules.ts';

/** What another provider says of a person. */
export interface ExternalProfile {
  providerId: string;
  /** The provider's own, unchanging name of the person. */
  rawId: string;
  email: string | undefined;
  emailVerified: boolean;
  displayName: string | undefined;
  photoUrl: string | undefined;
  /** Everything it said, as it said it. */
  claims: Readonly<Record<string, unknown>>;
}

export interface OidcProvider {
  /**
   * Throws `INVALID_IDP_RESPONSE` for a token that this provider did not make for us, or not for this time, and
   * `MISSING_OR_INVALID_NONCE` for one that somebody else asked for.
   */
  verify(idToken: string, nonce: string | undefined): Promise<ExternalProfile>;
}

interface OidcSettings {
  providerId: string;
  issuer: string;
  clientId: string;
  discover: Discovery;
  clock: Clock;
  log: Log;
}

const TIMEOUT_MS = 5000;
/** Their clock and ours may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 60;

/** What cannot be kept or shown is left out rather than refused: the person cannot help it. */
const shown = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[^\p{Cc}]*$/u);
const claimsSchema = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  // Some providers write it as a word.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: shown(256).optional().catch(undefined),
  picture: shown(2048).startsWith('https://').optional().catch(undefined),
  nonce: z.string().optional(),
});

/** Checks ID tokens of an OpenID provider by the keys it publishes (OpenID Connect Core 1.0, section 3.1.3.7). */
export function createOidcProvider(settings: OidcSettings): OidcProvider {
  const { providerId, issuer, clientId, discover, clock, log } = settings;
  let keys: JWTVerifyGetKey | undefined;

  async function publishedKeys(): Promise<JWTVerifyGetKey> {
    if (keys) return keys;
    const { jwks_uri } = (await discover()).serverMetadata();
    if (!jwks_uri) throw new Error(`${issuer} publishes no keys`);
    const keySet = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS });
    keys = (header, token) => keySet(header, token).catch(explainMissingKey);
    return keys;
  }

  /** A key it does not have is the token's fault; keys that cannot be read are not. */
  function explainMissingKey(error: unknown): never {
    if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error;
    log.error({ err: error, issuer }, 'the keys of the provider cannot be read');
    throw Busy();
  }

  async function readClaims(idToken: string) {
    try {
      const { payload } = await jwtVerify(idToken, await publishedKeys(), {
        algorithms: ['RS256', 'ES256', 'PS256'],
        issuer,
        audience: clientId,
        currentDate: clock.now(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      if (payload.azp !== undefined && payload.azp !== clientId) throw InvalidIdpResponse();
      return claimsSchema.parse(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw InvalidIdpResponse();
      throw error;
    }
  }

  return {
    async verify(idToken, nonce) {
      const claims = await readClaims(idToken);
      if (!answersNonce(claims.nonce, nonce)) throw InvalidNonce();
      return {
        providerId,
        rawId: claims.sub,
        email: claims.email,
        emailVerified: claims.email !== undefined && claims.email_verified,
        displayName: claims.name,
        photoUrl: claims.picture,
        claims,
      };
    },
  };
}
