import { cluesOfWants } from './clues-of-wants.ts';
import type { DocumentIndex } from './document-index.ts';
import { bestLines, type FirstLook } from './line-ranking.ts';
import type { Reading } from './reading.ts';
import { cluesOfTopics } from './topics.ts';

/** What the clues known say together. */
export function priorOf(clues: readonly string[], weights: Readonly<Record<string, number>>): number {
  const known = clues.flatMap((clue) => (Object.hasOwn(weights, clue) ? [weights[clue] ?? 0] : []));
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length || 1);
}

/**
 * What the words of a question say together with the document: each word and each two in a row, stop words included
 * ("can i" asks otherwise than "what is"), and of each subject whether the best passage (`!`), the document (`+`) or
 * nothing (`-`) speaks of it, of each two whether a line speaks of both; and what of its wants and topics the
 * document has.
 */
export function cluesOf(
  index: DocumentIndex,
  reading: Reading,
  { chosen, look }: { chosen: readonly number[]; look: FirstLook },
): string[] {
  const { postings, windows } = index;
  const { subjects, text, topics } = reading;
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 60) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const best = windows[chosen[0] ?? -1];
  const held = subjects.map(({ term, isKnown }) => {
    if (!isKnown) return `${term}-`;
    const inBest = postings.get(term)?.some((unit) => best && unit >= best.from && unit < best.to);
    return inBest ? `${term}!` : `${term}+`;
  });
  const concepts = subjects.filter(({ term }) => term.startsWith('~')).map(({ term }) => term);
  const both = concepts.flatMap((one, at) =>
    concepts.slice(at + 1).map((other) => {
      const lines = new Set(postings.get(one));
      const isTogether = postings.get(other)?.some((unit) => lines.has(unit));
      return `${one}${other}${isTogether ? '+' : '-'}`;
    }),
  );
  const ofWants = cluesOfWants(index, reading, bestLines(look));
  const ofTopics = cluesOfTopics(topics);
  return [...new Set([...words, ...pairs, ...held, ...both, ...ofWants, ...ofTopics])];
}
