import type { Box } from '../../extraction.ts';
import type { Fragment } from '../layout/fragment.ts';

/** A page without text, for a program that recognises text in pictures. */
export interface PageWithoutText {
  /** The whole PDF. */
  bytes: Uint8Array;
  /** Counted from 1. */
  page: number;
  /** PDF points, as shown. */
  width: number;
  height: number;
}

/** One recognised word, or a few, on one line. */
export interface RecognizedWords {
  text: string;
  /** PDF points from the top left of the page as shown. */
  box: Box;
}

/** Text recognition, passed in: the engine itself has none. */
export type RecognizeText = (page: PageWithoutText) => Promise<RecognizedWords[]>;

// Of a box around letters, this much hangs below the line they stand on.
const DESCENT = 0.22;

export const toRecognizedFragments = (words: readonly RecognizedWords[]): Fragment[] =>
  words.flatMap(({ text, box }) => {
    const size = box[3] - box[1];
    if (text.trim() === '' || !(size > 0) || !(box[2] > box[0])) return [];
    return [{ text: text.trim(), box, baseline: box[3] - DESCENT * size, size, bold: false }];
  });
