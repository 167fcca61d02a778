import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aQuestion } from '../testing/builders';
import type { ReviewItem } from './items';
import { useReviewState } from './use-review-state';

const shown = vi.hoisted(() => ({ items: [] as ReviewItem[] }));
vi.mock('./use-review', () => ({ useReview: () => ({ items: shown.items }) }));
vi.mock('./use-decisions', () => ({ useDecisions: () => ({}) }));
vi.mock('./use-review-keys', () => ({ useReviewKeys: () => undefined }));

const asking = (id: string): ReviewItem => ({
  type: 'question',
  id,
  question: aQuestion({ id }),
  finding: undefined,
});

test('an answer that was chosen for one question is not chosen for the one that follows it', () => {
  shown.items = [asking('first'), asking('second')];
  const path = { workspaceId: 'w', documentId: 'd' };
  const onSearch = () => undefined;
  const { result, rerender } = renderHook(() =>
    useReviewState({ path, search: {}, onSearch, enabled: true }),
  );
  act(() => result.current.list.onChoice(1));
  expect(result.current.list).toMatchObject({ selectedId: 'first', choice: 1 });
  shown.items = [asking('second')];
  rerender();
  expect(result.current.list).toMatchObject({ selectedId: 'second', choice: 0 });
});
