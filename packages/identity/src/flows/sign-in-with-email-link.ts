import type { Account } from '../accounts/accounts.types.ts';
import type { Code } from '../codes/codes.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { InvalidEmail } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { findAccountByEmail, rejectDisabledAccount, rejectTakenEmailOfOthers } from './steps/accounts.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { checkCode, requireCodeFor, requireEmailLinks, spendCode } from './steps/codes.ts';
import { tellOldAddress } from './steps/email-change.ts';
import { checkEmail, requireFields } from './steps/fields.ts';
import { limitCodes } from './steps/limits.ts';
import { askSecondFactor } from './steps/second-factor.ts';
import { issueTokens, issueTokensByNewWay } from './steps/tokens.ts';
import { welcome } from './steps/welcome.ts';

const byLink = flow('accounts:signInWithEmailLink', [
  requireEmailLinks,
  requireFields('email', 'oobCode'),
  checkEmail,
  limitCodes,
  checkCode,
  requireCodeFor('EMAIL_SIGNIN'),
  requireSameEmail,
  findAccountByEmail,
  rejectDisabledAccount,
  spendCode,
  welcome,
  askSecondFactor('password'),
  issueTokens('password'),
  answerSignIn,
]);

/** Gives an account that has other ways in, or none, the proven address as one more. */
const linkToAccount = flow('accounts:linkEmail', [
  requireEmailLinks,
  requireFields('idToken', 'email', 'oobCode'),
  checkEmail,
  limitCodes,
  checkCode,
  requireCodeFor('EMAIL_SIGNIN'),
  requireSameEmail,
  authenticate,
  requireRecentSignIn,
  rejectTakenEmailOfOthers,
  spendCode,
  addAddress,
  issueTokensByNewWay('password'),
  answerSignIn,
]);

export const signInWithEmailLink = choose(({ body }) => (body.idToken ? 'linkToAccount' : 'byLink'), {
  byLink,
  linkToAccount,
});

/** A link that was forwarded or found is worth nothing to someone who does not know the address it went to. */
function requireSameEmail({ email, code }: { email: string; code: Code }) {
  if (email === code.email) return;
  throw InvalidEmail({ detail: 'The email provided does not match the sign-in email address.' });
}

/** Where another address was before, that is a change of it: all sessions end, and the old one can take it back. */
async function addAddress(known: Start & { email: string; account: Account; session: Session }) {
  const { email, account, session, accounts, credentials, now } = known;
  const proven = { email, emailVerified: true, emailLinkSignIn: true };
  if (!account.email || account.email === email) {
    // An address that it has by now in place of this one stays.
    if (account.email) await accounts.changeProven(account.id, email, proven);
    else await accounts.change(account.id, proven);
    return { account: { ...account, ...proven }, isNewUser: false };
  }
  const replaced = await credentials.replace(account.id, proven, {
    because: 'address changed',
    now,
    askedIn: session.id,
  });
  await tellOldAddress({ ...known, newEmail: email });
  return { account: { ...account, ...replaced }, isNewUser: false };
}

function answerSignIn({
  account,
  isNewUser,
  tokens,
}: {
  account: Account;
  isNewUser: boolean;
  tokens: object;
}) {
  const kind = 'identitytoolkit#EmailLinkSigninResponse';
  return { answer: { kind, localId: account.id, email: account.email, isNewUser, ...tokens } };
}
