import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

const order = ['a', 'b', 'c', 'd', 'e'];

function selecting() {
  const { result } = renderHook(() => useSelection(order));
  return {
    chosen: () => [...result.current.selected].join(''),
    toggle: (id: string) => act(() => result.current.toggle(id)),
    toggleAll: () => act(() => result.current.toggleAll()),
    clear: () => act(() => result.current.clear()),
    /** As Shift and a click do. */
    upTo: (to: string) => act(() => result.current.extend({ to, order })),
    /** As Shift and an arrow do. */
    step: (from: string, to: string) => act(() => result.current.extend({ from, to, order })),
  };
}

test.each([
  ['down', 'b', 'd', 'bcd'],
  ['up', 'd', 'b', 'bcd'],
])('all rows between two are chosen, %s', (_, from, to, expected) => {
  const list = selecting();
  list.toggle(from);
  list.upTo(to);
  expect(list.chosen()).toBe(expected);
});

test('a run is drawn anew from where it began, and what was chosen before stays', () => {
  const list = selecting();
  for (const id of ['e', 'b']) list.toggle(id);
  list.upTo('d');
  expect(list.chosen()).toBe('bcde');
  list.upTo('a');
  expect(list.chosen()).toBe('abe');
});

test('rows are let go up to the next one as they are chosen', () => {
  const list = selecting();
  list.toggleAll();
  list.toggle('b');
  list.upTo('d');
  expect(list.chosen()).toBe('ae');
});

test('with nothing to go on from, one is chosen, or let go', () => {
  const list = selecting();
  list.upTo('c');
  expect(list.chosen()).toBe('c');
  list.toggleAll();
  list.upTo('c');
  expect(list.chosen()).toBe('abde');
});

test('step by step the run grows, and grows shorter on the way back', () => {
  const list = selecting();
  list.step('b', 'c');
  list.step('c', 'd');
  expect(list.chosen()).toBe('bcd');
  list.step('d', 'c');
  expect(list.chosen()).toBe('bc');
});

test('a run from another row leaves the one before as it is', () => {
  const list = selecting();
  list.step('a', 'b');
  list.step('d', 'e');
  expect(list.chosen()).toBe('abde');
  list.clear();
  list.step('b', 'c');
  expect(list.chosen()).toBe('bc');
});
