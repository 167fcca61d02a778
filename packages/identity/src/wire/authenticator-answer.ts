import { z } from 'zod';

/** Browsers write base 64 for addresses, the SDK the plain one with padding: both mean the same bytes. */
const base64 = z
  .string()
  .max(16_384)
  .regex(/^[\w+/-]*={0,2}$/)
  .transform((text) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
const optional = base64.optional();

/** What an authenticator answered, as JSON (WebAuthn level 3, sections 5.1.8 and 5.5). */
export const authenticatorAnswerSchema = z
  .object({
    id: base64,
    rawId: optional,
    type: z.string().max(32).default('public-key'),
    response: z
      .object({
        clientDataJSON: optional,
        attestationObject: optional,
        authenticatorData: optional,
        signature: optional,
        userHandle: optional,
        transports: z
          .array(
            z
              .string()
              .max(32)
              .regex(/^[\w-]*$/),
          )
          .max(10)
          .optional(),
      })
      .default({}),
  })
  .transform((answer) => ({ ...answer, rawId: answer.rawId ?? answer.id, clientExtensionResults: {} }));

export type AuthenticatorAnswer = z.output<typeof authenticatorAnswerSchema>;
