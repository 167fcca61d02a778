import { expect, test } from 'vitest';
import { movedRepeat, nextOccurrence, occurrencesIn, type Repeat } from './repeat.ts';

const repeat = (rest: Partial<Repeat>): Repeat => ({
  every: 'week',
  interval: 1,
  weekdays: [],
  until: null,
  ...rest,
});

test.each<[string, Partial<Repeat>, string, string | undefined]>([
  ['every day', { every: 'day' }, '2027-02-28', '2027-03-01'],
  ['every third day', { every: 'day', interval: 3 }, '2027-02-27', '2027-03-02'],
  ['the same weekday where none is named', {}, '2027-02-03', '2027-02-10'],
  ['the later day of the same week', { weekdays: ['MO', 'WE'] }, '2027-02-01', '2027-02-03'],
  ['the first day of the next week', { weekdays: ['MO', 'WE'] }, '2027-02-03', '2027-02-08'],
  ['every second week', { weekdays: ['MO', 'WE'], interval: 2 }, '2027-02-03', '2027-02-15'],
  ['the week begins on Monday', { weekdays: ['SU', 'MO'] }, '2027-02-07', '2027-02-08'],
  ['a day that is none of its own', { weekdays: ['MO'] }, '2027-02-04', '2027-02-08'],
  ['a month', { every: 'month' }, '2027-02-12', '2027-03-12'],
  ['the last day of a short month', { every: 'month' }, '2027-01-31', '2027-02-28'],
  ['a leap day', { every: 'month', interval: 12 }, '2028-02-29', '2029-02-28'],
  ['the last day that it may be due', { until: '2027-02-10' }, '2027-02-03', '2027-02-10'],
  ['nothing after its end', { until: '2027-02-09' }, '2027-02-03', undefined],
  ['nothing after the year 9999', { every: 'month' }, '9999-12-31', undefined],
])('what comes next: %s', (_, rest, date, expected) => {
  expect(nextOccurrence(repeat(rest), date)?.toString()).toBe(expected);
});

test('the 31st is back after a shorter month', () => {
  const monthly = repeat({ every: 'month' });
  expect(String(nextOccurrence(monthly, '2027-02-28', '2027-01-31'))).toBe('2027-03-31');
});

test('what moves from Wednesday to Thursday is due on Thursdays from then on', () => {
  const move = { from: '2027-02-03', to: '2027-02-04' };
  expect(movedRepeat(repeat({ weekdays: ['MO', 'WE'] }), move).weekdays).toEqual(['MO', 'TH']);
  expect(movedRepeat(repeat({ weekdays: ['WE', 'TH'] }), move).weekdays).toEqual(['TH']);
  expect(movedRepeat(repeat({}), move).weekdays).toEqual([]);
});

test.each<[string, Partial<Repeat>, string, [string, string], string[]]>([
  ['none on the day it is counted from', {}, '2027-02-03', ['2027-02-01', '2027-02-09'], []],
  [
    'every one of a span',
    {},
    '2027-02-03',
    ['2027-02-01', '2027-02-24'],
    ['2027-02-10', '2027-02-17', '2027-02-24'],
  ],
  [
    'both days of a week',
    { weekdays: ['MO', 'WE'] },
    '2027-02-01',
    ['2027-03-01', '2027-03-07'],
    ['2027-03-01', '2027-03-03'],
  ],
  [
    'every third day, years on',
    { every: 'day', interval: 3 },
    '2027-02-01',
    ['2030-02-01', '2030-02-07'],
    ['2030-02-03', '2030-02-06'],
  ],
  [
    'every second week, years on',
    { interval: 2 },
    '2027-02-01',
    ['2031-01-01', '2031-01-31'],
    ['2031-01-13', '2031-01-27'],
  ],
  ['none after its end', { until: '2027-02-12' }, '2027-02-03', ['2027-02-01', '2027-02-28'], ['2027-02-10']],
  [
    'every day at the end of time',
    { every: 'day' },
    '2027-02-01',
    ['9999-12-30', '9999-12-31'],
    ['9999-12-30', '9999-12-31'],
  ],
])('what comes in a span: %s', (_, rest, date, [from, to], expected) => {
  expect(occurrencesIn(repeat(rest), date, { from, to }).map(String)).toEqual(expected);
});

test('the 31st stays the 31st, however far away', () => {
  const monthly = repeat({ every: 'month' });
  const span = { from: '2031-01-01', to: '2031-03-31' };
  expect(occurrencesIn(monthly, '2027-02-28', span, '2027-01-31').map(String)).toEqual([
    '2031-01-31',
    '2031-02-28',
    '2031-03-31',
  ]);
});
