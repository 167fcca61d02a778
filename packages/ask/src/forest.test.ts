import { expect, test } from 'vitest';
import { shareOf } from './forest.ts';

/** Above 0.5 in the first signal? If so, above 2 in the second? */
const tree = { signal: [0, -1, 1, -1, -1], bound: [0.5, 0.1, 2, 0.4, 0.9], next: [2, 0, 4, 0, 0] };

test.each([
  [[0.5, 9], 0.1],
  [[0.6, 2], 0.4],
  [[0.6, 3], 0.9],
  [[], 0.1],
])('signals %j come to the leaf that says %d', (signals, said) => {
  expect(shareOf([tree], signals)).toBe(said);
});

test('several trees say what they say in the middle', () => {
  const other = { signal: [-1], bound: [0.5], next: [0] };
  expect(shareOf([tree, other], [1, 3])).toBeCloseTo(0.7);
  expect(shareOf([], [1])).toBe(0);
});
