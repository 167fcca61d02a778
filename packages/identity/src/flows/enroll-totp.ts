import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.types.ts';
import { secondsAfter } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import { ENROLLMENT_SECONDS } from '../second-factors/tickets.ts';
import {
  newTotpSecret,
  stepOfCode,
  TOTP_ALGORITHM,
  TOTP_DIGITS,
  TOTP_PERIOD_SECONDS,
} from '../second-factors/totp.rules.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import {
  InvalidCode,
  InvalidSessionInfo,
  missing,
  OperationNotAllowed,
  SecondFactorExists,
  SessionExpired,
  UnsupportedFirstFactor,
  UnverifiedEmail,
} from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { answerTotpTokens } from './steps/answers.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';
import { requireCode } from './steps/second-factor.ts';
import { checkName } from './steps/updates.ts';

interface Enrolling {
  account: Account;
  session: Session;
}

/** Shows a new secret. Nothing is kept until a code proves that an app knows it. */
export const startEnrollment = flow('mfaEnrollment:start', [
  requireFields('idToken'),
  requireTotp('totpEnrollmentInfo'),
  authenticate,
  requireRecentSignIn,
  requireFirstFactor,
  rejectSecondEnrollment,
  answerSecret,
]);

export const finishEnrollment = flow('mfaEnrollment:finalize', [
  requireFields('idToken'),
  requireTotp('totpVerificationInfo'),
  requireCode,
  authenticate,
  requireRecentSignIn,
  limitChanges,
  requireFirstFactor,
  rejectSecondEnrollment,
  openEnrollment,
  checkCode,
  keepFactor,
  continueSession,
  answerTotpTokens,
]);

/** Makes a step that refuses text messages, the other second factor the API knows. */
function requireTotp(field: 'totpEnrollmentInfo' | 'totpVerificationInfo') {
  return ({ body }: Start) => {
    if (!body[field]) throw OperationNotAllowed({ detail: 'SMS based MFA not enabled.' });
  };
}

/** Whoever loses the second factor needs an address that is theirs. */
function requireFirstFactor({ account, session }: Enrolling) {
  if (['anonymous', 'custom'].includes(session.signInProvider)) throw UnsupportedFirstFactor();
  if (!account.emailVerified) throw UnverifiedEmail();
}

function rejectSecondEnrollment({ account }: Enrolling) {
  if (account.factors.length) throw SecondFactorExists();
}

function answerSecret({ account, tickets, now }: Start & Enrolling) {
  const secret = newTotpSecret();
  return {
    answer: {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: TOTP_DIGITS,
        hashingAlgorithm: TOTP_ALGORITHM,
        periodSec: TOTP_PERIOD_SECONDS,
        sessionInfo: tickets.enrollment.seal({ accountId: account.id, secret }, now),
        finalizeEnrollmentTime: secondsAfter(now, ENROLLMENT_SECONDS).toISOString(),
      },
    },
  };
}

function openEnrollment({ body, account, tickets, now }: Start & Enrolling) {
  const sessionInfo = body.totpVerificationInfo?.sessionInfo;
  if (!sessionInfo) throw missing('sessionInfo');
  const opened = tickets.enrollment.open(sessionInfo, now);
  if (opened === 'expired') throw SessionExpired();
  if (opened?.accountId !== account.id) throw InvalidSessionInfo();
  return { secret: opened.secret };
}

function checkCode({ secret, verificationCode, now }: Start & { secret: string; verificationCode: string }) {
  const step = stepOfCode(secret, verificationCode, { now });
  if (step === undefined) throw InvalidCode();
  return { step };
}

/** Sessions opened with one proof alone are worth less than the account is now: they end. */
async function keepFactor(known: Start & Enrolling & { secret: string; step: number }) {
  const { account, session, body, secret, step, secondFactors, credentials, secretBox, mailer, now } = known;
  const factor = {
    id: randomUUID(),
    accountId: account.id,
    displayName: checkName(body.displayName),
    sealedSecret: secretBox.seal('totp', secret),
    enrolledAt: now,
    lastStep: step,
  };
  const because = 'two-step verification switched on';
  const also = (tx: Transaction) => secondFactors.add(tx, factor);
  const replaced = await credentials.replace(account.id, {}, { because, now, askedIn: session.id, also });
  if (account.email) mailer.send({ kind: 'secondFactorAdded', to: account.email, account });
  return { account: { ...account, ...replaced, factors: [factor] } };
}

function continueSession({ account, session, tokenIssuer, client, now }: Start & Enrolling) {
  const identifier = account.factors[0]?.id ?? '';
  const method = { signInProvider: session.signInProvider, secondFactor: { provider: 'totp', identifier } };
  return tokenIssuer.forChange(account, method, { client, now });
}
