import type { Persistence } from '@firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
const USER_KEY = 'firebase:authUser:key:[DEFAULT]';

/** A store of the SDK in which `kept` lies, and the module as a page that was just opened has it. */
async function opened(kept: unknown) {
  vi.resetModules();
  class Store {
    static type = 'LOCAL';
    async _get(key: string) {
      return key === USER_KEY ? kept : null;
    }
  }
  const { rememberedToken, telling } = await import('./remembered-token');
  const Telling = telling(Store as unknown as Persistence) as unknown as typeof Store;
  return { rememberedToken, store: new Telling(), type: Telling.type };
}

const user = (expiresIn: number) => ({
  uid: 'ada',
  stsTokenManager: { accessToken: 'a.b.c', expirationTime: Date.now() + expiresIn },
});

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-11T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('the token that the store of the SDK finds is told, and the store answers as ever', async () => {
  const kept = user(30 * MINUTE);
  const { rememberedToken, store, type } = await opened(kept);
  expect(await store._get('firebase:persistence:key:[DEFAULT]')).toBeNull();
  expect(await store._get(USER_KEY)).toBe(kept);
  expect(await rememberedToken()).toBe('a.b.c');
  expect(type).toBe('LOCAL');
});

test.each<[string, () => unknown]>([
  ['nobody', () => null],
  ['somebody whose token is about to end', () => user(MINUTE / 2)],
  ['somebody without a token', () => ({ uid: 'ada' })],
  ['a bare token of another way to keep it', () => 'a.b.c'],
])('no token is told where the store finds %s', async (_case, kept) => {
  const { rememberedToken, store } = await opened(kept());
  await store._get(USER_KEY);
  expect(await rememberedToken()).toBeUndefined();
});
