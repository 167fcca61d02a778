import type { DocumentIndex } from './document-index.ts';
import type { Reading } from './reading.ts';
import { isMisspelled } from './spelling.ts';
import { HARDLY_ANSWERS } from './thresholds.ts';
import { isUsual, type Usual } from './usual.ts';
import { isAsking, questionTerms, wordingOf } from './words.ts';

/** Of a course, and of the work in it, other things are called too: class struggle, grades of steel. */
const OF_COURSES =
  /\b(class(es)?|courses?|semester|students?|syllab(us|i)|prof(essor)?s?|instructors?|lectures?|tas?|you|your)\b/i;
const OF_WORK =
  /\b(homeworks?|assignments?|exams?|midterms?|quiz(zes)?|grad(es|ed|ing)|labs?|sections?|sessions?|discussions?)\b/i;
const OF_ONESELF = /\b(i|me|my|mine|we|us|our)\b/i;
/** Anybody asks so, of anything. */
const HOW_TO = /^\s*how (do|can|should|would) (i|we)\b/i;

/** So many of the words of a question are strange where it is about something else, by what else it speaks of. */
const STRANGE = { ofCourses: 0.35, ofWork: 0.3, otherwise: 0.2, ofNothing: 0.12 };
const NUMBER = /^\d+$/;

interface Known {
  usual: Usual;
  /** Words of questions about syllabi are among them. */
  clues: Readonly<Record<string, number>>;
}

/** How much of the likelihood that the document answers is left, by what the question is about. */
export const leftOf = (index: DocumentIndex, reading: Reading, known: Known): number =>
  isOffTopic(index, reading, known) ? HARDLY_ANSWERS : 1;

/**
 * Whether a question has nothing to do with a syllabus: too many of its words are neither in this document, nor usual
 * in syllabi, nor in questions about them. One word that it shares with the document makes it no question about that.
 */
export function isOffTopic(index: DocumentIndex, reading: Reading, known: Known): boolean {
  const words = wordingOf(reading.text).trim().split(' ');
  const strange = new Set(words.filter((word) => isStrange(word, index, known))).size;
  return strange / words.length >= mostStrange(reading);
}

function mostStrange({ text, topics }: Reading): number {
  if (OF_COURSES.test(text)) return STRANGE.ofCourses;
  if (OF_WORK.test(text)) return STRANGE.ofWork;
  const isBare = topics.length === 0 && !OF_ONESELF.test(text.replace(HOW_TO, ''));
  return isBare ? STRANGE.ofNothing : STRANGE.otherwise;
}

function isStrange(word: string, { postings, wording }: DocumentIndex, { usual, clues }: Known): boolean {
  const isKnown = (one: string): boolean => Object.hasOwn(clues, one) || wording.includes(` ${one} `);
  if (NUMBER.test(word) || isKnown(word) || isKnown(word.replace(/\d+$/, ''))) return false;
  const terms = questionTerms(word);
  if (
    terms.length === 0 ||
    terms.some((term) => isAsking(term) || postings.has(term) || isUsual(usual, term))
  )
    return false;
  return ![postings.keys(), Object.keys(usual), Object.keys(clues)].some((all) => isMisspelled(word, all));
}
