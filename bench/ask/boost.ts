import type { Tree } from '@syllabi/ask/fitting';
import { randomFrom } from '../random.ts';

/** Rows of which some are right: the trees learn to put those first. */
export interface Group {
  rows: readonly Float64Array[];
  /** How right each row is, 0 to 1. */
  right: readonly number[];
  counts: number;
}

interface Boosting {
  trees: number;
  rate: number;
  depth: number;
  /** Fewer rows than these make no branch of their own. */
  least: number;
  /** Held against leaves that few rows speak for. */
  pull: number;
  /** The shares of groups and of signals that each tree sees. */
  groupShare: number;
  signalShare: number;
  seed?: number;
}

const BINS = 64;
const SAMPLED = 20_000;
const LEAST_CURVE = 1e-6;

/**
 * Gradient boosting with histograms (Friedman, 2001; Ke and others, 2017), over lists: each tree moves the right rows of
 * a list ahead of its others (softmax over the list).
 */
export function boost(groups: readonly Group[], options: Boosting): Tree[] {
  const rows = groups.flatMap((group) => group.rows);
  const width = rows[0]?.length ?? 0;
  const bounds = Array.from({ length: width }, (_, signal) => boundsOf(rows, signal));
  const binned = bounds.map((of, signal) => Uint8Array.from(rows, (row) => binOf(of, row[signal] ?? 0)));
  const random = randomFrom(options.seed ?? 5);
  const scores = new Float64Array(rows.length);
  const slopes = new Float64Array(rows.length);
  const curves = new Float64Array(rows.length);
  return Array.from({ length: options.trees }, () => {
    const seen = slopesOf(groups, { scores, slopes, curves, isSeen: () => random() < options.groupShare });
    const signals = drawn(width, Math.max(1, Math.round(width * options.signalShare)), random);
    const tree = growTree(seen, { bounds, binned, slopes, curves, signals, ...options });
    const splits = tree.signal.map((signal, at) => binOf(bounds[signal] ?? [], tree.bound[at] ?? 0));
    for (let row = 0; row < rows.length; row++)
      scores[row] = (scores[row] ?? 0) + leafFor(tree, { splits, binned, row });
    return tree;
  });
}

/** Bounds that part the values of a signal into about as many rows each. */
function boundsOf(rows: readonly Float64Array[], signal: number): number[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLED));
  const values = Array.from(
    { length: Math.ceil(rows.length / step) },
    (_, at) => rows[at * step]?.[signal] ?? 0,
  ).sort((a, b) => a - b);
  const distinct = [...new Set(values)];
  const between =
    distinct.length <= BINS
      ? distinct.slice(1).map((value, at) => (value + (distinct[at] ?? 0)) / 2)
      : Array.from(
          { length: BINS - 1 },
          (_, at) => values[Math.floor(((at + 1) * values.length) / BINS)] ?? 0,
        );
  return [...new Set(between.map((bound) => Number(bound.toPrecision(4))))].sort((a, b) => a - b);
}

