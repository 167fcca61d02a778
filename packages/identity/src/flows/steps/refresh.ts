import type { PresentedToken } from '../../sessions/refreshes.repository.ts';
import { judgeRefresh, type RefreshVerdict, standingOf } from '../../sessions/sessions.rules.ts';
import { InvalidRefreshToken, TokenExpired, UserDisabled, UserNotFound } from '../../wire/errors.ts';
import type { Start } from '../context.ts';

interface Presented extends PresentedToken {
  /** The token that took its place, where nothing stood in the way. */
  next: string | undefined;
}

/** Spends the token too where nothing stands in the way; the steps after this one judge every other case. */
export async function presentRefreshToken({
  refresh_token,
  tokenIssuer,
  now,
}: Start & { refresh_token: string }) {
  const found = await tokenIssuer.present(refresh_token, now);
  if (!found) throw InvalidRefreshToken();
  return found;
}

export function rejectEndedSession({ session, account, now }: Start & Presented) {
  const standing = standingOf(session, account, now);
  if (standing === 'gone') throw UserNotFound();
  if (standing === 'disabled') throw UserDisabled();
  if (standing === 'ended') throw TokenExpired();
}

interface Judged {
  verdict: RefreshVerdict;
  did?: string;
}

export function judgeToken({ token, settings, now }: Start & Presented): Judged {
  const verdict = judgeRefresh(token, { now, reuseSeconds: settings.lifetimes.refreshReuseSeconds });
  return { verdict, ...(verdict === 'stolen' && { did: 'REUSED' }) };
}

/** A token presented long after its use is in two hands: the whole family ends, and the owner is told. */
export async function rejectReuse(known: Start & Presented & Judged) {
  const { verdict, session, account, sessions, mailer, now } = known;
  if (verdict === 'rotate') return;
  if (verdict === 'stolen') {
    const stood = await sessions.expel(session.id, 'refresh token used twice', now);
    if (stood && account.email) mailer.send({ kind: 'sessionStolen', to: account.email, account });
  }
  throw TokenExpired();
}

export async function rotate({ next, session, account, tokenIssuer, now }: Start & Presented) {
  const tokens = await tokenIssuer.forRefresh(account, session, { next, now });
  if (!tokens) throw TokenExpired();
  return { tokens };
}
