import type { HotkeyItem } from '@mantine/hooks';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { patchOf } from '../second-reading/opinion';
import { nextDoubtful, nextOpen, type ReviewItem } from './items';
import { answersTo } from './question';
import type { Decisions } from './use-decisions';

interface ReviewKeys {
  items: readonly ReviewItem[];
  selected: ReviewItem | undefined;
  isListShown: boolean;
  onSelect: (id: string) => void;
  onEdit: (isEditing: boolean) => void;
  onChoice: (index: number) => void;
  decisions: Decisions;
}

/** J and K move, N goes to the next doubtful one, A accepts, E edits, X sets aside, U uses what the new version or the second reading says, Z takes back, 1 to 3 choose an answer and Enter keeps it. */
export function useReviewKeys({
  items,
  selected,
  isListShown,
  onSelect,
  onEdit,
  onChoice,
  decisions,
}: ReviewKeys) {
  const finding = selected?.finding;
  const goOn = () => {
    const next = nextOpen(items, selected?.id);
    if (next && next.id !== selected?.id) onSelect(next.id);
  };
  const seekDoubt = () => {
    const next = nextDoubtful(items, selected?.id);
    if (next) onSelect(next.id);
  };
  const move = (step: number) => {
    const at = items.findIndex(({ id }) => id === selected?.id);
    const next = items[Math.min(items.length - 1, Math.max(0, at + step))];
    if (next) onSelect(next.id);
  };
  const accept = () => {
    if (selected?.type !== 'finding' || selected.finding.questionIds.length > 0) return;
    if (selected.finding.change) decisions.decideChanges(true, [selected.finding]);
    else if (selected.finding.review === 'open') decisions.accept(selected.finding);
    goOn();
  };
  const setAside = () => {
    if (selected?.type === 'question') decisions.refuse(selected.question);
    else if (!finding) return;
    else if (finding.change) decisions.decideChanges(false, [finding]);
    else decisions.setAside(finding);
    goOn();
  };
  const takeOther = () => {
    if (selected?.type === 'finding' && selected.finding.change?.fields.some(({ edited }) => edited))
      decisions.followVersion(selected.finding);
    else if (finding?.secondReading?.fields.length)
      decisions.change(finding, patchOf(finding.secondReading)).catch(() => undefined);
  };
  const choose = (index: number) => {
    if (selected?.type === 'question' && index < answersTo(selected.question)) onChoice(index);
  };
  const mayEdit = useMayEdit();
  const moves: HotkeyItem[] = [
    ['j', () => move(1)],
    ['ArrowDown', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowUp', () => move(-1)],
    ['n', seekDoubt],
  ];
  const decides: HotkeyItem[] = [
    ['a', accept],
    ['shift+a', () => items.length > 0 && decisions.acceptAll()],
    ['e', () => finding && onEdit(true)],
    ['x', setAside],
    ['u', takeOther],
    ['z', decisions.undo],
    ['1', () => choose(0)],
    ['2', () => choose(1)],
    ['3', () => choose(2)],
    ['4', () => choose(3)],
    ['Enter', submitAnswer, { preventDefault: false }],
    ['Escape', () => onEdit(false), { preventDefault: false }],
  ];
  const keys = mayEdit ? [...moves, ...decides] : moves;
  usePageKeys(isListShown ? keys : keys.filter(([key]) => ANYWHERE.includes(key)));
}

/** What is meant by these needs no row that is in view. */
const ANYWHERE = ['shift+a', 'z'];

/** Enter keeps the chosen answer, from the head of the question or from nowhere; any other control has it for itself. */
function submitAnswer(event: KeyboardEvent) {
  const form = document.querySelector<HTMLFormElement>('form[data-answers]');
  const control = event.target instanceof Element && event.target.closest(CONTROLS);
  const head = form?.previousElementSibling;
  if (!form || (control && control !== head)) return;
  event.preventDefault();
  // The focus is in what is answered, and goes on from there.
  if (head instanceof HTMLElement) head.focus({ preventScroll: true });
  form.requestSubmit();
}

const CONTROLS = 'a, button, input, select, textarea';
