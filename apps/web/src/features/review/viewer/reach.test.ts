import { expect, test } from 'vitest';
import { reachOf } from './reach';
import type { Rect } from './view';

const BOX: Rect = [100, 100, 60, 14];

test.each<[string, Rect[], string]>([
  ['alone', [], '-5px 0px -5px 0px'],
  ['below another line', [[100, 80, 60, 14]], '-3px 0px -5px 0px'],
  [
    'between two lines',
    [
      [100, 84, 60, 14],
      [100, 116, 60, 14],
    ],
    '-1px 0px -1px 0px',
  ],
  ['beside another box', [[170, 100, 30, 14]], '-5px 0px -5px 0px'],
  ['over a box that it touches', [[100, 110, 60, 14]], '-5px 0px 0px 0px'],
])('a box %s is pressed as far as half of the way to the next', (_, others, reach) => {
  expect(reachOf(BOX, [BOX, ...others])).toBe(reach);
});

test('a box as narrow as a figure grows to both sides, and one as large as a target stays', () => {
  const narrow: Rect = [100, 100, 10, 30];
  const next: Rect = [114, 100, 40, 30];
  expect(reachOf(narrow, [narrow, next])).toBe('0px -2px 0px -7px');
  expect(reachOf(next, [narrow, next])).toBe('0px 0px 0px 0px');
});
