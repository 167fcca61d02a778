/** A layer of a few units between what is measured and the score. */
export interface Network {
  /** Taken from and divided out of each signal before. */
  mean: number[];
  scale: number[];
  /** Straight from the signals to the score. */
  direct: number[];
  hidden: { bias: number; from: number[]; to: number }[];
  bias: number;
}

/** The score of one row of signals. */
export function scoreOf({ mean, scale, direct, hidden, bias }: Network, signals: ArrayLike<number>): number {
  const at = (index: number) => ((signals[index] ?? 0) - (mean[index] ?? 0)) / (scale[index] ?? 1);
  const values = mean.map((_, index) => at(index));
  const dot = (weights: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  return hidden.reduce(
    (sum, unit) => sum + unit.to * Math.tanh(unit.bias + dot(unit.from)),
    bias + dot(direct),
  );
}
