import type { RefObject } from 'react';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { usePageSelection } from '../viewer/use-page-selection';
import type { ReviewState } from './use-review-state';

/** The words chosen on the page, and the way from them to a finding; C goes it without a mouse, with words or without. */
export function useAddFromPage(viewer: RefObject<HTMLElement | null>, { startAdding }: ReviewState) {
  const mayEdit = useMayEdit();
  const { selection, clear } = usePageSelection(viewer);
  const add = () => {
    startAdding(selection?.evidence);
    clear();
  };
  usePageKeys(mayEdit ? [['c', add]] : []);
  return { selection: mayEdit ? selection : undefined, add };
}
