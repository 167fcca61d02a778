import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NewPasswordField } from './NewPasswordField';

/** What the provider has not answered yet, by the password that was asked about. */
const asked = vi.hoisted(() => new Map<string, { tell: (isMet: boolean) => void; fail: () => void }>());
vi.mock('@/lib/password-policy', () => ({
  checkPassword: (password: string) =>
    new Promise((resolve, reject) =>
      asked.set(password, {
        tell: (isMet) => resolve({ isValid: isMet, rules: [{ label: 'A number', isMet }] }),
        fail: () => reject(new Error('no network')),
      }),
    ),
}));
afterEach(cleanup);

const field = (value: string) => (
  <MantineProvider env="test">
    <NewPasswordField label="Password" value={value} onChange={() => undefined} />
  </MantineProvider>
);
const isMet = () =>
  screen.queryByRole('listitem')?.dataset.met ?? screen.queryByRole('listitem')?.textContent;

test('the rules are those of what is written now, whatever is answered last', async () => {
  const { rerender } = render(field(''));
  await act(async () => asked.get('')?.tell(false));
  expect(isMet()).toBe('A number');
  rerender(field('heron'));
  expect(isMet()).toBe('A number');
  rerender(field('heron 7'));
  await act(async () => asked.get('heron 7')?.tell(true));
  await act(async () => asked.get('heron')?.tell(false));
  expect(isMet()).toBe('true');
});

test('where the provider does not answer, the field is there without its rules', async () => {
  render(field('heron'));
  await act(async () => asked.get('heron')?.fail());
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByLabelText('Password')).toBeTruthy();
});
