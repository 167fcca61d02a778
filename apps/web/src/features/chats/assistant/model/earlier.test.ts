import { expect, test } from 'vitest';
import type { Message, MessageList } from '@/api';
import { withEarlier, withPageBefore } from './earlier';

const list = (from: number, to: number, nextBefore: number | null = null): MessageList => ({
  items: Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index }) as Message),
  nextAfter: null,
  nextBefore,
});
const numbers = ({ items }: MessageList) => items.map(({ number }) => number);

test('what was loaded of earlier stays when the newest are asked for again', () => {
  const known = withPageBefore(list(5, 8, 5), list(3, 4, 3));
  expect(numbers(known)).toEqual([3, 4, 5, 6, 7, 8]);
  const again = withEarlier(list(7, 10, 7), known);
  expect([numbers(again), again.nextBefore]).toEqual([[3, 4, 5, 6, 7, 8, 9, 10], 3]);
});

test('with messages between that nobody has loaded, only the newest are shown', () => {
  const again = withEarlier(list(20, 23, 20), list(5, 8, null));
  expect([numbers(again), again.nextBefore]).toEqual([[20, 21, 22, 23], 20]);
});

test('the beginning of a conversation is reached', () => {
  expect(withPageBefore(list(3, 4, 3), list(1, 2)).nextBefore).toBeNull();
  expect(withEarlier(list(1, 2), undefined)).toEqual(list(1, 2));
});
