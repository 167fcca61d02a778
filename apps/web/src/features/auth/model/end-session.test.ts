import type { Auth } from '@firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { callAccountApi } from '@/lib/account-api';
import { loadCapabilities } from '@/lib/capabilities';
import { prepareEnd } from './end-session';

vi.mock('@/lib/account-api', () => ({ callAccountApi: vi.fn() }));
vi.mock('@/lib/capabilities', () => ({ loadCapabilities: vi.fn() }));

const signedIn = { currentUser: { getIdToken: async () => 'the token' } } as unknown as Auth;
const keptBy = (provider: string) =>
  vi.mocked(loadCapabilities).mockResolvedValue({ identity: { provider } } as never);

beforeEach(() => {
  vi.clearAllMocks();
  keptBy('embedded');
});

test('signing out ends the session on the server, even when the page is closed meanwhile', async () => {
  vi.mocked(callAccountApi).mockRejectedValue(new Error('the network is gone'));
  const endSession = await prepareEnd(signedIn);
  expect(callAccountApi).not.toHaveBeenCalled();
  endSession();
  expect(callAccountApi).toHaveBeenCalledExactlyOnceWith(
    '/v2/accounts:revokeToken',
    { idToken: 'the token', token: 'the token' },
    { keepalive: true },
  );
});

test('nobody waits for a token that has to be asked for first', async () => {
  vi.useFakeTimers();
  const waiting = { currentUser: { getIdToken: () => new Promise(() => {}) } } as unknown as Auth;
  const ended = prepareEnd(waiting).then((endSession) => endSession());
  await vi.advanceTimersByTimeAsync(3000);
  await ended;
  expect(callAccountApi).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test.each([
  ['another provider', 'firebase', signedIn],
  ['nobody signed in', 'embedded', { currentUser: null } as unknown as Auth],
])('with %s there is nothing to end', async (_what, provider, auth) => {
  keptBy(provider);
  (await prepareEnd(auth))();
  expect(callAccountApi).not.toHaveBeenCalled();
});
