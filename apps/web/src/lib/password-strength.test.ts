import { expect, test } from 'vitest';
import { judgePassword } from './password-strength';

test.each([
  ['', ''],
  ['aaaaaaaa', 'Easy to guess'],
  ['password2026', 'Easy to guess'],
  ['12345678', 'Easy to guess'],
  ['river7stone', 'Good'],
  ['quiet lamp over nine hills', 'Strong'],
])('%j is %j', (password, label) => expect(judgePassword(password).label).toBe(label));

test('a password with the name of the e-mail is easy to guess', () =>
  expect(judgePassword('mara.lindqvist-9!', { email: 'mara.lindqvist@northfield.example' }).hint).toBe(
    'It holds your e-mail name.',
  ));
