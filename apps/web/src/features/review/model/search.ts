import type { Evidence } from '@/api';
import { oneIn, textIn } from '@/lib/plan/search-params';

export const TABS = ['findings', 'aside', 'facts'] as const;
export type Tab = (typeof TABS)[number];

/** Which tab an arrow leads to, round from the last to the first; none for any other key. */
export function toNextTab(key: string, at: number): number {
  const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const next = steps[key];
  return next === undefined ? -1 : (next + TABS.length) % TABS.length;
}

/** What a reload of the review keeps: the row that is chosen, the list that is open, a passage that was asked for. */
export interface ReviewSearch {
  finding?: string | undefined;
  tab?: Tab | undefined;
  passage?: string | undefined;
}

export const readReviewSearch = (params: Record<string, unknown>): ReviewSearch => ({
  finding: textIn(params, 'finding'),
  tab: oneIn(params, 'tab', TABS),
  passage: textIn(params, 'passage', 4000),
});

/** What `readPassage` reads again. */
export const writePassage = ({ page, boxes, span }: Evidence): string =>
  JSON.stringify({ page, boxes, span });

/** Where a quoted answer stands; undefined for an address that someone spoilt. */
export function readPassage(text: string | undefined): Evidence | undefined {
  if (text === undefined) return undefined;
  try {
    const { page, boxes, span }: Partial<Evidence> = JSON.parse(text);
    const isPlace =
      Number.isInteger(page) &&
      (boxes === undefined || boxes.every(isNumbers(4))) &&
      (span === undefined || isNumbers(2)(span));
    return isPlace && page
      ? { quote: '', page, ...(boxes ? { boxes } : {}), ...(span ? { span } : {}) }
      : undefined;
  } catch {
    return undefined;
  }
}

const isNumbers = (count: number) => (values: unknown) =>
  Array.isArray(values) && values.length === count && values.every((value) => Number.isFinite(value));
