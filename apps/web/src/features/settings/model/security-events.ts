import type { SecurityEvent } from '@/api/types.gen';

type Kind = SecurityEvent['kind'];

const WORDS: Record<Kind, string> = {
  'signed-up': 'Account made',
  'sign-up-tried': 'Somebody tried to make an account with your address',
  'signed-in': 'Signed in',
  'first-step-done': 'First step of signing in',
  'sign-in-refused': 'Sign-in refused',
  'sign-in-stopped': 'Too many tries: stopped for a while',
  'second-step-refused': 'Password right, second step wrong',
  'sign-in-link-asked': 'Sign-in link asked for',
  'sign-in-code-asked': 'Sign-in code asked for',
  'sign-in-code-right': 'Sign-in code typed',
  'signed-out': 'Signed out',
  'session-ended': 'One device signed out',
  'sessions-ended': 'Devices signed out',
  'session-stolen': 'A sign-in was used from two places, and ended',
  'password-added': 'Password added',
  'password-changed': 'Password changed',
  'password-removed': 'Password removed',
  'password-reset-asked': 'New password asked for',
  'password-reset': 'New password chosen by mail',
  'email-confirmation-asked': 'Mail to confirm the address sent',
  'email-confirmed': 'Address confirmed',
  'email-change-asked': 'Change of address asked for',
  'email-changed': 'Address changed',
  'email-taken-back': 'Change of address taken back',
  'two-step-on': 'Two-step verification switched on',
  'two-step-off': 'Two-step verification switched off',
  'recovery-codes-made': 'New recovery codes made',
  'passkey-added': 'Passkey added',
  'passkey-renamed': 'Passkey renamed',
  'passkey-removed': 'Passkey removed',
  'provider-linked': 'Google linked',
  'provider-unlinked': 'Google unlinked',
  'profile-changed': 'Name or picture changed',
  'account-disabled': 'Account switched off',
  'account-enabled': 'Account switched on',
  'deletion-asked': 'Deletion asked for',
  'deletion-cancelled': 'Deletion called off',
  'change-refused': 'A change was refused',
  other: 'Something else',
};

/** What somebody else may have done, or tried. */
const SUSPICIOUS: ReadonlySet<Kind> = new Set([
  'sign-up-tried',
  'sign-in-refused',
  'sign-in-stopped',
  'second-step-refused',
  'session-stolen',
]);

export const wordsOf = (kind: Kind): string => WORDS[kind];
export const isSuspicious = (kind: Kind): boolean => SUSPICIOUS.has(kind);
