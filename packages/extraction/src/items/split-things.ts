import type { Occasion } from '../schedule/occasion.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import type { Vocabulary } from './vocabulary.ts';

const SEPARATORS = /\s\+\s|\s?;\s|(?:,|\s&|\s?,?\sand|\set|\sy)\s/giu;
const MOST_WORDS = 16;

/** `Quiz 2 + Essay draft`, `HW 3, Lab 2`: several things in one statement, each with a head of its own. */
export function splitThings({ statement, role }: Occasion, words: Vocabulary): Passage[] {
  const { text } = statement;
  if (role === 'sentence' || text.split(/\s+/).length > MOST_WORDS) return [statement];
  const parts: Passage[] = [];
  let start = 0;
  for (const match of text.matchAll(SEPARATORS)) {
    const [left, right] = [text.slice(start, match.index), text.slice(match.index + match[0].length)];
    const isPlus = /[+;]/.test(match[0]);
    const bothNamed = isNamed(left, words) && isNamed(right, words);
    const bothWritten = left.trim() !== '' && right.trim() !== '';
    if (!bothNamed && !(isPlus && role === 'due' && bothWritten)) continue;
    parts.push(slicePassage(statement, start, match.index));
    start = match.index + match[0].length;
  }
  return [...parts, slicePassage(statement, start)];
}

const isNamed = (text: string, words: Vocabulary) => words.heads(text).some(({ kind }) => kind !== 'other');
