import type { Account } from '../../accounts/accounts.types.ts';
import { toMfaInfo } from '../../accounts/accounts.views.ts';
import { InvalidCode, missing } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

/** Makes a step that ends the sign-in here, with no tokens, if the account wants a second proof. */
export const askSecondFactor =
  (signInProvider: string) =>
  ({
    account,
    tickets,
    now,
  }: Pick<Start, 'tickets' | 'now'> & { account: Account }): { answer: object } | undefined => {
    if (account.factors.length === 0) return undefined;
    const pending = { accountId: account.id, signInProvider, provenAt: now.getTime() };
    return {
      answer: {
        localId: account.id,
        email: account.email,
        mfaPendingCredential: tickets.pendingSignIn.seal(pending, now),
        mfaInfo: toMfaInfo(account),
      },
    };
  };

export function requireCode({ body }: Pick<Start, 'body'>): { verificationCode: string } {
  const verificationCode = body.totpVerificationInfo?.verificationCode;
  if (!verificationCode) throw missing('code');
  // Apps show codes in two groups of three.
  const digits = verificationCode.replaceAll(' ', '');
  if (!/^\d{6}$/.test(digits)) throw InvalidCode();
  return { verificationCode: digits };
}
