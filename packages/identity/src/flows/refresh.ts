import type { Account } from '../accounts/accounts.types.ts';
import { digestOf } from '../random.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import { judgeRefresh, standingOf } from '../sessions/sessions.rules.ts';
import {
  InvalidGrantType,
  InvalidRefreshToken,
  TokenExpired,
  UserDisabled,
  UserNotFound,
} from '../wire/errors.ts';
import type { Start } from './context.ts';
import { flow } from './flow.ts';
import { requireFields } from './steps/fields.ts';

interface Presented {
  token: { digest: string; expiresAt: Date; usedAt: Date | null };
  session: Session;
  account: Account;
}

export const refresh = flow('token', [
  requireFields('grant_type', 'refresh_token'),
  requireRefreshGrant,
  findRefreshToken,
  rejectEndedSession,
  rejectReuse,
  rotate,
  answerTokens,
]);

function requireRefreshGrant({ grant_type }: { grant_type: string }) {
  if (grant_type !== 'refresh_token') throw InvalidGrantType();
}

async function findRefreshToken({ refresh_token, sessions }: Start & { refresh_token: string }) {
  const found = await sessions.findByRefreshToken(digestOf(refresh_token));
  if (!found) throw InvalidRefreshToken();
  return found;
}

function rejectEndedSession({ session, account, now }: Start & Presented) {
  const standing = standingOf(session, account, now);
  if (standing === 'gone') throw UserNotFound();
  if (standing === 'disabled') throw UserDisabled();
  if (standing === 'ended') throw TokenExpired();
}

/** A token presented long after its use is in two hands: the whole family ends, and the owner is told. */
async function rejectReuse({ token, session, account, sessions, mailer, settings, now }: Start & Presented) {
  const reuseSeconds = settings.lifetimes.refreshReuseSeconds;
  const verdict = judgeRefresh(token, { now, reuseSeconds });
  if (verdict === 'rotate') return;
  if (verdict === 'stolen') {
    const stood = await sessions.revoke(session.id, 'refresh token used twice', now);
    if (stood && account.email) mailer.send({ kind: 'sessionStolen', to: account.email, account });
  }
  throw TokenExpired();
}

async function rotate({ token, session, account, tokenIssuer, now }: Start & Presented) {
  const tokens = await tokenIssuer.forRefresh(account, session, { oldDigest: token.digest, now });
  if (!tokens) throw TokenExpired();
  return { tokens };
}

/** The project's number, which nothing here has; the one the Auth emulator answers. */
const PROJECT_NUMBER = '12345';

function answerTokens({
  account,
  tokens,
}: {
  account: Account;
  tokens: { idToken: string; refreshToken: string; expiresIn: string };
}) {
  return {
    answer: {
      // The SDK keeps `access_token` and uses it as the ID token.
      access_token: tokens.idToken,
      expires_in: tokens.expiresIn,
      token_type: 'Bearer',
      refresh_token: tokens.refreshToken,
      id_token: tokens.idToken,
      user_id: account.id,
      project_id: PROJECT_NUMBER,
    },
  };
}
