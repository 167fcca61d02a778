import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Settings, SettingsPatch } from '@/api';
import { meQuery } from '@/lib/me';
import { renderScreen } from '@/testing/render-screen';
import { merge } from './model/change';
import { useChangeSettings } from './queries';

const BEFORE = {
  version: 1,
  notifications: { digest: 'off', quietHours: null },
} as unknown as Settings;
const DAILY = { notifications: { digest: 'daily' } } as unknown as SettingsPatch;
const QUIET: SettingsPatch = { notifications: { quietHours: { from: '22:00', to: '07:00' } } };

const asked = vi.hoisted(() => [] as { body: SettingsPatch; answer: (outcome: unknown) => void }[]);
vi.mock('@/api/sdk.gen', async (original) => ({
  ...(await original<object>()),
  changeSettings: ({ body }: { body: SettingsPatch }) =>
    new Promise((resolve, reject) =>
      asked.push({
        body,
        answer: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve({ data: outcome })),
      }),
    ),
}));

function Choices() {
  const change = useChangeSettings();
  return (
    <>
      <button type="button" onClick={() => void change(DAILY)}>
        Daily
      </button>
      <button type="button" onClick={() => void change(QUIET)}>
        Quiet
      </button>
    </>
  );
}

test.each([
  ['answered', merge(BEFORE, DAILY)],
  ['refused', new Error('not now')],
])('what was chosen since stays on the screen when an earlier change is %s', async (_, outcome) => {
  asked.length = 0;
  const { queryClient } = renderScreen(<Choices />, { known: [[meQuery().queryKey, { settings: BEFORE }]] });
  const shown = () => queryClient.getQueryData(meQuery().queryKey)?.settings.notifications.quietHours;
  for (const choice of ['Daily', 'Quiet']) await act(async () => fireEvent.click(screen.getByText(choice)));
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([DAILY]));
  expect(shown()).toEqual(QUIET.notifications?.quietHours);
  await act(async () => asked[0]?.answer(outcome));
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([DAILY, QUIET]));
  expect(shown()).toEqual(QUIET.notifications?.quietHours);
});

test('of two changes that are both refused, neither stays on the screen', async () => {
  asked.length = 0;
  const { queryClient } = renderScreen(<Choices />, { known: [[meQuery().queryKey, { settings: BEFORE }]] });
  for (const choice of ['Daily', 'Quiet']) await act(async () => fireEvent.click(screen.getByText(choice)));
  for (const count of [1, 2]) {
    await waitFor(() => expect(asked).toHaveLength(count));
    await act(async () => asked.at(-1)?.answer(new Error('not now')));
  }
  await waitFor(() =>
    expect(queryClient.getQueryData(meQuery().queryKey)?.settings.notifications).toEqual(
      BEFORE.notifications,
    ),
  );
});
