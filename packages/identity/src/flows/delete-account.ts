import type { Account } from '../accounts/accounts.types.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';

export const deleteAccount = flow('accounts:delete', [
  requireFields('idToken'),
  authenticate,
  requireRecentSignIn,
  requestDeletion,
  answerDeleted,
]);

/** At once, as with Firebase, unless the settings give people time to think better of it. */
async function requestDeletion({ account, requestDeletion: request }: Start & { account: Account }) {
  await request(account);
}

function answerDeleted() {
  return { answer: { kind: 'identitytoolkit#DeleteAccountResponse' } };
}
