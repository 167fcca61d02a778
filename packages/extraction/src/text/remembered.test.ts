import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('the same text is looked through once', () => {
  const find = vi.fn((text: string) => text.length);
  const lengthOf = remembered(find);
  expect([lengthOf('Quiz 1'), lengthOf('Quiz 1'), lengthOf('Quiz 10')]).toEqual([6, 6, 7]);
  expect(find).toHaveBeenCalledTimes(2);
});

test('that nothing is found is remembered as well', () => {
  const find = vi.fn(() => undefined);
  const nothingIn = remembered(find);
  expect([nothingIn('Readings'), nothingIn('Readings')]).toEqual([undefined, undefined]);
  expect(find).toHaveBeenCalledTimes(1);
});
