import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listSessionsQueryKey } from '@/api/@tanstack/react-query.gen';
import { SignOutContext } from '@/lib/sign-out';
import { renderScreen } from '@/testing/render-screen';
import { SessionsSection } from './SessionsSection';

const aSession = (id: string, minutesAgo: number) => ({
  id,
  current: false,
  signInProvider: 'password',
  address: '192.0.2.1',
  userAgent: '',
  signedInAt: '2026-01-05T10:00:00Z',
  lastUsedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});

test('a session is said to be used no more exactly than is known', () => {
  const items = [aSession('a', 59), aSession('b', 600)];
  renderScreen(
    <SignOutContext value={() => undefined}>
      <SessionsSection />
    </SignOutContext>,
    { known: [[listSessionsQueryKey(), { items }]] },
  );
  const [recent, other] = screen.getAllByText(/· signed in/).map((hint) => hint.textContent);
  expect(recent).toContain('used within the last hour');
  expect(other).toMatch(/last used around .*\d:\d\d/);
});
