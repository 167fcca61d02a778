const ROUNDS = 150;
const RATE = 0.1;
/** Weights that hardly tell are not kept. */
const LEAST = 0.03;

interface Learning {
  /** Clues in questions about fewer documents say nothing of other syllabi. */
  documents: number;
  /** How much weights are held back. */
  pull: number;
}

export interface Clues {
  document: string;
  clues: readonly string[];
  isRight: boolean;
}

/** Learns what each clue says of whether syllabi answer a question: a logistic regression, by Adam over all at once. */
export function learnPrior(asked: readonly Clues[], { documents, pull }: Learning): Record<string, number> {
  const names = cluesToLearn(asked, documents);
  const places = new Map(names.map((clue, at) => [clue, at]));
  const samples = asked.map(({ clues, isRight }) => ({
    clues: Int32Array.from(clues.flatMap((clue) => places.get(clue) ?? [])),
    isRight,
  }));
  const wrong = samples.filter(({ isRight }) => !isRight).length;
  // The few without an answer count as much as the many with one, and all together as many as they are.
  const half = samples.length / 2;
  const weights = new Float64Array(names.length);
  const moved = [new Float64Array(names.length), new Float64Array(names.length)] as const;
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = weights.map((weight) => pull * weight);
    for (const { clues, isRight } of samples) {
      const counts = half / (isRight ? samples.length - wrong : wrong) / samples.length;
      const scale = 1 / Math.sqrt(clues.length || 1);
      const score = scale * clues.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
      const error = counts * scale * (1 / (1 + Math.exp(-score)) - (isRight ? 1 : 0));
      for (const at of clues) slopes[at] = (slopes[at] ?? 0) + error;
    }
    move(weights, slopes, { moved, round });
  }
  return Object.fromEntries(
    names
      .map((clue, at): [string, number] => [clue, Number((weights[at] ?? 0).toFixed(2))])
      .filter(([, weight]) => Math.abs(weight) >= LEAST),
  );
}

function cluesToLearn(asked: readonly Clues[], documents: number): string[] {
  const seen = new Map<string, Set<string>>();
  for (const { clues, document } of asked)
    for (const clue of clues) {
      const known = seen.get(clue);
      if (known) known.add(document);
      else seen.set(clue, new Set([document]));
    }
  return [...seen]
    .filter(([, of]) => of.size >= documents)
    .map(([clue]) => clue)
    .sort();
}

function move(
  weights: Float64Array,
  slopes: Float64Array,
  { moved: [first, second], round }: { moved: readonly [Float64Array, Float64Array]; round: number },
): void {
  const rate = RATE * (1 - round / (ROUNDS + 1));
  slopes.forEach((slope, at) => {
    first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
    second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
    const [m, v] = [(first[at] ?? 0) / (1 - 0.9 ** round), (second[at] ?? 0) / (1 - 0.999 ** round)];
    weights[at] = (weights[at] ?? 0) - (rate * m) / (Math.sqrt(v) + 1e-9);
  });
}
