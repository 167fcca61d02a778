import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

// What repeats, and what it leaves out.

test('what repeats on a weekday is an obligation without a date', () =>
  expect(
    read(
      'Fall 2025',
      '| Task | Value | When |',
      '| Online quizzes | 16% | Weekly, Fridays 5pm |',
      '| Essay | 20% | October 3 |',
    ).recurring.map(({ days, time, title }) => `${title} ${days.join()} ${time}`),
  ).toEqual(['Online quizzes FR 17:00']));

test('the hour by which it is due is behind that word, not when it is posted', () =>
  expect(
    read(
      'Fall 2026',
      'Weekly problem sets are posted by 4 pm on Monday and due the following Monday by 11 pm.',
    ).recurring.map(({ days, time }) => `${days.join()} ${time}`),
  ).toEqual(['MO 23:00']));

test.each([
  [
    'Spring 2027',
    'Quizzes are held every Friday except February 19 and March 12.',
    'Quizzes FR',
    ['February 19', 'March 12'],
  ],
  ['Spring 2027', 'Lab reports are due each Monday, except for 1 March.', 'Lab reports MO', ['1 March.']],
])('in %s, %j repeats, and its exceptions are no days of it', (term, words, repeated, exceptions) => {
  const { findings, recurring, ledger } = read(term, words);
  expect(findings).toEqual([]);
  expect(recurring.map(({ title, days }) => `${title} ${days.join()}`)).toEqual([repeated]);
  const set = ledger.filter(({ reason }) => reason === 'a day on which what repeats is left out');
  expect(set.map(({ text }) => text)).toEqual(exceptions);
});

test.each([
  ['All papers are due on Fridays, except the essay, which is due March 3.', undefined],
  ['Class meets every Monday except September 7.', undefined],
  ['Page 4/18', 'the number of a page'],
])('the day in %j is set aside: %s', (words, reason) =>
  expect(read('Fall 2027', words).ledger.map((entry) => entry.reason)).toEqual([reason]),
);

test('the day on which what repeats begins or ends is no day of its own', () => {
  const { findings, recurring, ledger } = read('Fall 2026', '', 'Quiz every Friday, beginning September 11.');
  expect(findings).toEqual([]);
  expect(recurring.map(({ title, days }) => `${title} ${days.join()}`)).toEqual(['Quiz FR']);
  expect(ledger.map(({ reason }) => reason)).toEqual(['the first or last day of what repeats']);
});

test('the first and the last of what repeats are no days of their own', () => {
  const { findings, recurring } = read(
    'Fall 2026',
    'Quizzes every other Friday starting Sept 11 and ending Nov 20.',
  );
  expect(findings).toEqual([]);
  expect(recurring).toMatchObject([{ kind: 'quiz', days: ['FR'] }]);
});
