import { expect, test, vi } from 'vitest';
import { remembering } from './remembering';

function counting() {
  const answer = vi.fn((list: readonly number[], { above }: { above: number }) =>
    list.filter((one) => one > above),
  );
  return { answer, ask: remembering(answer) };
}

test('the same question about the same list is answered from memory', () => {
  const { answer, ask } = counting();
  const list = [1, 2, 3];
  expect(ask(list, { above: 1 })).toBe(ask(list, { above: 1 }));
  expect(answer).toHaveBeenCalledOnce();
});

test('another question, or another list that holds the same, is worked out', () => {
  const { ask } = counting();
  const list = [1, 2, 3];
  const first = ask(list, { above: 1 });
  expect(ask(list, { above: 2 })).toEqual([3]);
  expect(ask([...list], { above: 1 })).not.toBe(first);
  expect(ask(list, { above: 1 })).toEqual([2, 3]);
});
