import { expect, test } from 'vitest';
import { excerptOf } from './search.rules.ts';

const many = (word: string) => `${word} `.repeat(60);

test.each([
  ['Bring the form on Monday', 'form', 'Bring the form on Monday'],
  ['Bring the form on Monday', 'Elsewhere', 'Bring the form on Monday'],
  [
    'Who is bringing the borrowed projector to the group meeting?',
    'Meeting',
    '…the borrowed projector to the group meeting?',
  ],
  [`The form. ${many('before')}`, 'form', /^The form\. (before )+before…$/],
  [`${many('before')}the form ${many('after')}`, 'form', /^…(before )+the form (after )+after…$/],
  ['字'.repeat(90), '字', `${'字'.repeat(160).slice(0, 90)}`],
  [`${'前'.repeat(90)}字${'後'.repeat(190)}`, '字', `…${'前'.repeat(40)}字${'後'.repeat(119)}…`],
  [`${'🙂'.repeat(90)}x${'🙂'.repeat(90)}`, 'x', `…${'🙂'.repeat(20)}x${'🙂'.repeat(60)}…`],
])('%j with %j: %s', (text, q, expected) => {
  if (typeof expected === 'string') expect(excerptOf(text, q)).toBe(expected);
  else expect(excerptOf(text, q)).toMatch(expected);
});

test('an excerpt stays short', () => {
  expect(excerptOf(`${many('before')}form ${many('after')}`, 'form').length).toBeLessThanOrEqual(162);
});
