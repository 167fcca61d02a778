import type { Account } from '../accounts/accounts.types.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { MfaEnrollmentNotFound } from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';

/** Not a call of Firebase's, which has no recovery codes. */
export const makeRecoveryCodes = flow('recoveryCodes:generate', [
  requireFields('idToken'),
  authenticate,
  requireRecentSignIn,
  limitChanges,
  replaceCodes,
]);

async function replaceCodes(known: Start & { account: Account; session: Session }) {
  const { account, session, recoveryCodes, mailer } = known;
  const [factor] = account.factors;
  if (!factor) throw MfaEnrollmentNotFound();
  const codes = await recoveryCodes.replace(factor.id, session);
  if (account.email) mailer.send({ kind: 'recoveryCodesMade', to: account.email, account });
  return { answer: { recoveryCodes: codes } };
}
