import type { SessionList } from './sessions.schemas.ts';

export interface SessionSummary {
  id: string;
  signInProvider: string;
  address: string;
  userAgent: string;
  authenticatedAt: Date;
  lastUsedAt: Date;
}

export const toSessionView = (
  session: SessionSummary,
  currentId: string | undefined,
): SessionList['items'][number] => ({
  id: session.id,
  current: session.id === currentId,
  provider: session.signInProvider,
  address: session.address,
  userAgent: session.userAgent,
  signedInAt: session.authenticatedAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
});
