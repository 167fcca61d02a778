import { expect, test } from 'vitest';
import { cutNotice, leftOver } from './cut-text';

const field = { value: 'Essay', maxLength: 8, selectionStart: 5, selectionEnd: 5 };

test.each([
  ['fits', field, ' on', 0],
  ['is too long', field, ' on cells', 6],
  ['takes the place of what is selected', { ...field, selectionStart: 0 }, 'Essays 1', 0],
  ['goes where there is no end', { ...field, maxLength: -1 }, 'x'.repeat(2_000_000), 0],
])('of what %s this much is left out', (_, into, pasted, count) => {
  expect(leftOver(into, pasted)).toBe(count);
});

test('how much is left out is told', () => {
  expect(cutNotice(300, 1_999_700, 'pasted')).toBe(
    'Only 300 characters fit here: the last 1,999,700 of what was pasted are left out.',
  );
});
