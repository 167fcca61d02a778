import type { Account } from '../accounts/accounts.types.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';

export const deleteAccount = flow('accounts:delete', [
  requireFields('idToken'),
  authenticate,
  requireRecentSignIn,
  removeAccount,
  answerDeleted,
]);

function removeAccount({ account, deleteAccount: remove }: Start & { account: Account }) {
  return remove(account.id);
}

function answerDeleted() {
  return { answer: { kind: 'identitytoolkit#DeleteAccountResponse' } };
}
