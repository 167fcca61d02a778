import { z } from 'zod';
import { authenticatorAnswerSchema } from './authenticator-answer.ts';
import { invalidArgument } from './errors.ts';

/** PostgreSQL keeps no NUL in a text, and no half of a character. */
const text = z
  .string()
  .max(16_384)
  .refine((value) => !value.includes('\0') && value.isWellFormed());
const optional = text.optional();

/** Every field of the account API that means something here; others are ignored, as clients send many. */
const requestBodySchema = z.object({
  email: optional,
  password: optional,
  /** `null` takes a name or picture away; the SDK sends it. Elsewhere it means the field is not there. */
  displayName: text.nullish(),
  photoUrl: text.nullish(),
  idToken: optional,
  returnSecureToken: z.boolean().optional(),
  requestType: optional,
  newEmail: optional,
  continueUrl: optional,
  linkDomain: optional,
  oobCode: optional,
  newPassword: optional,
  deleteAttribute: z.array(text).max(20).optional(),
  deleteProvider: z.array(text).max(20).optional(),
  deletePasskey: z.array(text).max(20).optional(),
  identifier: optional,
  continueUri: optional,
  token: optional,
  tokenType: optional,
  postBody: optional,
  autoCreate: z.boolean().optional(),
  sessionInfo: optional,
  code: optional,
  mfaEnrollmentId: optional,
  mfaPendingCredential: optional,
  recoveryCode: optional,
  credentialId: optional,
  name: optional,
  authenticatorRegistrationResponse: authenticatorAnswerSchema.optional(),
  authenticatorAuthenticationResponse: authenticatorAnswerSchema.optional(),
  totpEnrollmentInfo: z.object({}).optional(),
  totpVerificationInfo: z.object({ sessionInfo: optional, verificationCode: optional }).optional(),
  grant_type: optional,
  refresh_token: optional,
});

export type RequestBody = z.output<typeof requestBodySchema>;

export function parseRequestBody(body: unknown): RequestBody {
  const parsed = requestBodySchema.safeParse(withoutNulls(body ?? {}));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  throw invalidArgument(`Invalid value at ${[...new Set(fields)].join(', ')}`);
}

const REMOVABLE = ['displayName', 'photoUrl'];

function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || REMOVABLE.includes(name)),
  );
}
