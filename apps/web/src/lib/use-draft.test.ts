import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDraft } from './use-draft';

beforeEach(() => sessionStorage.clear());

const draft = () => renderHook(() => useDraft('comment'));

test('what was sent and not taken is there again, though the page was left', () => {
  const { result, unmount } = draft();
  act(() => result.current[1]('Well done'));
  act(() => result.current[1](''));
  result.current[2]();
  unmount();
  expect(draft().result.current[0]).toBe('');
  result.current[3]('Well done');
  expect(draft().result.current[0]).toBe('Well done');
});

test('it takes nothing from what was written since', () => {
  const { result } = draft();
  act(() => result.current[1]('Another'));
  act(() => result.current[3]('Well done'));
  expect(result.current[0]).toBe('Another');
});
