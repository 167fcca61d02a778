import type { RefObject } from 'react';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { usePageSelection } from '../viewer/use-page-selection';
import type { ReviewState } from './use-review-state';

interface AddFromPage extends Pick<ReviewState, 'startAdding'> {
  mayAdd: boolean;
}

/** The words chosen on the page, and the way from them to a finding; C goes it without a mouse, with words or without. */
export function useAddFromPage(viewer: RefObject<HTMLElement | null>, { startAdding, mayAdd }: AddFromPage) {
  const { selection, clear } = usePageSelection(viewer);
  const add = () => {
    startAdding(selection?.evidence);
    clear();
  };
  usePageKeys(mayAdd ? [['c', add]] : []);
  return { selection: mayAdd ? selection : undefined, add };
}
