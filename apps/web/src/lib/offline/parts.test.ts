import { expect, test } from 'vitest';
import { toParts, wholeOf } from './parts';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const kept = (...lists: ReturnType<typeof toParts>[]) =>
  new Map(lists.flat().map((part) => [part.hash, part]));

test.each([0, 1, 500, 501, 1234, 10_000])('a list of %i comes back whole and in order', (count) => {
  const parts = toParts('tasks', numbers(count));
  expect(Math.max(...parts.map(({ data }) => (data as number[]).length))).toBeLessThanOrEqual(500);
  const [first] = parts.filter((part) => part.parts > 0);
  expect(first && wholeOf(first, kept(parts))).toEqual(numbers(count));
});

test('a list that is part of an answer comes back with the rest of it', () => {
  const answer = { items: numbers(1234), nextCursor: null };
  const parts = toParts('tasks', answer);
  expect(parts).toHaveLength(3);
  const [first] = parts;
  expect(first && wholeOf(first, kept(parts))).toEqual(answer);
});

test('what is no list stays one', () => {
  expect(toParts('me', { name: 'Ada' })).toEqual([{ hash: 'me', parts: 1, data: { name: 'Ada' } }]);
});

test('a list that became shorter has nothing of the longer one', () => {
  const all = kept(toParts('tasks', numbers(2000)), toParts('tasks', numbers(700)));
  const first = all.get('tasks');
  expect(first && wholeOf(first, all)).toEqual(numbers(700));
});
