import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerPasskeys, signInWithPasskey } from './passkeys';

const unreached = Object.assign(new Error('no network'), { code: 'auth/network-request-failed' });
const server = vi.hoisted(() => ({ ask: async (): Promise<unknown> => undefined }));
const askForPasskey = vi.hoisted(() => vi.fn(() => server.ask()));
vi.mock('@/lib/passkeys', async (original) => ({ ...(await original<object>()), askForPasskey }));

beforeEach(() => {
  vi.useFakeTimers();
  askForPasskey.mockClear();
});
afterEach(() => vi.useRealTimers());

test('what could not be offered for want of a network is offered by itself once there is one', async () => {
  server.ask = async () => Promise.reject(unreached);
  offerPasskeys(() => undefined);
  await vi.advanceTimersByTimeAsync(4000);
  expect(askForPasskey).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(askForPasskey, 'the pauses grow').toHaveBeenCalledTimes(2);
  server.ask = () => new Promise(() => undefined);
  await vi.advanceTimersByTimeAsync(4000);
  expect(askForPasskey).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askForPasskey, 'one offer stands').toHaveBeenCalledTimes(3);
});

test('a question that a person asks makes way for no offer', async () => {
  server.ask = async () => Promise.reject(unreached);
  offerPasskeys(() => undefined);
  server.ask = () => new Promise(() => undefined);
  void signInWithPasskey();
  const asked = askForPasskey.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askForPasskey).toHaveBeenCalledTimes(asked);
});
