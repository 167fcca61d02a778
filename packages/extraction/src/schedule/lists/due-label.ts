import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Head } from '../text/entry.ts';
import { roleOfLabel } from './labelled-lists.ts';

/**
 * The lines that begin with their days below "Due:": all of them are due, whatever they name. Below an entry that begins
 * with its day as well they would be the next entries.
 */
export function belowDueLabel(
  paragraphs: readonly Paragraph[],
  heads: readonly Head[],
  words: Vocabulary,
): number[] {
  const leading = new Set(heads.flatMap(({ at, isLeading }) => (isLeading ? [at] : [])));
  const due: number[] = [];
  let isOpen = false;
  let lastHead: Head | undefined;
  paragraphs.forEach(({ passage, heading }, at) => {
    const head = heads.find((one) => one.at === at);
    if (isOpen && head && leading.has(at) && heading === undefined) {
      due.push(at);
      return;
    }
    isOpen = !isEntryOfPlan(lastHead, paragraphs) && roleOfLabel(passage.text, words) === 'due';
    if (head) lastHead = head;
  });
  return due;
}

const isEntryOfPlan = (head: Head | undefined, paragraphs: readonly Paragraph[]): boolean =>
  head?.isLeading === true && paragraphs[head.at]?.heading === undefined;
