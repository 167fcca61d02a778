import type { Account } from '../accounts/accounts.types.ts';
import { toUserView } from '../accounts/accounts.views.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { flow } from './flow.ts';
import { authenticate } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';

export const lookup = flow('accounts:lookup', [requireFields('idToken'), authenticate, answerAccount]);

/** As long as nothing changes, the same session is given, and told the same of. */
const answers = new WeakMap<Session, { answer: object }>();

function answerAccount({ account, session }: { account: Account; session: Session }) {
  const known = answers.get(session);
  if (known) return known;
  const user = { ...toUserView(account), lastRefreshAt: session.lastUsedAt.toISOString() };
  const given = { answer: { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] } };
  answers.set(session, given);
  return given;
}
