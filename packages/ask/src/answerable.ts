import { shareOf, type Tree } from './forest.ts';
import { type Network, scoreOf } from './network.ts';

/** What the trees make of the evidence, and what the clues say, as the last sum takes them. */
export function judgementOf(forest: readonly Tree[], evidence: ArrayLike<number>, prior: number): number[] {
  const share = Math.min(0.99, Math.max(0.01, shareOf(forest, evidence)));
  return [Math.log(share / (1 - share)), prior];
}

/** 0 to 1: how likely the document answers the question. */
export const likelihoodOf = (sum: Network, judgement: readonly number[]): number =>
  1 / (1 + Math.exp(-scoreOf(sum, judgement)));
