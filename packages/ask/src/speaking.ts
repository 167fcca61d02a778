import type { DocumentIndex } from './document-index.ts';
import type { Reading } from './reading.ts';

/** A passage that holds nothing of the question, nor of what answers such questions, is not quoted. */
export const speaks = (index: DocumentIndex, { subjects, hints }: Reading, at: number): boolean =>
  [...subjects, ...hints].some(({ term }) => holds(index, term, at));

/** Whether it holds a word of the question, or what stands for one. */
export const holdsSubject = (index: DocumentIndex, { subjects }: Reading, at: number | undefined): boolean =>
  subjects.some(({ term }) => holds(index, term, at ?? -1));

function holds({ postings, windows }: DocumentIndex, term: string, at: number): boolean {
  const window = windows[at];
  return Boolean(window && postings.get(term)?.some((unit) => unit >= window.from && unit < window.to));
}
