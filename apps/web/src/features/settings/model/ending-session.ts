import { endSession } from '@/api/sdk.gen';
import { requireUser } from './account';

/**
 * A proof begins a session of its own. The one of before ends, or the list of sessions would grow with every proof. The
 * proof starts at once: a window that it opens must open within the click.
 */
export async function endingThisSession<Result>(prove: () => Promise<Result>): Promise<Result> {
  const before = sessionId().catch(() => undefined);
  const result = await prove();
  const [old, now] = [await before, await sessionId()];
  if (old && now && old !== now) {
    await endSession({ path: { sessionId: old }, throwOnError: true }).catch(() => undefined);
  }
  return result;
}

async function sessionId(): Promise<string | undefined> {
  const { claims } = await (await requireUser()).getIdTokenResult();
  return typeof claims.sid === 'string' ? claims.sid : undefined;
}
