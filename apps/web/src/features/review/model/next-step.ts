import { isOpen, type ReviewItem } from './items';

/** What finishes the review from here: accept what is open, answer what is asked, take the facts over, or nothing. */
export type NextStep =
  | { type: 'acceptAll' }
  | { type: 'acceptFacts' }
  | { type: 'answer'; count: number; id: string }
  | { type: 'done' };

interface ReviewNow {
  items: readonly ReviewItem[];
  areFactsAccepted: boolean;
}

export function nextStep({ items, areFactsAccepted }: ReviewNow): NextStep {
  if (items.some(canBeAccepted)) return { type: 'acceptAll' };
  if (!areFactsAccepted) return { type: 'acceptFacts' };
  const asked = items.filter(({ type }) => type === 'question');
  const [first] = asked;
  return first ? { type: 'answer', count: asked.length, id: first.id } : { type: 'done' };
}

/** What hangs on a question waits for its answer. */
const canBeAccepted = (item: ReviewItem): boolean =>
  item.type === 'finding' && isOpen(item) && item.finding.questionIds.length === 0;
