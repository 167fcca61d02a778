import type { DocumentIndex } from './document-index.ts';
import type { Reading } from './reading.ts';
import type { Usual } from './usual.ts';

/** So that a concept without a line weighs against the document, and not without bound. */
const LEAST = 0.004;

/** How much more than usual the document speaks of something: 0 is as usual. */
export function excessOf({ postings, units }: DocumentIndex, term: string, usual: Usual): number {
  const share = (postings.get(term)?.length ?? 0) / units.length;
  return Math.log((share + LEAST) / ((usual[term]?.[1] ?? 0) + LEAST));
}

/** Whether the document speaks more or less of what the question is about than syllabi do. */
export function evidenceOfConcepts(index: DocumentIndex, { subjects }: Reading, usual: Usual): number[] {
  const concepts = subjects.filter(({ term }) => term.startsWith('~'));
  const unknown = concepts.filter(({ isKnown }) => !isKnown);
  const excesses = concepts.map(({ term }) => excessOf(index, term, usual));
  return [
    concepts.length,
    unknown.length,
    Math.max(0, ...unknown.map(({ term }) => usual[term]?.[0] ?? 0)),
    excesses.reduce((sum, one) => sum + one, 0) / (concepts.length || 1),
    Math.min(0, ...excesses),
  ];
}
