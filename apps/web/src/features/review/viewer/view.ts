import type { Evidence } from '@/api';
import type { Mark } from '../model/marks';

/** Words that the person chose on the page, as the evidence of a finding of their own. */
export interface PageSelection {
  evidence: Evidence;
  /** Where they stand on the page, for the button that offers to add them. */
  words: Range;
}

/** What every kind of document is drawn with. */
export interface DocumentViewProps {
  marks: readonly Mark[];
  selectedId: string | undefined;
  onPick: (itemId: string) => void;
  /** The page is laid out: what was chosen can be scrolled to. */
  onReady?: () => void;
}

/** Left, top, width and height in CSS pixels from the corner of the page. */
export type Rect = [x: number, y: number, width: number, height: number];

export interface PlacedMark {
  mark: Mark;
  rects: Rect[];
}

export const LONGEST_QUOTE = 2000;

export const tidyQuote = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE);
