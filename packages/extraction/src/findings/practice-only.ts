import type { Candidate } from '../items/candidate.ts';
import { isSameThing } from '../items/merge.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';

const FARTHEST = 220;
/** Then it is said of some work only: "late homework will not be graded". */
const CONDITION =
  /\b(?:late|after|past|if|unless|without|until|some|those|missing|incomplete|retards?|tarde|tard[ií]as?)\b/iu;

/** The work that the document says nobody hands in, "the exercises are never collected", and no grade counts. */
export function practiceOnly({ nodes, locale, grading }: CourseContext): string[] {
  const words = vocabulary(locale);
  const notCollected = new RegExp(oneOf(locale.notCollected), 'giu');
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    const { text } = node.passage;
    return [...text.matchAll(notCollected)].flatMap(({ index }) => {
      const before = text.slice(Math.max(0, index - FARTHEST), index);
      const heads = words.heads(before);
      const last = heads.filter(({ kind, numbered }) => kind === 'assignment' && !numbered).at(-1);
      const isGraded = last && grading.some(({ component }) => isSameThing(component, last.text));
      if (!last || isGraded || CONDITION.test(sentenceAround(before))) return [];
      return namesOf(last.text).map((noun) => noun.replace(/s$/, ''));
    });
  });
}

const sentenceAround = (before: string) => before.slice(before.search(/[^.;!?]*$/u));

/** Of "post problem set", where a verb stands in front, "set" and "problem set". */
function namesOf(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  return words.map((_, index) => words.slice(index).join(' '));
}

/** Whether a candidate is work that nobody hands in. */
export const isPracticeOnly = ({ title, signals }: Candidate, nouns: readonly string[]): boolean =>
  !signals.has('due') && nouns.some((noun) => title.toLowerCase().startsWith(noun));
