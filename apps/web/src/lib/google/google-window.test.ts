import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForGoogle } from './google-window';

const PUBLIC_URL = 'http://localhost:3000';
const ANSWER = { providerId: 'google.com', idToken: 'header.claims.signature', nonce: 'quiet' };

vi.mock('../capabilities', () => ({
  loadCapabilities: async () => ({ publicUrl: PUBLIC_URL, identity: { apiKey: 'syllabi' } }),
}));

/** A window as far as its opener can see it. */
function aPopup() {
  const popup = {
    closed: false,
    location: { href: 'about:blank' },
    close: vi.fn(() => (popup.closed = true)),
  };
  return popup as typeof popup & Window;
}

const projects = vi.fn(async () => Response.json({ authorizedDomains: [window.location.hostname] }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', projects);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (data: object, source: Window, origin = PUBLIC_URL) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));

const isSent = (popup: Window) =>
  vi.waitFor(() => expect(popup.location.href).toContain('/__/auth/google'), { timeout: 20_000 });

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

test('the window is sent to this server, which is told who waits, and is closed with its answer', async () => {
  const popup = aPopup();
  const waiting = waitForGoogle(popup);
  await isSent(popup);
  expect(popup.location.href).toBe(
    `${PUBLIC_URL}/__/auth/google?origin=${encodeURIComponent(window.location.origin)}`,
  );
  say(ANSWER, popup);
  expect(await waiting).toEqual(ANSWER);
  expect(popup.close).toHaveBeenCalledOnce();
});

test('nobody else is listened to: no other window and no other site', async () => {
  const popup = aPopup();
  const waiting = waitForGoogle(popup);
  await isSent(popup);
  say({ ...ANSWER, idToken: 'of another window' }, aPopup());
  say({ ...ANSWER, idToken: 'of another site' }, popup, 'https://evil.example');
  say(ANSWER, popup);
  expect(await waiting).toEqual(ANSWER);
});

test('a browser that opens no window', async () => {
  expect(await codeOf(waitForGoogle(null))).toBe('auth/popup-blocked');
});

test('an address that may not use this server: its window never leaves the page', async () => {
  projects.mockResolvedValueOnce(Response.json({ authorizedDomains: ['plan.example.org'] }));
  const popup = aPopup();
  expect(await codeOf(waitForGoogle(popup))).toBe('auth/unauthorized-domain');
  expect([popup.location.href, popup.closed]).toEqual(['about:blank', true]);
});

test('a server that cannot be reached', async () => {
  projects.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await codeOf(waitForGoogle(aPopup()))).toBe('auth/network-request-failed');
});

test('a second click cancels the first and closes its window', async () => {
  const [first, second] = [aPopup(), aPopup()];
  const cancelled = codeOf(waitForGoogle(first));
  await isSent(first);
  const waiting = waitForGoogle(second);
  expect(await cancelled).toBe('auth/cancelled-popup-request');
  expect([first.closed, second.closed]).toEqual([true, false]);
  await isSent(second);
  say(ANSWER, second);
  expect(await waiting).toEqual(ANSWER);
});

test('a double click sends only the second window anywhere', async () => {
  const [first, second] = [aPopup(), aPopup()];
  const cancelled = codeOf(waitForGoogle(first));
  const waiting = waitForGoogle(second);
  expect(await cancelled).toBe('auth/cancelled-popup-request');
  await isSent(second);
  expect(first.location.href).toBe('about:blank');
  say(ANSWER, second);
  await waiting;
});

test('a window opened before stays behind a newer one, whose turn came first', async () => {
  const [first, second] = [aPopup(), aPopup()];
  const waiting = waitForGoogle(second, 102);
  expect(await codeOf(waitForGoogle(first, 101))).toBe('auth/cancelled-popup-request');
  expect([first.closed, second.closed]).toEqual([true, false]);
  await isSent(second);
  say(ANSWER, second);
  expect(await waiting).toEqual(ANSWER);
});

test('a window that is closed: what it may still have said is awaited for eight seconds', async () => {
  const popup = aPopup();
  const outcome = codeOf(waitForGoogle(popup));
  const settled = vi.fn();
  void outcome.then(settled);
  await isSent(popup);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(7900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(await outcome).toBe('auth/popup-closed-by-user');
});

test('an answer that comes as the window closes still counts', async () => {
  const popup = aPopup();
  const waiting = waitForGoogle(popup);
  await isSent(popup);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(3000);
  say(ANSWER, popup);
  expect(await waiting).toEqual(ANSWER);
});

test('a failure that the window tells of has the code that it names', async () => {
  const popup = aPopup();
  const outcome = codeOf(waitForGoogle(popup));
  await isSent(popup);
  say({ providerId: 'google.com', code: 'auth/user-cancelled' }, popup);
  expect(await outcome).toBe('auth/user-cancelled');
});
