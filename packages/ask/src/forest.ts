/**
 * Trees that ask one signal after the other whether it is above a bound. Each is written from its root on, the branch of
 * "no" right behind the question, that of "yes" from `next` on; where `signal` is -1, `bound` is what the tree says.
 */
export interface Tree {
  signal: readonly number[];
  bound: readonly number[];
  next: readonly number[];
}

/** What the trees say of a row of signals, in the middle: 0 to 1. */
export function shareOf(forest: readonly Tree[], signals: ArrayLike<number>): number {
  return forest.reduce((sum, tree) => sum + leafOf(tree, signals), 0) / (forest.length || 1);
}

/** What the trees say of a row of signals, added up: each corrects those before it. */
export function sumOf(forest: readonly Tree[], signals: ArrayLike<number>): number {
  return forest.reduce((sum, tree) => sum + leafOf(tree, signals), 0);
}

function leafOf({ signal, bound, next }: Tree, signals: ArrayLike<number>): number {
  let at = 0;
  for (let asked = signal[at] ?? -1; asked >= 0; asked = signal[at] ?? -1)
    at = (signals[asked] ?? 0) > (bound[at] ?? 0) ? (next[at] ?? 0) : at + 1;
  return bound[at] ?? 0;
}
