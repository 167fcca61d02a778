import { describe, expect, test } from 'vitest';
import { settle } from './settle.ts';

const dated = (date: string, endDate: string | null = null) => ({ id: 'a', date, endDate });
const days = (settled: { date: string; endDate: string | null }[]) =>
  settled.map(({ date, endDate }) => [date, endDate]);

describe('a year', () => {
  const asked = { code: 'no-year', options: [] };
  test.each([
    [dated('--02-23'), [['2027-02-23', null]]],
    [dated('2026-02-23'), [['2027-02-23', null]]],
    [dated('--03-08', '--03-12'), [['2027-03-08', '2027-03-12']]],
    [dated('--12-20', '--01-03'), [['2027-12-20', '2028-01-03']]],
    [dated('--02-29'), []],
  ])('2027 makes of %j %j', (finding, expected) => {
    expect(days(settle([finding], { year: 2027 }, asked))).toEqual(expected);
  });

  test.each([
    [
      ['--09-14', '--12-07', '--01-20'],
      ['2026-09-14', '2026-12-07', '2027-01-20'],
    ],
    [
      ['--01-12', '--05-06'],
      ['2026-01-12', '2026-05-06'],
    ],
    [
      ['--02-20', '--07-01', '--11-15'],
      ['2026-02-20', '2026-07-01', '2026-11-15'],
    ],
    [
      ['--10-13', '--02-02', '--05-30'],
      ['2026-10-13', '2027-02-02', '2027-05-30'],
    ],
    [['--02-29', '--10-12'], ['2026-10-12']],
  ])('is the one in which %j begin', (found, expected) => {
    const settled = settle(
      found.map((date) => dated(date)),
      { year: 2026 },
      asked,
    );
    expect(settled.map(({ date }) => date)).toEqual(expected);
  });
});

describe('a weekday that does not fit', () => {
  const asked = { code: 'weekday-mismatch', options: [{ date: '2027-03-03' }, { date: '2027-03-02' }] };
  test.each([
    ['the day alone', dated('2027-03-03'), ['2027-03-02', null]],
    ['the beginning of a range', dated('2027-03-03', '2027-03-05'), ['2027-03-02', '2027-03-05']],
    ['the end of a range', dated('2027-03-01', '2027-03-03'), ['2027-03-01', '2027-03-02']],
  ])('moves %s', (_, finding, expected) => {
    expect(days(settle([finding], { date: '2027-03-02' }, asked))).toEqual([expected]);
  });

  test('a range that would end before it begins keeps its length', () => {
    expect(days(settle([dated('2027-03-03', '2027-03-05')], { date: '2027-04-01' }, asked))).toEqual([
      ['2027-04-01', '2027-04-03'],
    ]);
  });
});

describe('day first or month first', () => {
  const asked = { code: 'day-month-order', options: [{ date: '2027-03-04' }, { date: '2027-04-03' }] };
  const findings = [
    dated('2027-03-04'),
    dated('2027-05-06', '2027-05-07'),
    dated('--02-11'),
    dated('2027-03-25'),
  ];

  test('as read leaves all as they are', () => {
    expect(settle(findings, { date: '2027-03-04' }, asked)).toEqual(findings);
  });

  test('the other way round turns all that can be turned', () => {
    expect(days(settle(findings, { date: '2027-04-03' }, asked))).toEqual([
      ['2027-04-03', null],
      ['2027-06-05', '2027-07-05'],
      ['--11-02', null],
      ['2027-03-25', null],
    ]);
  });
});

test('a day that is neither of both settles no order', () => {
  const asked = { code: 'day-month-order', options: [{ date: '2027-03-04' }, { date: '2027-04-03' }] };
  expect(settle([dated('2027-03-04'), dated('2027-05-06')], { date: '2027-06-01' }, asked)).toEqual([]);
});

test('an answer that says neither day nor year settles nothing', () => {
  expect(settle([dated('--02-23')], {}, { code: 'no-year', options: [] })).toEqual([]);
});
