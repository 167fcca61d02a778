import type { Account } from './accounts.types.ts';

type WaysIn = Pick<Account, 'email' | 'passwordHash' | 'emailLinkSignIn'> & {
  links: readonly unknown[];
  passkeys: readonly unknown[];
};

/** Whether the person could come in again after signing out. */
export const hasWayIn = ({ email, passwordHash, emailLinkSignIn, links, passkeys }: WaysIn): boolean =>
  links.length > 0 || passkeys.length > 0 || (email !== null && (passwordHash !== null || emailLinkSignIn));
