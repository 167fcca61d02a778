import type { Account } from '../accounts/accounts.types.ts';
import { toUnixSeconds } from '../clock.ts';
import type { PendingSignIn } from '../second-factors/tickets.ts';
import { stepOfCode } from '../second-factors/totp.rules.ts';
import {
  AccountError,
  InvalidCode,
  InvalidMfaPendingCredential,
  MfaEnrollmentNotFound,
} from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { rejectDisabledAccount } from './steps/accounts.ts';
import { requireFields } from './steps/fields.ts';
import { discountAttempt, limitCodesOfAccount } from './steps/limits.ts';
import { requireCode } from './steps/second-factor.ts';

interface Finishing {
  pending: PendingSignIn;
  account: Account;
  verificationCode: string;
}

/** The second proof of a sign-in whose first was good. */
export const finishSignIn = flow('mfaSignIn:finalize', [
  requirePendingCredential,
  requireFields('mfaEnrollmentId'),
  requireCode,
  openPending,
  findPendingAccount,
  rejectDisabledAccount,
  limitCodesOfAccount,
  checkCode,
  discountAttempt,
  issueTokens,
  answerTokens,
]);

/** The one field whose refusal is not called after it. */
function requirePendingCredential({ body }: Start) {
  const { mfaPendingCredential } = body;
  if (mfaPendingCredential) return { mfaPendingCredential };
  throw new AccountError('MISSING_CREDENTIAL', { detail: 'Please set MFA Pending Credential.' });
}

function openPending({ mfaPendingCredential, tickets, now }: Start & { mfaPendingCredential: string }) {
  const pending = tickets.pendingSignIn.open(mfaPendingCredential, now);
  if (!pending || pending === 'expired') throw InvalidMfaPendingCredential();
  return { pending };
}

/** A first proof from before a new password, or another change of how the person comes in, is worth nothing. */
async function findPendingAccount({ pending, accounts }: Start & { pending: PendingSignIn }) {
  const account = await accounts.findById(pending.accountId);
  if (!account || pending.provenAt < toUnixSeconds(account.validSince)) throw InvalidMfaPendingCredential();
  return { account };
}

/** A code works once, even within its half minute and for two callers at the same time. */
async function checkCode(known: Start & Finishing & { mfaEnrollmentId: string }) {
  const { account, mfaEnrollmentId, verificationCode, secondFactors, secretBox, now } = known;
  const factor = account.factors.find(({ id }) => id === mfaEnrollmentId);
  if (!factor) throw MfaEnrollmentNotFound();
  const step = stepOfCode(secretBox.open('totp', factor.sealedSecret), verificationCode, now);
  if (step === undefined || !(await secondFactors.spendStep(factor.id, step))) throw InvalidCode();
}

function issueTokens(known: Start & Finishing & { mfaEnrollmentId: string }) {
  const { account, pending, mfaEnrollmentId: identifier, tokenIssuer, client, now } = known;
  const method = {
    signInProvider: pending.signInProvider,
    secondFactor: { provider: 'totp', identifier },
  };
  return tokenIssuer.forSignIn(account, method, { client, now });
}

function answerTokens({ tokens }: { tokens: object }) {
  return { answer: { ...tokens, totpAuthInfo: {} } };
}
