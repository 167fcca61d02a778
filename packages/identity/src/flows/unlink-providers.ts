import { hasWayIn } from '../accounts/accounts.rules.ts';
import type { Account } from '../accounts/accounts.types.ts';
import { LastWayIn } from '../accounts/ways-in.repository.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { answerUpdated } from './steps/answers.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';
import { issueFreshTokens } from './steps/tokens.ts';
import { rereadAccount } from './steps/updates.ts';

interface Unlinking {
  account: Account;
  session: Session;
}

/**
 * `accounts:update` with other providers to take away and nothing else. Every other session ends, as with every change of
 * how a person comes in; the session that asks goes on with the tokens it has, since the SDK keeps no others here.
 */
export const unlinkProviders = flow('accounts:unlinkProviders', [
  requireFields('idToken'),
  authenticate,
  requireRecentSignIn,
  limitChanges,
  keepAWayIn,
  unlink,
  tellOwner,
  rereadAccount,
  issueFreshTokens,
  answerUpdated,
]);

const others = ({ account, body }: Start & Unlinking) =>
  account.links.filter(({ providerId }) => !body.deleteProvider?.includes(providerId));

/** Nobody may lock themselves out for good. */
function keepAWayIn(known: Start & Unlinking) {
  if (hasWayIn(known.account) && !hasWayIn({ ...known.account, links: others(known) })) {
    throw LastWayIn();
  }
}

async function unlink({ account, session, body, providerLinks, now }: Start & Unlinking) {
  const change = { because: 'provider unlinked', now, except: session.id, keepWayIn: hasWayIn(account) };
  await providerLinks.unlink(account.id, body.deleteProvider ?? [], change);
}

function tellOwner(known: Start & Unlinking) {
  const { account, mailer } = known;
  if (!account.email || others(known).length === account.links.length) return;
  mailer.send({ kind: 'providerUnlinked', to: account.email, account });
}
