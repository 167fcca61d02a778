import { expect, test } from 'vitest';
import { canonicalEmail, isEmail } from './email.rules.ts';

test.each([
  ['ann@example.org', true],
  ['ann.oak+courses@mail.example.org', true],
  ["o'neil_99@example.co.uk", true],
  ['søren@exämple.org', true],
  ['用户@例え.jp', true],
  ['', false],
  ['ann', false],
  ['@example.org', false],
  ['ann@', false],
  ['ann@localhost', false],
  ['ann@example..org', false],
  ['ann@-example.org', false],
  ['ann oak@example.org', false],
  ['ann@example.org\r\nBcc: all@example.org', false],
  ['<ann@example.org>', false],
  ['ann@bob@example.org', false],
  [`${'x'.repeat(65)}@example.org`, false],
  [`ann@${'x.'.repeat(130)}org`, false],
])('%j: %s', (email, expected) => expect(isEmail(email)).toBe(expected));

test('addresses are compared without regard to case', () => {
  expect(canonicalEmail(' Ann@Example.ORG ')).toBe('ann@example.org');
});
