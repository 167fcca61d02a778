import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '@/lib/errors';
import { renderScreen } from '@/testing/render-screen';
import { PictureSetting } from './PictureSetting';

const CANNOT_WAIT = 'There is no connection, and this cannot wait for one. Nothing was changed.';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('@/lib/toast', () => ({ toast: new Proxy({}, { get: () => (said: string) => toasts.push(said) }) }));
vi.mock('@/api/sdk.gen', async (original) => ({
  ...(await original<object>()),
  deleteAvatar: () => Promise.reject(new HttpError({ status: 0, data: { title: CANNOT_WAIT } })),
}));

test('without a network the reason stands beside the picture, which stays and can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderScreen(<PictureSetting name="Ada" avatar="/api/v1/avatars/ada" />);
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' });
  await act(async () => fireEvent.click(remove));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(CANNOT_WAIT));
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/v1/avatars/ada');
  expect(remove.disabled).toBe(false);
  expect(toasts).toEqual([]);
});
