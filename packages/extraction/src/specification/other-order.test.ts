import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// Day and month in one order here and in the other there.

const plan = (due: string) => [
  'Fall 2018',
  'Week 02, 10/29 - 11/02: Sand',
  'Week 03, 11/05 - 11/09: Silt',
  `- ${due}`,
  'Due assignment 1',
  'Week 04, 11/12 - 11/16: Clay',
  'Week 05, 11/19 - 11/23: Loam',
];

test('a weekday that only fits the other order, in the very week above, says the order', () => {
  const [found] = read(...plan('Friday 09/11 at 23:59')).findings.filter(({ kind }) => kind === 'assignment');
  expect(found).toMatchObject({ date: '2018-11-09' });
  expect(found?.assumed.map(({ because }) => because).join()).toMatch(/the other way round/);
});

test('in no week near by, both readings are kept to be asked for', () =>
  expect(read(...plan('Friday 09/12 at 23:59')).warnings.map(({ code }) => code)).toContain(
    'weekday-mismatch',
  ));

test('a weekday that fits is left as it is', () =>
  expect(work(...plan('Friday 11/09'))).toEqual(['assignment 2018-11-09 Assignment 1']));
