import { expect, test } from 'vitest';
import { isMonthFirst } from './number-order';

test.each([
  ['month-day', 'de', true],
  ['day-month', 'en-US', true],
  ['day-month', 'en-GB', false],
  ['iso', 'fr', false],
  ['iso', 'en-US', true],
] as const)(
  'dates shown as %s in a browser of %s: the month comes first: %s',
  (dateFormat, language, expected) => {
    expect(isMonthFirst({ dateFormat }, language)).toBe(expected);
  },
);
