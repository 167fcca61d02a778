import { expect, test } from 'vitest';
import { withDays } from './with-days';
import { DEFAULT_STYLE } from './wording';

test('days in the words of the reader are written as everywhere else', () => {
  expect(withDays('Thursday, 2026-12-03', DEFAULT_STYLE)).toBe('Thu 3 Dec');
  expect(withDays('“Essay” is on 2026-11-20, a day off', DEFAULT_STYLE)).toBe(
    '“Essay” is on Fri 20 Nov, a day off',
  );
  expect(withDays('Thursday, 2026-12-03', DEFAULT_STYLE, '2027-01-08')).toBe('Thu 3 Dec 2026');
});
