import type { Account } from '../accounts/accounts.types.ts';
import type { PendingSignIn } from '../second-factors/tickets.ts';
import { stepOfCode } from '../second-factors/totp.rules.ts';
import {
  AccountError,
  InvalidCode,
  InvalidMfaPendingCredential,
  MfaEnrollmentNotFound,
} from '../wire/errors.ts';
import type { Start } from './context.ts';
import { choose, flow } from './flow.ts';
import { recognisePlace, rejectDisabledAccount } from './steps/accounts.ts';
import { answerTotpTokens } from './steps/answers.ts';
import { requireFields } from './steps/fields.ts';
import { discountAttempt, limitCodesOfAccount } from './steps/limits.ts';
import { requireCode } from './steps/second-factor.ts';

interface Finishing {
  pending: PendingSignIn;
  account: Account;
  verificationCode: string;
}

const byApp = flow('mfaSignIn:finalize', [
  requirePendingCredential,
  requireFields('mfaEnrollmentId'),
  requireCode,
  openPending,
  findPendingAccount,
  rejectDisabledAccount,
  recognisePlace,
  limitCodesOfAccount,
  checkCode,
  discountAttempt,
  issueTokens('totp'),
  answerTotpTokens,
]);

/** A recovery code stands for the app, never for the password: it comes with the proof of the first step. */
const byRecoveryCode = flow('mfaSignIn:recover', [
  requirePendingCredential,
  requireFields('recoveryCode'),
  openPending,
  findPendingAccount,
  rejectDisabledAccount,
  recognisePlace,
  limitCodesOfAccount,
  spendRecoveryCode,
  discountAttempt,
  issueTokens('recovery_code'),
  answerTotpTokens,
]);

/** The second proof of a sign-in whose first was good. */
export const finishSignIn = choose(({ body }) => (body.recoveryCode ? 'byRecoveryCode' : 'byApp'), {
  byApp,
  byRecoveryCode,
});

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
  if (!account || pending.provenAt < account.validSince.getTime()) throw InvalidMfaPendingCredential();
  return { account };
}

/** A code works once, even within its half minute and for two callers at the same time. */
async function checkCode(known: Start & Finishing & { mfaEnrollmentId: string }) {
  const { account, mfaEnrollmentId, verificationCode, secondFactors, secretBox, now } = known;
  const factor = account.factors.find(({ id }) => id === mfaEnrollmentId);
  if (!factor) throw MfaEnrollmentNotFound();
  const step = stepOfCode(secretBox.open('totp', factor.sealedSecret), verificationCode, { now });
  if (step === undefined || !(await secondFactors.spendStep(factor.id, step))) throw InvalidCode();
}

async function spendRecoveryCode(known: Start & { account: Account; recoveryCode: string }) {
  const { account, recoveryCode, recoveryCodes, mailer, now } = known;
  const factor = requireFactor(account);
  if (!(await recoveryCodes.spend(factor.id, recoveryCode, now))) throw InvalidCode();
  if (account.email) mailer.send({ kind: 'recoveryCodeUsed', to: account.email, account });
}

function requireFactor({ factors }: Account) {
  const [factor] = factors;
  if (!factor) throw MfaEnrollmentNotFound();
  return factor;
}

/** Makes a step that opens a session which says how the second proof was given. */
function issueTokens(provider: 'totp' | 'recovery_code') {
  return (known: Start & Pick<Finishing, 'account' | 'pending'>) => {
    const { account, pending, tokenIssuer, action, client, now } = known;
    const secondFactor = { provider, identifier: requireFactor(account).id };
    const method = { signInProvider: pending.signInProvider, secondFactor };
    return tokenIssuer.forSignIn(account, method, { action, client, now });
  };
}
