import type { Auth } from '@firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { callAccountApi } from '@/lib/account-api';
import { loadCapabilities } from '@/lib/capabilities';
import { endSession } from './end-session';

vi.mock('@/lib/account-api', () => ({ callAccountApi: vi.fn() }));
vi.mock('@/lib/capabilities', () => ({ loadCapabilities: vi.fn() }));

const signedIn = { currentUser: { getIdToken: async () => 'the token' } } as unknown as Auth;
const keptBy = (provider: string) =>
  vi.mocked(loadCapabilities).mockResolvedValue({ identity: { provider } } as never);

beforeEach(() => {
  vi.clearAllMocks();
  keptBy('embedded');
});

test('signing out ends the session on the server, whatever happens to the answer', async () => {
  await endSession(signedIn);
  expect(callAccountApi).toHaveBeenCalledExactlyOnceWith('/v2/accounts:revokeToken', {
    idToken: 'the token',
    token: 'the token',
  });
});

test('nobody waits for a server that does not answer', async () => {
  vi.useFakeTimers();
  vi.mocked(callAccountApi).mockReturnValue(new Promise(() => {}));
  const ended = endSession(signedIn);
  await vi.advanceTimersByTimeAsync(3000);
  await ended;
  vi.useRealTimers();
});

test.each([
  ['another provider', 'firebase', signedIn],
  ['nobody signed in', 'embedded', { currentUser: null } as unknown as Auth],
])('with %s there is nothing to end', async (_what, provider, auth) => {
  keptBy(provider);
  await endSession(auth);
  expect(callAccountApi).not.toHaveBeenCalled();
});
