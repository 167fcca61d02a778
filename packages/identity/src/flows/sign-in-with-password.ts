import type { Account } from '../accounts/accounts.types.ts';
import { flow } from './flow.ts';
import { recognise, rejectDisabledAccount } from './steps/accounts.ts';
import { checkEmail, requireFields } from './steps/fields.ts';
import { discountAttempt, limitAttempts } from './steps/limits.ts';
import { checkPassword, renewHash } from './steps/passwords.ts';
import { askSecondFactor } from './steps/second-factor.ts';
import { issueTokens } from './steps/tokens.ts';

export const signInWithPassword = flow('accounts:signInWithPassword', [
  requireFields('email', 'password'),
  checkEmail,
  recognise, // an unknown address goes on with a decoy hash
  limitAttempts,
  checkPassword, // so both failures take as long and say the same
  rejectDisabledAccount, // only now: any earlier, it would tell a stranger that the account exists
  discountAttempt,
  renewHash,
  askSecondFactor('password'), // an account that has one gets no further here
  issueTokens('password'),
  answerSignIn,
]);

function answerSignIn({ account, tokens }: { account: Account; tokens: object }) {
  const { id, email, displayName } = account;
  const kind = 'identitytoolkit#VerifyPasswordResponse';
  return {
    answer: { kind, localId: id, email, displayName: displayName ?? '', registered: true, ...tokens },
  };
}
