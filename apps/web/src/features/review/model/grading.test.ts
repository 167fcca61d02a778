import { expect, test } from 'vitest';
import { sumGrading } from './grading';

const weights = (...values: (number | null)[]) => values.map((weight) => ({ weight, points: null }));

test.each([
  [weights(30, 30, 40), 100, undefined],
  [weights(33.3, 33.3, 33.4), 100, undefined],
  [weights(30, 30), 60, 'less than 100: something may be missing'],
  [weights(60, 60), 120, 'more than 100: extra credit, or alternatives'],
  [weights(null), 0, undefined],
])('%j comes to %d', (components, weight, remark) =>
  expect(sumGrading(components)).toMatchObject({ weight, remark }),
);

test('points are summed as they are', () => {
  expect(
    sumGrading([
      { weight: null, points: 150 },
      { weight: null, points: 50 },
    ]),
  ).toEqual({ weight: 0, points: 200, remark: undefined });
});
