import type { Account } from '../accounts/accounts.types.ts';
import type { Transaction } from '../database/database.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';

interface Withdrawing {
  account: Account;
  session: Session;
  mfaEnrollmentId: string;
}

/** Only a session that began with the second factor is there to ask: enrolling ended all others. */
export const withdrawSecondFactor = flow('mfaEnrollment:withdraw', [
  requireFields('idToken', 'mfaEnrollmentId'),
  authenticate,
  requireRecentSignIn,
  limitChanges,
  removeFactor,
  continueSession,
  answerTokens,
]);

/** Every other session ends with it. */
async function removeFactor(known: Start & Withdrawing) {
  const { account, session, mfaEnrollmentId, secondFactors, credentials, mailer, now } = known;
  const because = 'two-step verification switched off';
  const also = (tx: Transaction) => secondFactors.remove(tx, account.id, mfaEnrollmentId);
  const replaced = await credentials.replace(account.id, {}, { because, now, askedIn: session.id, also });
  if (account.email) mailer.send({ kind: 'secondFactorRemoved', to: account.email, account });
  const factors = account.factors.filter(({ id }) => id !== mfaEnrollmentId);
  return { account: { ...account, ...replaced, factors } };
}

function continueSession({ account, session, tokenIssuer, client, now }: Start & Withdrawing) {
  const isByPasskey = session.secondFactor?.provider === 'passkey';
  const method = {
    signInProvider: session.signInProvider,
    ...(isByPasskey && session.secondFactor && { secondFactor: session.secondFactor }),
  };
  return tokenIssuer.forChange(account, method, { client, now });
}

function answerTokens({ tokens }: { tokens: object }) {
  return { answer: tokens };
}
