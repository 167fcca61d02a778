import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '@/lib/google/failures';
import { renderScreen } from '@/testing/render-screen';
import type { SignInMethods } from '../../account-queries';
import { GoogleAccount } from './GoogleAccount';
import { RecentSignInContext } from './recent-sign-in';

const google = vi.hoisted(() => ({ part: { on: true, missing: [] as string[] }, ask: vi.fn() }));
const unlink = vi.hoisted(() => vi.fn());
const methods = vi.hoisted(() => ({ providers: [] as SignInMethods['providers'] }));

vi.mock('@/lib/use-capabilities', () => ({ useCapabilities: () => ({ google: google.part }) }));
vi.mock('@/lib/google/google', () => ({ askGoogle: google.ask }));
vi.mock('@firebase/auth', async (load) => ({ ...(await load<object>()), unlink }));
vi.mock('../../model/account', () => ({ requireUser: async () => ({ uid: 'ann' }) }));
vi.mock('../../model/ending-session', () => ({ endingThisSession: (prove: () => unknown) => prove() }));

const LINKED = { id: 'google.com', email: 'ann.oak@example.org', linkedAt: '2026-09-03T08:00:00Z' };

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` }));

function show(providers: SignInMethods['providers'] = []) {
  methods.providers = providers;
  const run = vi.fn((action: () => Promise<unknown>) => action());
  renderScreen(
    <RecentSignInContext value={{ run: run as never }}>
      <GoogleAccount />
    </RecentSignInContext>,
  );
  return { run };
}

vi.mock('../../account-queries', () => ({
  useSignInMethods: () => methods,
  useAccountChanged: () => async () => undefined,
}));

beforeEach(() => {
  google.part = { on: true, missing: [] };
  vi.clearAllMocks();
});

test('says as whom it is linked, and since when', () => {
  show([LINKED]);
  expect(screen.getByText('ann.oak@example.org')).toBeTruthy();
  expect(screen.getByText(/Signs you in since Thu 3 Sep/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeTruthy();
});

test('where Google is off, says what would switch it on, and has nothing to press', () => {
  google.part = { on: false, missing: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] };
  show();
  expect(screen.getByText('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET would switch it on.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('linking asks Google in the click, and the server once one has signed in recently', async () => {
  const link = vi.fn(async () => undefined);
  google.ask.mockResolvedValue({ link });
  const { run } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Link Google' }));
  expect(google.ask).toHaveBeenCalledOnce();
  await expect.poll(() => link).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledOnce();
});

test.each([
  ['popup-blocked', /The browser blocked the window/],
  ['credential-already-in-use', /signs in to another account here/],
  ['email-already-in-use', /belongs to another account here/],
])('a link that fails with %s says what to do', async (code, words) => {
  google.ask.mockImplementation(() => failing(code));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Link Google' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
});

test('the last way in stays, and the reason is told', async () => {
  unlink.mockImplementation(() => failing('operation-not-allowed'));
  show([LINKED]);
  fireEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
  await expect.poll(() => screen.getByRole('alert').textContent).toMatch(/your only way in, so it stays/);
});

test('who closes the dialog that asks for a proof reads no failure', async () => {
  unlink.mockImplementation(() => failing('reauthentication-cancelled'));
  show([LINKED]);
  fireEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
  expect(unlink).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('');
});
