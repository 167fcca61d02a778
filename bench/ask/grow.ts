import type { Tree } from '@syllabi/ask/fitting';
import { randomFrom } from '../random.ts';

interface Example {
  row: ArrayLike<number>;
  isRight: boolean;
}

interface Growing {
  trees: number;
  /** Fewer examples than these make no branch of their own. */
  least: number;
  /** The share of the signals that a branch chooses among. */
  choice: number;
  seed?: number;
}

interface Weighed {
  row: ArrayLike<number>;
  right: number;
  wrong: number;
}

/**
 * Grows extremely randomized trees (Geurts, Ernst and Wehenkel, 2006): each branch draws a bound for each of a few
 * signals and keeps the one that parts right from wrong best. The few without an answer count as much as the many with one.
 */
export function grow(examples: readonly Example[], { trees, least, choice, seed = 11 }: Growing): Tree[] {
  const rights = examples.filter(({ isRight }) => isRight).length;
  const counts = (examples.length - rights) / rights;
  const weighed = examples.map(({ row, isRight }) => ({
    row,
    right: isRight ? counts : 0,
    wrong: isRight ? 0 : 1,
  }));
  const width = examples[0]?.row.length ?? 0;
  const random = randomFrom(seed);
  const options = { least, draws: Math.max(1, Math.round(choice * width)), width, random };
  return Array.from({ length: trees }, () => {
    const tree = { signal: [], bound: [], next: [] };
    branch(weighed, tree, options);
    return tree;
  });
}

interface Options {
  least: number;
  draws: number;
  width: number;
  random: () => number;
}

type Growth = { [Part in keyof Tree]: number[] };

function branch(here: readonly Weighed[], tree: Growth, options: Options): void {
  const at = tree.signal.length;
  const best = here.length >= 2 * options.least ? bestSplit(here, options) : undefined;
  if (!best) {
    const [right, wrong] = sumsOf(here);
    push(tree, { signal: -1, bound: Number((right / (right + wrong)).toFixed(2)) });
    return;
  }
  push(tree, best);
  const isAbove = ({ row }: Weighed) => (row[best.signal] ?? 0) > best.bound;
  branch(
    here.filter((one) => !isAbove(one)),
    tree,
    options,
  );
  tree.next[at] = tree.signal.length;
  branch(here.filter(isAbove), tree, options);
}

function push(tree: Growth, { signal, bound }: { signal: number; bound: number }): void {
  tree.signal.push(signal);
  tree.bound.push(bound);
  tree.next.push(0);
}

function bestSplit(here: readonly Weighed[], { draws, least, width, random }: Options) {
  let best: { signal: number; bound: number; impurity: number } | undefined;
  const left = Array.from({ length: width }, (_, signal) => signal);
  for (let drawn = 0; drawn < draws && left.length > 0; ) {
    const [signal = 0] = left.splice(Math.floor(random() * left.length), 1);
    const values = here.map(({ row }) => row[signal] ?? 0);
    const [low, high] = values.reduce(
      ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    if (low === high) continue;
    drawn++;
    const bound = Number((low + random() * (high - low)).toPrecision(3));
    const above = here.filter((_, index) => (values[index] ?? 0) > bound);
    if (above.length < least || here.length - above.length < least) continue;
    const below = here.filter((_, index) => (values[index] ?? 0) <= bound);
    const impurity = gini(above) + gini(below);
    if (!best || impurity < best.impurity) best = { signal, bound, impurity };
  }
  return best;
}

function sumsOf(those: readonly Weighed[]): [right: number, wrong: number] {
  return those.reduce(
    ([right, wrong], one): [number, number] => [right + one.right, wrong + one.wrong],
    [0, 0],
  );
}

function gini(those: readonly Weighed[]): number {
  const [right, wrong] = sumsOf(those);
  return (2 * right * wrong) / (right + wrong || 1);
}
