import { expect, test } from 'vitest';
import { draftOf, sentenceWith } from './draft';

test.each([
  ['Exam 1, Friday, February 20', { kind: 'exam', title: 'Exam 1', date: '2026-02-20', time: null }],
  [
    'Field notebook due Mar 3 at 5pm',
    { kind: 'assignment', title: 'Field notebook', date: '2026-03-03', time: '17:00' },
  ],
  ['No class Monday, January 19', { kind: 'holiday', title: 'No class', date: '2026-01-19' }],
  ['the take-home essay', { kind: 'assignment', title: 'the take-home essay', date: '' }],
])('%j suggests %j', (quote, draft) => expect(draftOf(quote, '2026-01-12')).toMatchObject(draft));

test.each([
  ['Bring a pen. The walk is March 24; bring shoes.', 'March 24', 'The walk is March 24;'],
  ['due Feb. 3', 'Feb. 3', 'due Feb. 3'],
])('in %j the sentence with %j is %j', (line, words, sentence) =>
  expect(sentenceWith(line, words)).toBe(sentence),
);
