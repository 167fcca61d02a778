import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

/** Answers each number with its double, and notes what was asked together. */
function doubling({ refuse }: { refuse?: number } = {}) {
  const batches: number[][] = [];
  const double = inBatches(
    async (asked: readonly number[]) => {
      batches.push([...asked]);
      if (refuse !== undefined && asked.includes(refuse)) throw new Error(`no ${refuse}`);
      return asked.map((number) => number * 2);
    },
    { atOnce: 1, most: 3 },
  );
  return { double, batches };
}

test('what is asked together is asked once, and everybody gets their own answer', async () => {
  const { double, batches } = doubling();
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('those who wait are spread over as many batches as may be under way', async () => {
  const batches: number[][] = [];
  const same = inBatches(
    async (asked: readonly number[]) => {
      batches.push([...asked]);
      return asked;
    },
    { atOnce: 2 },
  );
  expect(await Promise.all([1, 2, 3, 4, 5].map(same))).toEqual([1, 2, 3, 4, 5]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('whoever comes alone waits for nobody', async () => {
  const { double, batches } = doubling();
  expect([await double(1), await double(2)]).toEqual([2, 4]);
  expect(batches).toEqual([[1], [2]]);
});

test('one that fails does not take the others along', async () => {
  const { double } = doubling({ refuse: 2 });
  const outcomes = await Promise.allSettled([1, 2, 3].map(double));
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'no'))).toEqual([
    2,
    'no',
    6,
  ]);
  expect(await double(4)).toBe(8);
});
