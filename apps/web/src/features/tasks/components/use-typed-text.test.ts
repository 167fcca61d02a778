import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedText } from './use-typed-text';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function show() {
  const onText = vi.fn();
  const { result, rerender } = renderHook(({ text }) => useTypedText(text, onText), {
    initialProps: { text: '' },
  });
  return {
    onText,
    typed: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    pause: () => act(() => void vi.advanceTimersByTime(200)),
    address: (text: string) => rerender({ text }),
  };
}

test('what is typed stays while the address has not followed yet', () => {
  const { typed, type, pause, address, onText } = show();
  type('la');
  pause();
  expect(onText).toHaveBeenCalledExactlyOnceWith('la');
  expect(typed()).toBe('la');
  type('lab');
  address('la');
  expect(typed()).toBe('lab');
});

test('a reset empties the field', () => {
  const { typed, type, pause, address } = show();
  type('lab');
  pause();
  address('lab');
  address('');
  expect(typed()).toBe('');
});
