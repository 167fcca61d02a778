export interface SessionFacts {
  authenticatedAt: Date;
  endsAt: Date;
  revokedAt: Date | null;
}

export interface OwnerFacts {
  disabled: boolean;
  validSince: Date;
}

export type Standing = 'stands' | 'ended' | 'disabled' | 'gone';

/** Whether tokens of a session are still good, whatever their signature says. */
export function standingOf(
  session: SessionFacts | undefined,
  owner: OwnerFacts | undefined,
  now: Date,
): Standing {
  if (!owner) return 'gone';
  if (owner.disabled) return 'disabled';
  if (!session || session.revokedAt || session.endsAt <= now) return 'ended';
  return session.authenticatedAt < owner.validSince ? 'ended' : 'stands';
}

export type RefreshVerdict = 'rotate' | 'expired' | 'stolen';

/**
 * A refresh token works once. Tabs that wake together may each present it within the window; after that, a second
 * presentation means that two parties hold it and one of them should not.
 */
export function judgeRefresh(
  token: { expiresAt: Date; usedAt: Date | null },
  { now, reuseSeconds }: { now: Date; reuseSeconds: number },
): RefreshVerdict {
  if (token.usedAt && now.getTime() - token.usedAt.getTime() > reuseSeconds * 1000) return 'stolen';
  return token.expiresAt <= now ? 'expired' : 'rotate';
}
