import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useClock, useToday } from './today';

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-02-12T23:59:30Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a page that stays open over midnight knows the new day', () => {
  const { result } = renderHook(() => useToday('UTC'));
  expect(result.current).toBe('2027-02-12');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2027-02-13');
});

test('a page that slept knows it as soon as it is looked at', () => {
  const { result } = renderHook(() => useToday('Asia/Tokyo'));
  expect(result.current).toBe('2027-02-13');
  vi.setSystemTime(new Date('2027-02-15T03:00:00Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe('2027-02-15');
});

test('the time goes on from minute to minute', () => {
  const { result } = renderHook(() => useClock('UTC'));
  expect(result.current).toBe('23:59');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('00:00');
});
