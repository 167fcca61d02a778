import { priorOf } from '@syllabi/ask/fitting';

const ROUNDS = 30;

interface Learning {
  /** Clues in questions about fewer documents say nothing of other syllabi. */
  documents: number;
  pull: number;
}

export interface Clues {
  document: string;
  clues: readonly string[];
  isRight: boolean;
}

/** Learns what each clue says of whether syllabi answer a question: a logistic regression. */
export function learnPrior(asked: readonly Clues[], { documents, pull }: Learning): Record<string, number> {
  const seen = new Map<string, Set<string>>();
  for (const { clues, document } of asked)
    for (const clue of clues) seen.set(clue, (seen.get(clue) ?? new Set()).add(document));
  const weights: Record<string, number> = {};
  const slopes: Record<string, number> = {};
  const samples = asked.map(({ clues, isRight }) => ({
    clues: clues.filter((clue) => (seen.get(clue)?.size ?? 0) >= documents),
    isRight,
  }));
  const wrong = samples.filter(({ isRight }) => !isRight).length;
  const counts = wrong / Math.max(1, samples.length - wrong);
  for (const { clues } of samples) for (const clue of clues) weights[clue] = 0;
  const learn = (clues: readonly string[], error: number): void => {
    for (const clue of clues) {
      const slope = error / Math.sqrt(clues.length) + pull * (weights[clue] ?? 0);
      slopes[clue] = (slopes[clue] ?? 1e-6) + slope * slope;
      weights[clue] = (weights[clue] ?? 0) - (0.1 * slope) / Math.sqrt(slopes[clue] ?? 1);
    }
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const { clues, isRight } of samples) {
      const share = 1 / (1 + Math.exp(-priorOf(clues, weights)));
      learn(clues, (share - (isRight ? 1 : 0)) * (isRight ? counts : 1));
    }
  const sorted = Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([clue, weight]) => [clue, Number(weight.toFixed(2))]));
}
