import { expect, test } from 'vitest';
import { english } from '../locales/en.ts';
import { findDates } from './find-dates.ts';
import { withMisspeltMonths } from './misspelt-months.ts';

const datesIn = (text: string) =>
  findDates(text, withMisspeltMonths(english, text)).map(({ month, day }) => [month, day]);

test.each([
  ['Exam 1: Februrary 5', [[2, 5]]],
  ['Essay due Ocotber 12', [[10, 12]]],
  [
    'Quiz on the 3rd, 4 Septemer',
    [
      [9, 3],
      [9, 4],
    ],
  ],
  ['Novermber 4: paper due', [[11, 4]]],
  [
    'Septemeber 10 and Otober 8',
    [
      [9, 10],
      [10, 8],
    ],
  ],
  ['Remember 4 things', []],
  ['Members 12 and over', []],
])('reads the month of %j', (text, expected) => expect(datesIn(text)).toEqual(expected));
