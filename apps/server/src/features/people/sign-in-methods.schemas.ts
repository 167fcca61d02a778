import { z } from 'zod';
import { instant } from '../../vocabulary/values.ts';

export const signInMethods = z
  .object({
    password: z.object({ changedAt: instant.nullable() }).nullable(),
    emailLink: z.boolean().describe('Has signed in by a mailed link'),
    providers: z.array(
      z.object({ id: z.string(), email: z.string().nullable(), linkedAt: instant.nullable() }),
    ),
    passkeys: z.int().describe('How many'),
    twoStep: z
      .object({
        id: z.string().describe('For `mfaEnrollment:withdraw`'),
        name: z.string().nullable(),
        enrolledAt: instant,
        recoveryCodesLeft: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'SignInMethods' });

export type SignInMethodsView = z.infer<typeof signInMethods>;
