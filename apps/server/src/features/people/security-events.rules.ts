import type { SecurityEventKind } from './security-events.schemas.ts';

export interface LoggedEvent {
  /** The call of the account API, and what it was about. */
  action: string;
  /** `ok`, or the name of the refusal. */
  outcome: string;
  /** The session it happened in, or that it opened. */
  sessionId: string | null;
}

const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/** Calls by which people come in; without a session they are only half in. */
const SIGN_INS = new Set([
  'accounts:signInWithPassword',
  'accounts:signInWithEmailLink',
  'accounts:signInWithEmailCode',
  'accounts:signInWithIdp',
  'accounts:signInWithCustomToken',
  'passkeySignIn:finalize',
]);
const SECOND_STEPS = new Set(['mfaSignIn:finalize', 'mfaSignIn:recover']);

const KINDS: Readonly<Record<string, SecurityEventKind>> = {
  'accounts:signUp': 'signed-up',
  'accounts:checkEmailCode': 'sign-in-code-right',
  'accounts:sendEmailCode': 'sign-in-code-asked',
  'accounts:sendOobCode EMAIL_SIGNIN': 'sign-in-link-asked',
  'accounts:sendOobCode PASSWORD_RESET': 'password-reset-asked',
  'accounts:sendOobCode VERIFY_EMAIL': 'email-confirmation-asked',
  'accounts:sendOobCode VERIFY_AND_CHANGE_EMAIL': 'email-change-asked',
  'accounts:resetPassword': 'password-reset',
  'accounts:update VERIFY_EMAIL': 'email-confirmed',
  'accounts:update VERIFY_AND_CHANGE_EMAIL': 'email-changed',
  'accounts:update RECOVER_EMAIL': 'email-taken-back',
  'accounts:updateProfile': 'profile-changed',
  'accounts:updateAccess EMAIL': 'email-changed',
  'accounts:updateAccess PASSWORD': 'password-changed',
  'accounts:updateAccess NO_PASSWORD': 'password-removed',
  'accounts:updateAccess PROVIDER': 'provider-unlinked',
  'accounts:unlinkProviders': 'provider-unlinked',
  'accounts:linkPassword': 'password-added',
  'accounts:linkEmail': 'email-confirmed',
  'accounts:linkIdp': 'provider-linked',
  'accounts:revokeToken': 'signed-out',
  'sessions:revoke': 'session-ended',
  'sessions:revokeAll': 'sessions-ended',
  'mfaEnrollment:finalize': 'two-step-on',
  'mfaEnrollment:withdraw': 'two-step-off',
  'recoveryCodes:generate': 'recovery-codes-made',
  'passkeyEnrollment:finalize': 'passkey-added',
  'passkeyEnrollment:rename': 'passkey-renamed',
  'passkeyEnrollment:withdraw': 'passkey-removed',
  'accounts:disable': 'account-disabled',
  'accounts:enable': 'account-enabled',
  'accounts:requestDeletion': 'deletion-asked',
  'accounts:cancelDeletion': 'deletion-cancelled',
};

/** What an entry of the audit log means to the owner of the account. */
export function kindOf({ action, outcome, sessionId }: LoggedEvent): SecurityEventKind {
  if (outcome !== 'ok') return kindOfRefusal(action, outcome);
  if (SECOND_STEPS.has(action)) return 'signed-in';
  if (SIGN_INS.has(action)) return sessionId ? 'signed-in' : 'first-step-done';
  return KINDS[action] ?? 'other';
}

function kindOfRefusal(action: string, outcome: string): SecurityEventKind {
  if (action === 'token REUSED') return 'session-stolen';
  if (action === 'accounts:signUp') return 'sign-up-tried';
  if (outcome === TOO_MANY) return 'sign-in-stopped';
  if (SECOND_STEPS.has(action)) return 'second-step-refused';
  if (SIGN_INS.has(action) || action === 'accounts:checkEmailCode') return 'sign-in-refused';
  return 'change-refused';
}
