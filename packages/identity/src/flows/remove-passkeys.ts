import { hasWayIn } from '../accounts/accounts.rules.ts';
import type { Account } from '../accounts/accounts.types.ts';
import type { Passkey } from '../passkeys/passkeys.repository.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { answerUpdated } from './steps/answers.ts';
import { authenticate, requireRecentSignIn } from './steps/authentication.ts';
import { requireFields } from './steps/fields.ts';
import { limitChanges } from './steps/limits.ts';
import { issueFreshTokens } from './steps/tokens.ts';
import { rereadAccount } from './steps/updates.ts';

interface Removing {
  account: Account;
  session: Session;
}

/**
 * `accounts:update` with passkeys to remove. Every other session ends, as with every change of how a person comes in:
 * a passkey goes because its device is lost, and on that device somebody may be signed in. The session that asks goes
 * on with the tokens it has, since the SDK keeps no others here.
 */
export const removePasskeys = flow('passkeyEnrollment:withdraw', [
  requireFields('idToken'),
  authenticate,
  requireRecentSignIn,
  limitChanges,
  remove,
  tellOwner,
  rereadAccount,
  issueFreshTokens,
  answerUpdated,
]);

async function remove({ account, session, body, passkeys, now }: Start & Removing) {
  const removed = await passkeys.remove(account.id, body.deletePasskey ?? [], {
    because: 'passkey removed',
    now,
    except: session.id,
    keepWayIn: hasWayIn(account),
  });
  return { removed, needsNoLine: removed.length === 0 };
}

function tellOwner({ account, removed, mailer }: Start & Removing & { removed: readonly Passkey[] }) {
  if (removed.length && account.email) mailer.send({ kind: 'passkeyRemoved', to: account.email, account });
}
