import { type Account, linkedProviders } from '../accounts/accounts.types.ts';
import type { Code } from '../codes/codes.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { rejectDisabledAccount } from './steps/accounts.ts';
import { checkCode, findOwnerOfCode, requireCodeFor, spendCode } from './steps/codes.ts';
import { requireFields } from './steps/fields.ts';
import { limitCodes } from './steps/limits.ts';
import { requireGoodPassword } from './steps/passwords.ts';

/** For any kind of code: the page behind a link asks what it is good for before it shows anything. */
const check = flow('accounts:checkCode', [
  requireFields('oobCode'),
  limitCodes,
  checkCode,
  rejectUnboundCode,
  answerCode,
]);

const use = flow('accounts:resetPassword', [
  requireFields('oobCode', 'newPassword'),
  limitCodes,
  checkCode,
  requireResettingCode,
  findOwnerOfCode,
  rejectDisabledAccount,
  checkNewPassword, // before the code is spent, so that a refused password does not cost the link
  hashNewPassword,
  spendCode,
  replacePassword,
  answerCode,
]);

export const resetPassword = choose(({ body }) => (body.newPassword ? 'use' : 'check'), { use, check });

/** Whoever may not confirm the address of a stranger's account may take it over: see `emailConfirmedBy`. */
function requireResettingCode({ code, settings }: Start & { code: Code }) {
  const takesOver = settings.emailConfirmedBy === 'owner' && code.requestType === 'VERIFY_EMAIL';
  if (!takesOver) requireCodeFor('PASSWORD_RESET')({ code });
}

async function rejectUnboundCode({ code, accounts }: Start & { code: Code }) {
  if (code.requestType !== 'EMAIL_SIGNIN') await findOwnerOfCode({ code, accounts });
}

function checkNewPassword({
  newPassword,
  account,
  settings,
}: Start & { newPassword: string; account: Account }) {
  requireGoodPassword(newPassword, settings, account);
}

async function hashNewPassword({ newPassword, hasher }: Start & { newPassword: string }) {
  return {
    passwordHash: await hasher.hash(newPassword),
  };
}

/**
 * Whoever opened the link reads mail sent to the address, so it is verified now as well. If it was not before, whoever
 * linked another provider or added a passkey may have been somebody else.
 */
async function replacePassword({
  account,
  code,
  passwordHash,
  credentials,
  mailer,
  now,
}: Start & { account: Account; code: Code; passwordHash: string }) {
  const changes = { passwordHash, passwordUpdatedAt: now, emailVerified: true };
  const unlink = account.emailVerified ? [] : linkedProviders(account);
  const dropPasskeys = !account.emailVerified;
  const ends = { because: 'password reset', now, unlink, dropPasskeys, proven: code.email };
  await credentials.replace(account.id, changes, ends);
  if (account.email) mailer.send({ kind: 'passwordChanged', to: account.email, account });
}

/** A sign-in link does not tell for whom it is: whoever found it must know the address as well. */
function answerCode({ code }: { code: Code }) {
  const { requestType, email, newEmail } = code;
  return {
    answer: {
      kind: 'identitytoolkit#ResetPasswordResponse',
      requestType,
      ...(requestType !== 'EMAIL_SIGNIN' && { email }),
      ...(newEmail && { newEmail }),
    },
  };
}
