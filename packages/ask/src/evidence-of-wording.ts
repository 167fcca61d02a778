import type { DocumentIndex } from './document-index.ts';
import type { Reading } from './reading.ts';
import { wordingOf } from './words.ts';

const LENGTHS = [2, 3, 4];
const MOST_COUNTED = 4;
const MOST_WORDS = 60;

/** Whether words stand together in the document as they do in the question, and how long both are. */
export function evidenceOfWording(
  { wording, units, postings, terms }: DocumentIndex,
  { text, subjects }: Reading,
): number[] {
  const words = wordingOf(text).trim().split(' ').slice(0, MOST_WORDS);
  const together = LENGTHS.flatMap((length) => {
    const runs = words.slice(length - 1).map((_, from) => words.slice(from, from + length).join(' '));
    const found = runs.filter((run) => wording.includes(` ${run} `)).length;
    return [runs.length > 0 ? found / runs.length : 0, Math.min(MOST_COUNTED, found)];
  });
  return [
    ...together,
    words.length / 20,
    subjects.filter(({ term }) => !term.startsWith('~')).length,
    text.match(/\d+/g)?.length ?? 0,
    Math.log(1 + terms),
    Math.log(1 + units.length),
    Math.log(1 + postings.size),
  ];
}
