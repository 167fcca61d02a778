import type { DocumentIndex } from './document-index.ts';
import type { Reading } from './reading.ts';

/**
 * For a term of a question (or a want of it, or nothing: any question), how much each term of a line speaks for the line
 * answering it. `h:` terms are of the heading above, `p:` terms of the line before.
 */
export type Pairs = Record<string, Record<string, number>>;

/** What lines are scored with: the sum of their signals and pairs, beside the score of there being no answer. */
export interface LineModel {
  signals: number[];
  pairs: Pairs;
  /** What each clue of a question says for silence. */
  silence: Record<string, number>;
  /** How likely silence is without a clue. */
  bias: number;
}

/** What a question is paired by; the empty term stands for any question. */
export const askedBy = ({ terms, wants }: Pick<Reading, 'terms' | 'wants'>): string[] => [
  '',
  ...terms,
  ...wants,
];

/** The terms that a line is paired by: its own, those above it, and the kinds of the line before. */
export function pairedBy({ units }: DocumentIndex, at: number): string[] {
  const unit = units[at];
  if (!unit) return [];
  const head = unit.head >= 0 && unit.head !== at ? units[unit.head] : undefined;
  return [
    ...unit.terms,
    ...(head?.terms.map((term) => `h:${term}`) ?? []),
    ...(units[at - 1]?.terms.filter(isKind).map((term) => `p:${term}`) ?? []),
  ];
}

const isKind = (term: string): boolean => /^[#~!]/.test(term);

/** What the pairs of each line come to; many weak pairs count no more than a few strong ones. */
export function scorePairs(index: DocumentIndex, reading: Reading, pairs: Pairs): Float64Array {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const asked of askedBy(reading))
    for (const [said, weight] of Object.entries(Object.hasOwn(pairs, asked) ? (pairs[asked] ?? {}) : {})) {
      const known = sums.get(said);
      if (known) {
        known.sum += weight;
        known.count++;
      } else sums.set(said, { sum: weight, count: 1 });
    }
  return Float64Array.from(index.units, (_, at) => {
    let [sum, count] = [0, 0];
    for (const said of pairedBy(index, at)) {
      const known = sums.get(said);
      if (!known) continue;
      sum += known.sum;
      count += known.count;
    }
    return sum / Math.sqrt(count || 1);
  });
}

const MOST_WORDS = 60;

/** The words of a question, each and each two in a row, its terms and its wants: what says whether such are answered. */
export function cluesOfSilence({ text, terms, wants }: Pick<Reading, 'text' | 'terms' | 'wants'>): string[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs, ...terms, ...wants])];
}

/** The score that a line must beat for the document to say something of the question. */
export function silenceOf({ silence, bias }: LineModel, reading: Reading): number {
  const known = cluesOfSilence(reading).filter((clue) => Object.hasOwn(silence, clue));
  return bias + known.reduce((sum, clue) => sum + (silence[clue] ?? 0), 0) / Math.sqrt(known.length || 1);
}
