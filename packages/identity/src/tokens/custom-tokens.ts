import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Clock, toUnixSeconds } from '../clock.ts';
import { ForbiddenClaim, InvalidCustomToken } from '../wire/errors.ts';
import { type Keyring, SIGNING_ALGORITHM } from './keyring.ts';

/** What Firebase's custom tokens are addressed to. An ID token has another audience, so neither passes for the other. */
export const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const LIFETIME_SECONDS = 3600;
const MAX_CLAIMS_LENGTH = 1000;

/** Claims with a meaning of their own, which nobody may set to something else. */
export const RESERVED_CLAIMS: ReadonlySet<string> = new Set(
  'acr amr at_hash aud auth_time azp c_hash cnf email email_verified exp firebase iat iss jti nbf nonce phone_number sid sub user_id'.split(
    ' ',
  ),
);

const payloadSchema = z.looseObject({
  uid: z.string().min(1).max(128),
  claims: z.record(z.string(), z.unknown()).optional(),
});

export type CustomClaims = Record<string, unknown>;
export type CustomTokens = ReturnType<typeof createCustomTokens>;

/** Tokens by which this server's own code lets somebody in whom it has recognised in some other way. */
export function createCustomTokens({ keyring, clock }: { keyring: Keyring; clock: Clock }) {
  return {
    async sign(uid: string, claims?: CustomClaims): Promise<string> {
      rejectForbidden(claims);
      const { kid, key } = await keyring.signer();
      const now = toUnixSeconds(clock.now());
      return new SignJWT(payloadSchema.parse({ uid, ...(claims && { claims }) }))
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
    },

    /** Throws `INVALID_CUSTOM_TOKEN` for one that is not ours or past its time. */
    async verify(token: string): Promise<{ uid: string; claims: CustomClaims | undefined }> {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = kid && (await keyring.verifier(kid));
            if (!key) throw InvalidCustomToken();
            return key;
          },
          {
            algorithms: [SIGNING_ALGORITHM],
            audience: AUDIENCE,
            currentDate: clock.now(),
            requiredClaims: ['iat', 'exp'],
          },
        );
        const { uid, claims } = payloadSchema.parse(payload);
        return { uid, claims };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw InvalidCustomToken();
        throw error;
      }
    },
  };
}

function rejectForbidden(claims: CustomClaims = {}): void {
  const forbidden = Object.keys(claims).filter((name) => RESERVED_CLAIMS.has(name));
  if (forbidden.length) throw ForbiddenClaim({ detail: forbidden.join(', ') });
  if (JSON.stringify(claims).length > MAX_CLAIMS_LENGTH) throw ForbiddenClaim({ detail: 'CLAIMS_TOO_LARGE' });
}
