import type { Network } from '@syllabi/ask/fitting';
import { randomFrom } from '../random.ts';

/** Rows of signals, of which some are right: how much of the whole each deserves. */
export interface Sample {
  rows: readonly ArrayLike<number>[];
  /** Of a single row: how right it is, 0 to 1. */
  deserved: readonly number[];
  counts?: number;
}

interface Training {
  hidden: number;
  rounds: number;
  pull: number;
  rate?: number;
  seed?: number;
}

const BATCH = 16;

/**
 * Fits a network by Adam: with several rows a sample so that the right ones win (softmax), with one row so that its
 * score is the odds of being right (logistic).
 */
export function train(
  samples: readonly Sample[],
  { hidden, rounds, pull, rate = 0.01, seed = 7 }: Training,
): Network {
  const width = samples[0]?.rows[0]?.length ?? 0;
  const { mean, scale } = standards(samples, width);
  const random = randomFrom(seed);
  const size = width + 1 + hidden * (width + 2);
  const weights = Float64Array.from({ length: size }, (_, at) => (at > width ? (random() - 0.5) * 0.5 : 0));
  const [first, second, gradient] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const scaled = samples.map(({ rows }) =>
    rows.map((row) =>
      Float64Array.from({ length: width }, (_, k) => ((row[k] ?? 0) - (mean[k] ?? 0)) / (scale[k] ?? 1)),
    ),
  );
  const order = samples.map((_, at) => at);
  let step = 0;
  const move = (k: number, count: number, pace: number): void => {
    const slope = (gradient[k] ?? 0) / count + (k === width ? 0 : pull * (weights[k] ?? 0));
    first[k] = 0.9 * (first[k] ?? 0) + 0.1 * slope;
    second[k] = 0.999 * (second[k] ?? 0) + 0.001 * slope * slope;
    const [m, v] = [(first[k] ?? 0) / (1 - 0.9 ** step), (second[k] ?? 0) / (1 - 0.999 ** step)];
    weights[k] = (weights[k] ?? 0) - (pace * m) / (Math.sqrt(v) + 1e-8);
  };
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    const slowing = rate * (1 - round / rounds) + rate * 0.02;
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      gradient.fill(0);
      for (const at of batch)
        addGradient(scaled[at] ?? [], samples[at], { weights, gradient, width, hidden });
      step++;
      for (let k = 0; k < size; k++) move(k, batch.length, slowing);
    }
  }
  return toNetwork({ weights, width, hidden, mean, scale });
}

interface Fit {
  weights: Float64Array;
  gradient: Float64Array;
  width: number;
  hidden: number;
}

function addGradient(rows: readonly Float64Array[], sample: Sample | undefined, fit: Fit): void {
  if (!sample) return;
  const passed = rows.map((row) => forward(row, fit));
  const wrong = errors(
    passed.map(({ score }) => score),
    sample,
  );
  rows.forEach((row, at) => {
    const error = (wrong[at] ?? 0) * (sample.counts ?? 1);
    if (Math.abs(error) > 1e-5) backward(row, passed[at]?.active ?? [], error, fit);
  });
}

function errors(scores: readonly number[], { deserved }: Sample): number[] {
  if (scores.length === 1) return [1 / (1 + Math.exp(-(scores[0] ?? 0))) - (deserved[0] ?? 0)];
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one, at) => one / all - (deserved[at] ?? 0));
}

function forward(row: Float64Array, { weights, width, hidden }: Fit) {
  let score = weights[width] ?? 0;
  for (let k = 0; k < width; k++) score += (weights[k] ?? 0) * (row[k] ?? 0);
  const active: number[] = [];
  for (let unit = 0; unit < hidden; unit++) {
    const base = width + 1 + unit * (width + 2);
    let sum = weights[base + width] ?? 0;
    for (let k = 0; k < width; k++) sum += (weights[base + k] ?? 0) * (row[k] ?? 0);
    const value = Math.tanh(sum);
    active.push(value);
    score += (weights[base + width + 1] ?? 0) * value;
  }
  return { score, active };
}

function backward(row: Float64Array, active: readonly number[], error: number, fit: Fit): void {
  const { weights, gradient, width } = fit;
  const add = (at: number, value: number) => {
    gradient[at] = (gradient[at] ?? 0) + value;
  };
  for (let k = 0; k < width; k++) add(k, error * (row[k] ?? 0));
  add(width, error);
  active.forEach((value, unit) => {
    const base = width + 1 + unit * (width + 2);
    const inner = error * (weights[base + width + 1] ?? 0) * (1 - value * value);
    for (let k = 0; k < width; k++) add(base + k, inner * (row[k] ?? 0));
    add(base + width, inner);
    add(base + width + 1, error * value);
  });
}

function standards(samples: readonly Sample[], width: number) {
  const rows = samples.flatMap((sample) => sample.rows);
  const mean = Array.from(
    { length: width },
    (_, k) => rows.reduce((sum, row) => sum + (row[k] ?? 0), 0) / rows.length,
  );
  const scale = mean.map((centre, k) =>
    Math.max(
      0.05,
      Math.sqrt(rows.reduce((sum, row) => sum + ((row[k] ?? 0) - centre) ** 2, 0) / rows.length),
    ),
  );
  return { mean, scale };
}

const rounded = (values: Iterable<number>): number[] => [...values].map((value) => Number(value.toFixed(3)));

function toNetwork({
  weights,
  width,
  hidden,
  mean,
  scale,
}: Omit<Fit, 'gradient'> & { mean: number[]; scale: number[] }): Network {
  return {
    mean: rounded(mean),
    scale: rounded(scale),
    direct: rounded(weights.slice(0, width)),
    bias: Number((weights[width] ?? 0).toFixed(3)),
    hidden: Array.from({ length: hidden }, (_, unit) => {
      const base = width + 1 + unit * (width + 2);
      const [bias = 0, to = 0] = rounded(weights.slice(base + width, base + width + 2));
      return { from: rounded(weights.slice(base, base + width)), bias, to };
    }),
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
