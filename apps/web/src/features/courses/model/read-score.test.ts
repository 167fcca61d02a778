import { expect, test } from 'vitest';
import { readScore, toScoreText, usualOutOf } from './read-score';

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

test.each([
  ['7', 10],
  ['10', 10],
  ['95', undefined],
])('after scores out of ten, %s is out of %s', (text, outOf) => {
  const earlier = [
    { earned: 9, outOf: 10 },
    { earned: 80, outOf: 100 },
    { earned: 8, outOf: 10 },
  ];
  expect(usualOutOf(earlier, text)).toBe(outOf);
  expect(usualOutOf([...earlier, { earned: 17, outOf: 20 }], text)).toBeUndefined();
});

test('a bare number is out of what is usual, and percent stays percent', () => {
  expect(readScore('7', 10)).toEqual({ earned: 7, outOf: 10 });
  expect(readScore('7%', 10)).toEqual({ earned: 7, outOf: 100 });
});
