import type { DocumentIndex } from './document-index.ts';
import { type Reading, rarity } from './reading.ts';

/** How much each line of the document speaks of the question. */
export interface LineScores {
  /** Share of the question's subjects in the line, rare ones counting more. */
  coverage: Float64Array;
  hints: Float64Array;
  /** Which subjects it holds, one bit each. */
  mask: Int32Array;
  weights: number[];
}

const MOST_RARITY = 4;

export function scoreLines({ units, postings }: DocumentIndex, { subjects, hints }: Reading): LineScores {
  const all = subjects.reduce((sum, subject) => sum + subject.rarity, 0) || 1;
  const weights = subjects.map((subject) => subject.rarity / all);
  const mask = new Int32Array(units.length);
  subjects.forEach(({ term }, bit) => {
    for (const unit of postings.get(term) ?? []) mask[unit] = (mask[unit] ?? 0) | (1 << bit);
  });
  const ofHints = new Float64Array(units.length);
  for (const { term, weight } of hints) {
    const holding = postings.get(term) ?? [];
    const worth = weight * Math.min(rarity(holding.length, units.length), MOST_RARITY);
    for (const unit of holding) ofHints[unit] = (ofHints[unit] ?? 0) + worth / all;
  }
  const coverage = Float64Array.from(mask, (held) => weigh(held, weights));
  return { coverage, hints: ofHints, mask, weights };
}

/** What the subjects of a mask weigh together. */
export function weigh(mask: number, weights: readonly number[]): number {
  let sum = 0;
  for (let bit = 0, rest = mask; rest !== 0; bit++, rest >>>= 1) if (rest & 1) sum += weights[bit] ?? 0;
  return sum;
}
