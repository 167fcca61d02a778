import { expect, test } from 'vitest';
import type { Question } from '@/api';
import { DEFAULT_STYLE } from '@/lib/plan/wording';
import { otherAnswer, toAnswer, toAnswerText } from './question';

const aQuestion = (question: Partial<Question>) =>
  ({
    code: 'weekday-mismatch',
    options: [{ label: 'Mon 2 Mar', date: '2026-03-02' }],
    ...question,
  }) as Question;

test('the options are answered by their number, what is none of them by its date', () => {
  const question = aQuestion({});
  expect(toAnswer(question, { index: 0, other: '' })).toEqual({ option: 0 });
  expect(toAnswer(question, { index: 1, other: '2026-03-05' })).toEqual({ date: '2026-03-05' });
  expect(toAnswer(question, { index: 1, other: '2026-02-30' })).toBeUndefined();
});

test('where the year is missing, another year can be written', () => {
  const question = aQuestion({ code: 'no-year', options: [{ label: '2026', year: 2026 }] });
  expect(otherAnswer(question)).toBe('year');
  expect(toAnswer(question, { index: 0, other: '' })).toEqual({ year: 2026 });
  expect(toAnswer(question, { index: 1, other: '2025' })).toEqual({ year: 2025 });
  expect(toAnswer(question, { index: 1, other: '25' })).toBeUndefined();
});

test('of two numbers one is the month: there is no third answer', () => {
  const options = [
    { label: '2027-03-04', date: '2027-03-04' },
    { label: '2027-04-03', date: '2027-04-03' },
  ];
  const question = aQuestion({ code: 'day-month-order', options });
  expect(otherAnswer(question)).toBeUndefined();
  expect(toAnswer(question, { index: 1, other: '' })).toEqual({ option: 1 });
  expect(toAnswer(question, { index: 2, other: '2027-06-01' })).toBeUndefined();
});

const wording = { style: DEFAULT_STYLE, today: '2026-11-01' } as const;

test.each([
  [{ option: 0 }, 'Mon 2 Mar'],
  [{ date: '2025-03-17' }, 'Mon 17 Mar 2025'],
  [{ year: 2027 }, '2027'],
  [{ none: true as const }, 'All two findings set aside'],
])('the answer %j reads %j', (answer, words) => {
  expect(toAnswerText(aQuestion({ answer, findingIds: ['f', 'g'] }), wording)).toBe(words);
});