/** How many bounds lie below a value. */
function binOf(bounds: readonly number[], value: number): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (bounds[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Slopes {
  scores: Float64Array;
  slopes: Float64Array;
  curves: Float64Array;
  isSeen: () => boolean;
}

/** Works out where each row should move; answers with the rows of the groups that are seen. */
function slopesOf(groups: readonly Group[], { scores, slopes, curves, isSeen }: Slopes): Int32Array {
  const seen: number[] = [];
  let start = 0;
  for (const { rows, right, counts } of groups) {
    const from = start;
    start += rows.length;
    if (!isSeen()) continue;
    const own = scores.subarray(from, start);
    const most = own.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
    const odds = own.map((score) => Math.exp(score - most));
    const all = odds.reduce((sum, one) => sum + one, 0);
    const rightful = odds.reduce((sum, one, at) => sum + one * (right[at] ?? 0), 0);
    if (rightful <= 0) continue;
    odds.forEach((one, at) => {
      const chance = one / all;
      slopes[from + at] = counts * (chance - (one * (right[at] ?? 0)) / rightful);
      curves[from + at] = counts * Math.max(chance * (1 - chance), LEAST_CURVE);
      seen.push(from + at);
    });
  }
  return Int32Array.from(seen);
}

function drawn(width: number, count: number, random: () => number): number[] {
  const left = Array.from({ length: width }, (_, signal) => signal);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
}

interface Growing {
  bounds: readonly number[][];
  binned: readonly Uint8Array[];
  slopes: Float64Array;
  curves: Float64Array;
  signals: readonly number[];
  rate: number;
  depth: number;
  least: number;
  pull: number;
}

type Growth = { [Part in keyof Tree]: number[] };

function growTree(rows: Int32Array, growing: Growing): Tree {
  const tree: Growth = { signal: [], bound: [], next: [] };
  branch(rows, tree, { ...growing, depth: growing.depth });
  return tree;
}

function branch(rows: Int32Array, tree: Growth, growing: Growing): void {
  const at = tree.signal.length;
  const best = growing.depth > 0 && rows.length >= 2 * growing.least ? bestSplit(rows, growing) : undefined;
  tree.next.push(0);
  if (!best) {
    const { slope, curve } = sumOver(rows, growing);
    tree.signal.push(-1);
    tree.bound.push(Number(((-growing.rate * slope) / (curve + growing.pull)).toFixed(4)));
    return;
  }
  tree.signal.push(best.signal);
  tree.bound.push(growing.bounds[best.signal]?.[best.bin] ?? 0);
  const bins = growing.binned[best.signal] ?? new Uint8Array();
  const deeper = { ...growing, depth: growing.depth - 1 };
  branch(
    rows.filter((row) => (bins[row] ?? 0) <= best.bin),
    tree,
    deeper,
  );
  tree.next[at] = tree.signal.length;
  branch(
    rows.filter((row) => (bins[row] ?? 0) > best.bin),
    tree,
    deeper,
  );
}

function sumOver(rows: Int32Array, { slopes, curves }: Growing): { slope: number; curve: number } {
  let [slope, curve] = [0, 0];
  for (const row of rows) {
    slope += slopes[row] ?? 0;
    curve += curves[row] ?? 0;
  }
  return { slope, curve };
}

interface Split {
  signal: number;
  bin: number;
  gain: number;
}

function bestSplit(rows: Int32Array, growing: Growing): Split | undefined {
  const whole = sumOver(rows, growing);
  return growing.signals.reduce<Split | undefined>((best, signal) => {
    const found = splitOn(signal, rows, { ...growing, whole });
    return found && found.gain > (best?.gain ?? 1e-7) ? found : best;
  }, undefined);
}

function splitOn(
  signal: number,
  rows: Int32Array,
  {
    whole,
    binned,
    bounds,
    slopes,
    curves,
    least,
    pull,
  }: Growing & { whole: { slope: number; curve: number } },
): Split | undefined {
  const [slopeIn, curveIn, countIn] = [new Float64Array(BINS), new Float64Array(BINS), new Int32Array(BINS)];
  const bins = binned[signal] ?? new Uint8Array();
  for (const row of rows) {
    const bin = bins[row] ?? 0;
    slopeIn[bin] = (slopeIn[bin] ?? 0) + (slopes[row] ?? 0);
    curveIn[bin] = (curveIn[bin] ?? 0) + (curves[row] ?? 0);
    countIn[bin] = (countIn[bin] ?? 0) + 1;
  }
  const worth = (slope: number, curve: number) => (slope * slope) / (curve + pull);
  let best: Split | undefined;
  let [slope, curve, count] = [0, 0, 0];
  for (let bin = 0; bin < (bounds[signal]?.length ?? 0); bin++) {
    slope += slopeIn[bin] ?? 0;
    curve += curveIn[bin] ?? 0;
    count += countIn[bin] ?? 0;
    if (count < least || rows.length - count < least) continue;
    const gain =
      worth(slope, curve) + worth(whole.slope - slope, whole.curve - curve) - worth(whole.slope, whole.curve);
    if (gain > (best?.gain ?? 0)) best = { signal, bin, gain };
  }
  return best;
}

function leafFor(
  { signal, bound, next }: Tree,
  { splits, binned, row }: { splits: readonly number[]; binned: readonly Uint8Array[]; row: number },
): number {
  let at = 0;
  for (let asked = signal[at] ?? -1; asked >= 0; asked = signal[at] ?? -1)
    at = (binned[asked]?.[row] ?? 0) > (splits[at] ?? 0) ? (next[at] ?? 0) : at + 1;
  return bound[at] ?? 0;
}
