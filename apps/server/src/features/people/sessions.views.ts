import type { SessionSummary } from '@syllabi/identity';
import type { SessionList } from './sessions.schemas.ts';

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
