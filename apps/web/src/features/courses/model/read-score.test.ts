import { expect, test } from 'vitest';
import { readScore, toScoreText } from './read-score';

test.each([
  ['17/20', { earned: 17, outOf: 20 }],
  [' 17 / 20 ', { earned: 17, outOf: 20 }],
  ['17 of 20', { earned: 17, outOf: 20 }],
  ['9 out of 10', { earned: 9, outOf: 10 }],
  ['8,5/10', { earned: 8.5, outOf: 10 }],
  ['85%', { earned: 85, outOf: 100 }],
  ['85', { earned: 85, outOf: 100 }],
  ['12/10', { earned: 12, outOf: 10 }],
])('"%s" is a score', (text, score) => expect(readScore(text)).toEqual(score));

test.each(['', 'A-', '17/0', '-3/10', '17//20', '1e9', '9999999/10', '17/20/3'])('"%s" is none', (text) =>
  expect(readScore(text)).toBeUndefined(),
);

test('a score is written as it was entered', () => {
  expect([toScoreText({ earned: 17, outOf: 20 }), toScoreText({ earned: 85, outOf: 100 })]).toEqual([
    '17/20',
    '85%',
  ]);
});
