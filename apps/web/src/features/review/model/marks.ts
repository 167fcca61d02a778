import type { Evidence } from '@/api';
import { type Wording, withDays } from '@/lib/plan/with-days';
import type { Kind } from '@/ui/KindIcon';
import type { ReviewItem } from './items';

/** One place on the page that an item was read from; pressing it chooses the item. */
export interface Mark {
  key: string;
  itemId: string;
  kind: Kind;
  label: string;
  evidence: Evidence;
  isReviewed: boolean;
  /** Its item has no mark before this one. */
  isFirst: boolean;
  /** A new version has it no more: its box is only where it was. */
  isGone: boolean;
}

interface MarksOf {
  items: readonly ReviewItem[];
  selectedId: string | undefined;
  wording: Wording;
}

/** One box for each row; the chosen one shows all that it was read from. */
export function toMarks({ items, selectedId, wording }: MarksOf): Mark[] {
  return items.flatMap((item) => {
    const evidence = item.id === selectedId ? evidenceOf(item) : evidenceOf(item).slice(0, 1);
    const label = item.type === 'question' ? withDays(item.question.message, wording) : item.finding.title;
    return evidence.map((one, index) => ({
      key: `${item.id}-${index}`,
      itemId: item.id,
      kind: item.type === 'question' ? ('question' as const) : item.finding.kind,
      label,
      evidence: one,
      isReviewed: item.type === 'finding' && item.finding.review === 'accepted' && !item.finding.change,
      isFirst: index === 0,
      isGone: item.type === 'finding' && item.finding.change?.type === 'gone',
    }));
  });
}

export function evidenceOf(item: ReviewItem): Evidence[] {
  if (item.type === 'finding') return item.finding.evidence;
  return item.question.evidence.length > 0 ? item.question.evidence : (item.finding?.evidence ?? []);
}

/** Words that were asked for, by an answer or the list of what was set aside: marked like a finding that is none. */
export const toPassageMark = (evidence: Evidence, id: string): Mark => ({
  key: id,
  itemId: id,
  kind: 'reading',
  label: 'The quoted passage',
  evidence,
  isReviewed: false,
  isFirst: true,
  isGone: false,
});
