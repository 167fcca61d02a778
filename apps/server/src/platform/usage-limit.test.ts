import { expect, test } from 'vitest';
import { fakeClock } from '../testing/index.ts';
import { createUsageLimit } from './usage-limit.ts';

test('whoever asks without pause is told how long to wait, the others are not', () => {
  const clock = fakeClock();
  const limit = createUsageLimit({ clock, most: 60, windowSeconds: 60 });
  for (let use = 0; use < 60; use += 1) expect(limit.take('greedy')).toBe(0);
  clock.advance({ seconds: 15 });
  expect([limit.take('greedy'), limit.take('modest')]).toEqual([45, 0]);
  clock.advance({ seconds: 45 });
  expect(limit.take('greedy')).toBe(0);
});
