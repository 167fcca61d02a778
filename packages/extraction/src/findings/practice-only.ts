import type { Candidate } from '../items/candidate.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { oneOf } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';

const FARTHEST = 220;

/** The work that the document says nobody hands in: "the exercises are never collected". */
export function practiceOnly({ nodes, locale }: CourseContext): string[] {
  const words = vocabulary(locale);
  const notCollected = new RegExp(oneOf(locale.notCollected), 'giu');
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    const { text } = node.passage;
    return [...text.matchAll(notCollected)].flatMap(({ index }) => {
      const heads = words.heads(text.slice(Math.max(0, index - FARTHEST), index));
      const last = heads.filter(({ kind, numbered }) => kind === 'assignment' && !numbered).at(-1);
      return last ? [lastWord(last.text).replace(/s$/, '')] : [];
    });
  });
}

const lastWord = (text: string) => text.toLowerCase().split(/\s+/).at(-1) ?? '';

export const isPracticeOnly = ({ title, signals }: Candidate, nouns: readonly string[]): boolean =>
  !signals.has('due') && nouns.some((noun) => title.toLowerCase().startsWith(noun));
