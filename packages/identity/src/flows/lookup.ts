import type { Account } from '../accounts/accounts.types.ts';
import { toUserView } from '../accounts/accounts.views.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { flow } from './flow.ts';
import { authenticate } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';

export const lookup = flow('accounts:lookup', [requireFields('idToken'), authenticate, answerAccount]);

function answerAccount({ account, session }: { account: Account; session: Session }) {
  const user = { ...toUserView(account), lastRefreshAt: session.lastUsedAt.toISOString() };
  return { answer: { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] } };
}
