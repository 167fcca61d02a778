import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { useNewDay } from './use-new-day';

afterEach(() => {
  vi.useRealTimers();
});

function Page({ ask }: { ask: () => void }) {
  useNewDay(ask);
  return null;
}

test('a page that stays open over midnight asks once more, and not before', () => {
  // An hour before midnight in Stockholm.
  vi.useFakeTimers({ now: new Date('2027-02-10T22:00:00Z') });
  const ask = vi.fn();
  renderScreen(<Page ask={ask} />);
  act(() => void vi.advanceTimersByTime(59 * 60_000));
  expect(ask).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(60 * 60_000));
  expect(ask).toHaveBeenCalledOnce();
});
