import { useMemo, useState } from 'react';
import type { Evidence } from '@/api';
import type { ReviewedDocument } from '../queries';
import { isOpen } from './items';
import { PASSAGE_ID, toMarks, toPassageMark } from './marks';
import { type ReviewSearch, readPassage, type Tab } from './search';
import { useDecisions } from './use-decisions';
import { useReview } from './use-review';
import { useReviewKeys } from './use-review-keys';

interface ReviewStateInput {
  path: ReviewedDocument;
  search: ReviewSearch;
  onSearch: (change: ReviewSearch) => void;
  enabled: boolean;
}

/** Which row is chosen, which list is open, and what is being written: shared by the wide and the narrow screen. */
export function useReviewState({ path, search, onSearch, enabled }: ReviewStateInput) {
  const review = useReview(path, enabled);
  const decisions = useDecisions(path);
  const [editing, setEditing] = useState(false);
  const [choice, setChoice] = useState(0);
  const [adding, setAdding] = useState<Evidence>();
  const { items } = review;
  const isAsked = ({ id, finding }: (typeof items)[number]) =>
    id === search.finding || finding?.id === search.finding;
  const selected = items.find(isAsked) ?? items.find(isOpen) ?? items[0];
  const tab: Tab = search.tab ?? 'findings';
  const select = (id: string) => {
    setEditing(false);
    setChoice(0);
    onSearch({ finding: id, tab: undefined, passage: undefined });
  };
  const passage = useMemo(() => readPassage(search.passage), [search.passage]);
  const selectedId = selected?.id;
  const marks = useMemo(
    () => [...toMarks(items, selectedId), ...(passage ? [toPassageMark(passage)] : [])],
    [items, selectedId, passage],
  );
  const list = {
    selectedId: selected?.id,
    editing,
    choice,
    onSelect: select,
    onEdit: setEditing,
    onChoice: setChoice,
  };
  useReviewKeys({ items, selected, onSelect: select, onEdit: setEditing, onChoice: setChoice, decisions });
  return {
    review,
    marks,
    /** What the page shows chosen: the passage that was asked for, else the row of the list. */
    markedId: passage ? PASSAGE_ID : selected?.id,
    decisions,
    list,
    selected,
    tab,
    onTab: (next: Tab) => onSearch({ tab: next === 'findings' ? undefined : next }),
    adding,
    setAdding,
  };
}

export type ReviewState = ReturnType<typeof useReviewState>;
