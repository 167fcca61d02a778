import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

afterEach(cleanup);

/** The test's browser has no modifier state of its own. */
const pressWithCapsLock = (isOn: boolean) =>
  Object.assign(new KeyboardEvent('keydown', { bubbles: true }), { getModifierState: () => isOn });

function draw() {
  render(<PasswordField label="Password" />, { wrapper: MantineProvider });
  return screen.getByLabelText('Password');
}

test('says that Caps Lock is on while it is', () => {
  const field = draw();
  fireEvent(field, pressWithCapsLock(true));
  expect(screen.getByText('Caps Lock is on')).toBeTruthy();
  fireEvent(field, pressWithCapsLock(false));
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});

test('hides what is typed, and takes what is pasted or filled in by a password manager', () => {
  const field = draw();
  expect(field.getAttribute('type')).toBe('password');
  const isTaken = fireEvent.paste(field, { clipboardData: { getData: () => 'correct horse battery' } });
  expect(isTaken).toBe(true);
});

test('shows the password when asked to', () => {
  const field = draw();
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Show the password' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field.getAttribute('type')).toBe('text');
});
