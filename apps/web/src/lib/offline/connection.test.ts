import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, watchConnection } from './connection';

const browser = { onLine: true };
const sendWaiting = vi.fn(async (): Promise<void> => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('fetch', async () => new Response('ok'));
  watchConnection(sendWaiting);
  goOffline();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sendWaiting.mockReset();
  onlineManager.setOnline(true);
});

test('what waited is sent before anything else is asked', async () => {
  sendWaiting.mockImplementation(async () => expect(onlineManager.isOnline()).toBe(false));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sendWaiting).toHaveBeenCalledOnce();
  expect(onlineManager.isOnline()).toBe(true);
});

test('what could not be sent does not keep it offline', async () => {
  sendWaiting.mockRejectedValue(new Error('the server is busy'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(onlineManager.isOnline()).toBe(true);
});

test('a network that goes again while something is sent is gone', async () => {
  sendWaiting.mockImplementationOnce(async () => {
    browser.onLine = false;
    throw new TypeError('Failed to fetch');
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(onlineManager.isOnline()).toBe(false);
  browser.onLine = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect(onlineManager.isOnline()).toBe(true);
});
