import type { Box } from '../../extraction.ts';

/** A piece of text as a page draws it, its box measured from the top left of the page as shown. */
export interface Fragment {
  text: string;
  box: Box;
  baseline: number;
  size: number;
  bold: boolean;
}
