import type { Account } from '../accounts/accounts.types.ts';
import { toUserView } from '../accounts/accounts.views.ts';
import { flow } from './flow.ts';
import { authenticate } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';

export const lookup = flow('accounts:lookup', [requireFields('idToken'), authenticate, answerAccount]);

function answerAccount({ account }: { account: Account }) {
  return { answer: { kind: 'identitytoolkit#GetAccountInfoResponse', users: [toUserView(account)] } };
}
