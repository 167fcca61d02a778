import { expect, test } from 'vitest';
import { isKnownMode, looksLikeCode } from './action-code';

test.each([
  ['resetPassword', true],
  ['verifyEmail', true],
  ['recoverEmail', true],
  ['verifyAndChangeEmail', true],
  ['signIn', true],
  ['resetpassword', false],
  ['toString', false],
  ['', false],
  [undefined, false],
])('the mode %s of a link is known: %s', (mode, isKnown) => expect(isKnownMode(mode)).toBe(isKnown));

test.each([
  ['Yq3v9s0tH5_kQm2xX1b7cD8eF-gJ4lN6pR0uW3zA5iE', true],
  ['Yq3v9s0tH5', false],
  ['Yq3v9s0tH5 kQm2xX1b7cD8eF gJ4lN6pR0uW3zA5iE', false],
  ['<script>alert(1)</script>', false],
  [undefined, false],
])('%s could be a code: %s', (code, could) => expect(looksLikeCode(code)).toBe(could));
