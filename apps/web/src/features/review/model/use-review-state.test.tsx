import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aQuestion } from '../testing/builders';
import type { ReviewItem } from './items';
import { useReviewKeys } from './use-review-keys';
import { useReviewState } from './use-review-state';

const shown = vi.hoisted(() => ({ items: [] as ReviewItem[] }));
vi.mock('./use-review', () => ({ useReview: () => ({ items: shown.items }) }));
vi.mock('./use-decisions', () => ({ useDecisions: () => ({}) }));
vi.mock('@/lib/plan/settings', () => ({ usePlanSettings: () => ({}) }));
vi.mock('./use-review-keys');

const asking = (id: string): ReviewItem => ({
  type: 'question',
  id,
  question: aQuestion({ id }),
  finding: undefined,
});

const path = { workspaceId: 'w', documentId: 'd' };
const onSearch = () => undefined;

test('an answer that was chosen for one question is not chosen for the one that follows it', () => {
  shown.items = [asking('first'), asking('second')];
  const { result, rerender } = renderHook(() =>
    useReviewState({ path, search: {}, onSearch, enabled: true }),
  );
  act(() => result.current.list.onChoice(1));
  expect(result.current.list).toMatchObject({ selectedId: 'first', choice: 1 });
  shown.items = [asking('second')];
  rerender();
  expect(result.current.list).toMatchObject({ selectedId: 'second', choice: 0 });
});

test.each([
  [undefined, 'first'],
  ['facts', undefined],
  ['aside', undefined],
] as const)('under the tab %s the keys are told of the row %s', (tab, id) => {
  shown.items = [asking('first')];
  renderHook(() => useReviewState({ path, search: { tab }, onSearch, enabled: true }));
  expect(vi.mocked(useReviewKeys).mock.lastCall?.[0].selected?.id).toBe(id);
});
