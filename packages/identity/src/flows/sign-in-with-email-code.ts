import type { Account } from '../accounts/accounts.types.ts';
import type { StoredEmailCode } from '../email-codes/email-codes.repository.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { findAccountByEmail, recognise, rejectDisabledAccount } from './steps/accounts.ts';
import { findEmailCode, requireDigits, requireEmailCodes, spendEmailCode } from './steps/email-codes.ts';
import { requireFields } from './steps/fields.ts';
import { discountAttempt, limitCodes, limitEmailCodes } from './steps/limits.ts';
import { welcome } from './steps/welcome.ts';

/**
 * Not a call of Firebase's. It ends with a custom token, so that the SDK takes the session by `signInWithCustomToken`,
 * and asks for the second factor there if the account has one.
 */
export const signInWithEmailCode = flow('accounts:checkEmailCode', [
  requireEmailCodes,
  requireFields('sessionInfo', 'code'),
  requireDigits,
  limitCodes,
  findEmailCode,
  useItsAddress,
  recognise,
  limitEmailCodes,
  spendEmailCode,
  discountAttempt,
  findAccountByEmail,
  rejectDisabledAccount, // only now: any earlier, it would tell a stranger that the account exists
  welcome,
  answerProof,
]);

function useItsAddress({ asked }: { asked: StoredEmailCode }) {
  return { email: asked.email };
}

function answerProof(known: Start & { account: Account; isNewUser: boolean }) {
  const { account, isNewUser, tickets, now } = known;
  const proof = { accountId: account.id, provenAt: now.getTime() };
  return {
    answer: {
      localId: account.id,
      email: account.email,
      isNewUser,
      customToken: tickets.provenEmailCode.seal(proof, now),
    },
  };
}
