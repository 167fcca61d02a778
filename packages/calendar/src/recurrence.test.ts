import { describe, expect, test } from 'vitest';
import { excludedDates, meetingDates, recurrenceOf } from './recurrence.ts';

const term = { start: '2027-01-11', end: '2027-02-05' };

describe('a class on Mondays and Wednesdays', () => {
  const days = ['MO', 'WE'] as const;

  test('meets from the first to the last day of the term', () => {
    expect(meetingDates({ days, term }).map(String)).toEqual([
      '2027-01-11',
      '2027-01-13',
      '2027-01-18',
      '2027-01-20',
      '2027-01-25',
      '2027-01-27',
      '2027-02-01',
      '2027-02-03',
    ]);
  });

  test('does not meet on days off, be it one or a week of them', () => {
    const daysOff = [{ first: '2027-01-18' }, { first: '2027-01-24', last: '2027-01-30' }];
    expect(excludedDates({ days, term, daysOff }).map(String)).toEqual([
      '2027-01-18',
      '2027-01-25',
      '2027-01-27',
    ]);
    expect(meetingDates({ days, term, daysOff })).toHaveLength(5);
  });

  test('days off that overlap or lie outside the term are counted once or not at all', () => {
    const daysOff = [
      { first: '2026-12-20', last: '2027-01-12' },
      { first: '2027-01-11' },
      { first: '2027-06-01' },
    ];
    expect(excludedDates({ days, term, daysOff }).map(String)).toEqual(['2027-01-11']);
  });

  test('recurs from the first day it does meet to the last', () => {
    const daysOff = [{ first: '2027-01-11' }, { first: '2027-01-18' }, { first: '2027-02-03' }];
    const { first, until, excluded } = recurrenceOf({ days, term, daysOff }) ?? {};
    expect([first, until, excluded].map(String)).toEqual(['2027-01-13', '2027-02-01', '2027-01-18']);
  });
});

test.each([
  ['no days', { days: [], term }],
  ['a term without such a day', { days: ['SU'] as const, term: { start: '2027-01-11', end: '2027-01-15' } }],
  [
    'nothing but days off',
    { days: ['MO'] as const, term, daysOff: [{ first: '2027-01-01', last: '2027-12-31' }] },
  ],
  [
    'a term that ends before it begins',
    { days: ['MO'] as const, term: { start: '2027-02-05', end: '2027-01-11' } },
  ],
])('%s makes no recurrence', (_, pattern) => expect(recurrenceOf(pattern)).toBeUndefined());
