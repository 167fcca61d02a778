import { expect, test } from 'vitest';
import { addDays } from './days.ts';

test.each([
  ['2027-02-27', 3, '2027-03-02'],
  ['2027-03-02', -3, '2027-02-27'],
  ['9999-12-30', 7, '9999-12-31'],
  ['0001-01-05', -366, '0001-01-01'],
])('%s and %i days are %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));
