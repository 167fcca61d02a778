import type { HotkeyItem } from '@mantine/hooks';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { nextOpen, type ReviewItem } from './items';
import type { Decisions } from './use-decisions';

interface ReviewKeys {
  items: readonly ReviewItem[];
  selected: ReviewItem | undefined;
  onSelect: (id: string) => void;
  onEdit: (isEditing: boolean) => void;
  onChoice: (index: number) => void;
  decisions: Decisions;
}

/** J and K move, A accepts, E edits, X sets aside, Z takes back, 1 to 3 choose an answer and Enter keeps it. */
export function useReviewKeys({ items, selected, onSelect, onEdit, onChoice, decisions }: ReviewKeys) {
  const finding = selected?.finding;
  const goOn = () => {
    const next = nextOpen(items, selected?.id);
    if (next && next.id !== selected?.id) onSelect(next.id);
  };
  const move = (step: number) => {
    const at = items.findIndex(({ id }) => id === selected?.id);
    const next = items[Math.min(items.length - 1, Math.max(0, at + step))];
    if (next) onSelect(next.id);
  };
  const accept = () => {
    if (selected?.type !== 'finding' || selected.finding.questionIds.length > 0) return;
    if (selected.finding.review === 'open') decisions.accept(selected.finding);
    goOn();
  };
  const setAside = () => {
    if (!finding) return;
    decisions.setAside(finding);
    goOn();
  };
  const choose = (index: number) => {
    if (selected?.type === 'question' && index <= selected.question.options.length) onChoice(index);
  };
  const mayEdit = useMayEdit();
  const moves: HotkeyItem[] = [
    ['j', () => move(1)],
    ['ArrowDown', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowUp', () => move(-1)],
  ];
  const decides: HotkeyItem[] = [
    ['a', accept],
    ['shift+a', () => decisions.acceptAll()],
    ['e', () => finding && onEdit(true)],
    ['x', setAside],
    ['z', decisions.undo],
    ['1', () => choose(0)],
    ['2', () => choose(1)],
    ['3', () => choose(2)],
    ['4', () => choose(3)],
    ['Enter', submitAnswer, { preventDefault: false }],
    ['Escape', () => onEdit(false), { preventDefault: false }],
  ];
  usePageKeys(mayEdit ? [...moves, ...decides] : moves);
}

/** Enter on a focused control is its own; anywhere else it keeps the chosen answer. */
function submitAnswer(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('a, button, input, select, textarea')) return;
  document.querySelector<HTMLFormElement>('form[data-answers]')?.requestSubmit();
}
