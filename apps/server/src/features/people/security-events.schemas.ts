import { z } from 'zod';
import { pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { instant } from '../../vocabulary/values.ts';

/** What can happen to an account, as its owner would call it. */
export const SECURITY_EVENT_KINDS = [
  'signed-up',
  'sign-up-tried',
  'signed-in',
  'first-step-done',
  'sign-in-refused',
  'sign-in-stopped',
  'second-step-refused',
  'sign-in-link-asked',
  'sign-in-code-asked',
  'sign-in-code-right',
  'signed-out',
  'session-ended',
  'sessions-ended',
  'session-stolen',
  'password-added',
  'password-changed',
  'password-removed',
  'password-reset-asked',
  'password-reset',
  'email-confirmation-asked',
  'email-confirmed',
  'email-change-asked',
  'email-changed',
  'email-taken-back',
  'two-step-on',
  'two-step-off',
  'recovery-codes-made',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
  'profile-changed',
  'account-disabled',
  'account-enabled',
  'deletion-asked',
  'deletion-cancelled',
  'change-refused',
  'other',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

export const securityEventQuery = pageQuery(100, 20);

export const securityEventPage = pageOf(
  z
    .object({
      id: z.string(),
      at: instant,
      kind: z.enum(SECURITY_EVENT_KINDS),
      address: z.string().describe('From where; empty for what was done on the server'),
      userAgent: z.string(),
      current: z.boolean().describe('Whether the session that asks did it'),
    })
    .meta({ id: 'SecurityEvent' }),
).meta({ id: 'SecurityEventPage' });

export type SecurityEventView = z.infer<typeof securityEventPage>['items'][number];
