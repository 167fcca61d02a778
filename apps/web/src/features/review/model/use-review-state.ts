import { useEffect, useMemo, useState } from 'react';
import type { Evidence } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import type { ReviewedDocument } from '../queries';
import { isOpen } from './items';
import { toMarks, toPassageMark } from './marks';
import { type ReviewSearch, readPassage, type Tab, writePassage } from './search';
import { useAdding } from './use-adding';
import { useDecisions } from './use-decisions';
import { useReview } from './use-review';
import { useReviewKeys } from './use-review-keys';
import { useRowFocus } from './use-row-focus';

interface ReviewStateInput {
  path: ReviewedDocument;
  search: ReviewSearch;
  onSearch: (change: ReviewSearch) => void;
  enabled: boolean;
}

const FIRST_ANSWER = { index: 0 };

/** Which row is chosen, which list is open, and what is being written: shared by the wide and the narrow screen. */
export function useReviewState({ path, search, onSearch, enabled }: ReviewStateInput) {
  const review = useReview(path, enabled);
  const decisions = useDecisions(path);
  const [editing, setEditing] = useState(false);
  const [choice, setChoice] = useState<{ itemId?: string | undefined; index: number }>(FIRST_ANSWER);
  const { adding, start: startAdding, stop: stopAdding } = useAdding();
  const { items } = review;
  const [asked, ask] = useAsked(search.finding);
  const isAsked = ({ id, finding }: (typeof items)[number]) => id === asked || finding?.id === asked;
  const selected = items.find(isAsked) ?? items.find(isOpen) ?? items[0];
  const tab: Tab = search.tab ?? 'findings';
  const select = (id: string) => {
    setEditing(false);
    setChoice(FIRST_ANSWER);
    ask(id);
    onSearch({ finding: id, tab: undefined, passage: undefined });
  };
  const { style, today } = usePlanSettings();
  const passage = useMemo(() => readPassage(search.passage), [search.passage]);
  const passageId = `passage ${search.passage}`;
  const selectedId = selected?.id;
  const marks = useMemo(
    () => [
      ...toMarks({ items, selectedId, wording: { style, today } }),
      ...(passage ? [toPassageMark(passage, passageId)] : []),
    ],
    [items, selectedId, style, today, passage, passageId],
  );
  const list = {
    selectedId: selected?.id,
    editing,
    // An answer is chosen for one question: the next that comes when it is given begins with its own first one.
    choice: choice.itemId === selectedId ? choice.index : FIRST_ANSWER.index,
    onSelect: select,
    onEdit: setEditing,
    onChoice: (index: number) => setChoice({ itemId: selectedId, index }),
  };
  const takeFocusAlong = useRowFocus(selectedId);
  const selectByKey = (id: string) => {
    takeFocusAlong(id);
    select(id);
  };
  useReviewKeys({
    items,
    selected: tab === 'findings' ? selected : undefined,
    isListShown: tab === 'findings',
    onSelect: selectByKey,
    onEdit: setEditing,
    onChoice: list.onChoice,
    decisions,
  });
  return {
    review,
    marks,
    /** What the page shows chosen: the passage that was asked for, else the row of the list. */
    markedId: passage ? passageId : selected?.id,
    /** Shows where some words stand, without leaving the list. */
    showPlace: (evidence: Evidence) => onSearch({ tab, passage: writePassage(evidence) }),
    shownPlace: search.passage,
    decisions,
    list,
    selected,
    tab,
    onTab: (next: Tab) => onSearch({ tab: next === 'findings' ? undefined : next }),
    adding,
    startAdding,
    stopAdding,
  };
}

/** What the address asks for; until it has followed a choice, that choice. A row that goes must not leave the first one chosen. */
function useAsked(inAddress: string | undefined) {
  const [ahead, setAhead] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed, or somebody went back
  useEffect(() => setAhead(undefined), [inAddress]);
  return [ahead ?? inAddress, setAhead] as const;
}

export type ReviewState = ReturnType<typeof useReviewState>;
