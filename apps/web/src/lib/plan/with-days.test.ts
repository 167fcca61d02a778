import { expect, test } from 'vitest';
import { withDays } from './with-days';
import { DEFAULT_STYLE } from './wording';

const wording = { style: DEFAULT_STYLE, today: '2026-11-01' } as const;

test.each([
  ['Thursday, 2026-12-03', 'Thu 3 Dec'],
  ['“Essay” is on 2026-11-20, a day off', '“Essay” is on Fri 20 Nov, a day off'],
  ['Monday, 2025-03-17', 'Mon 17 Mar 2025'],
])('the days in %j are written as everywhere else, with a year that is another', (sentence, written) => {
  expect(withDays(sentence, wording)).toBe(written);
});
