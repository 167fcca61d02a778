import type { DocumentIndex } from './document-index.ts';
import { evidenceOfConcepts } from './evidence-of-concepts.ts';
import { evidenceOfCoverage } from './evidence-of-coverage.ts';
import { evidenceOfHints } from './evidence-of-hints.ts';
import { evidenceOfLines } from './evidence-of-lines.ts';
import { evidenceOfWording } from './evidence-of-wording.ts';
import type { FirstLook } from './line-ranking.ts';
import { scoreLines } from './line-scores.ts';
import type { Reading } from './reading.ts';
import { evidenceOfTopics } from './topics.ts';
import type { Usual } from './usual.ts';

export interface Looked {
  look: FirstLook;
  /** The best windows, best first, and how likely each window holds the answer. */
  chosen: readonly number[];
  likely: readonly number[];
  usual: Usual;
}

/** What speaks for the document answering the question at all. */
export function evidenceFor(index: DocumentIndex, reading: Reading, looked: Looked): number[] {
  const lines = scoreLines(index, reading);
  return [
    ...evidenceOfLines(index, reading, { ...looked, lines }),
    ...evidenceOfQuestion(index, reading),
    ...evidenceOfConcepts(index, reading, looked.usual),
    ...evidenceOfCoverage(index, lines),
    ...evidenceOfHints(index, reading, { chosen: looked.chosen, lines }),
    ...evidenceOfWording(index, reading),
    ...evidenceOfTopics(reading.topics),
  ];
}

const FORMS: readonly RegExp[] = [
  /\d/,
  /^(can|could|will|would|may|is it)\b/i,
  /^(do|does|is|are)\b/i,
  /^(what|which|who|when|where)\b/i,
  /\b(I|my|me)\b/,
];

/** How the question is put, and how much of it the document knows. */
function evidenceOfQuestion({ postings, windows }: DocumentIndex, { subjects, text }: Reading): number[] {
  const unknown = subjects.filter(({ isKnown }) => !isKnown);
  const words = unknown.filter(({ term }) => !term.startsWith('~'));
  const proper = properNamesOf(text);
  return [
    Math.log(1 + windows.length) / 5,
    subjects.length > 0 ? unknown.length / subjects.length : 0,
    unknown.length / 3,
    words.length,
    subjects.length / 8,
    proper.length > 0 ? proper.filter((name) => postings.has(name)).length / proper.length : 0.5,
    ...FORMS.map((form) => (form.test(text) ? 1 : 0)),
    Math.min(2, text.length / 100),
  ];
}

/** Words in capitals inside the question: what has a name was most likely read in the document. */
const properNamesOf = (text: string): string[] =>
  (text.slice(1).match(/\b\p{Lu}[\p{L}\p{N}]+/gu) ?? []).map((name) => name.toLowerCase());
