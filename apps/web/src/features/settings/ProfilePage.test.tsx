import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { meQuery } from '@/lib/me';
import { renderScreen } from '@/testing/render-screen';
import { ProfilePage } from './ProfilePage';

const sent = vi.hoisted(() => [] as object[]);
vi.mock('@/api/sdk.gen', async (original) => ({
  ...(await original<object>()),
  changeProfile: async ({ body }: { body: object }) => {
    sent.push(body);
    return { data: { ...profile('Ada'), ...body } };
  },
}));
vi.mock('@/ui/Page', () => ({ Page: ({ children }: { children: React.ReactNode }) => children }));

const profile = (name: string) => ({ name, pronouns: '', school: '', avatar: null });
const me = (name: string) => ({
  account: { email: 'ada@example.org' },
  profile: profile(name),
  settings: { display: {} },
});
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

test('a name that was changed on another device is shown, and not changed back by passing through its field', async () => {
  const { queryClient } = renderScreen(<ProfilePage />, { known: [[meQuery().queryKey, me('Ada')]] });
  await act(async () => queryClient.setQueryData(meQuery().queryKey, me('Ada Lovelace') as never));
  expect(name().value).toBe('Ada Lovelace');
  await act(async () => fireEvent.blur(name()));
  expect(sent).toEqual([]);
  fireEvent.change(name(), { target: { value: ' Countess ' } });
  await act(async () => fireEvent.blur(name()));
  await waitFor(() => expect(sent).toEqual([{ name: 'Countess' }]));
  expect(name().value).toBe('Countess');
});
