import { expect, test } from 'vitest';
import type { Warning } from '../extraction.ts';
import { isQuestion, keyOfQuestion, optionsOf } from './question.ts';

const aWarning = (rest: Partial<Warning> = {}): Warning => ({
  code: 'no-year',
  message: 'The document gives no year. Which year is it for?',
  ...rest,
});

test.each([
  [{ findingIds: ['a'] }, true],
  [{ options: [{ label: '2027', year: 2027 }] }, true],
  [{ evidence: [{ page: 1, quote: 'Week 3' }] }, false],
])('a warning with %j is a question: %s', (warning, expected) => {
  expect(isQuestion(aWarning(warning))).toBe(expected);
});

test('a question is known again by what it is about', () => {
  const [one, same] = [
    aWarning({ findingIds: ['a'] }),
    aWarning({ findingIds: ['a'], message: 'Said otherwise' }),
  ];
  expect(keyOfQuestion(one)).toBe(keyOfQuestion(same));
  expect(keyOfQuestion(one)).not.toBe(keyOfQuestion(aWarning({ findingIds: ['b'] })));
});

test('where nothing is offered, the date as written can be kept', () => {
  const about = [{ date: '2027-02-12' }, { date: '2027-02-12' }, { date: '--03-01' }];
  expect(optionsOf(aWarning(), about)).toMatchObject([{ date: '2027-02-12' }]);
});
