import type { DocumentIndex } from './document-index.ts';
import { type LineScores, weigh } from './line-scores.ts';
import type { Reading } from './reading.ts';

/** Whether the document holds what answers to such questions hold, and where it speaks of the question. */
export function evidenceOfHints(
  { postings, units, windows }: DocumentIndex,
  { hints, missing }: Reading,
  { chosen, lines: { mask, weights } }: { chosen: readonly number[]; lines: LineScores },
): number[] {
  const held = hints.reduce((sum, { weight }) => sum + weight, 0);
  const expected = held + missing;
  const best = windows[chosen[0] ?? -1];
  const inBest = hints
    .filter(({ term }) => postings.get(term)?.some((unit) => best && unit >= best.from && unit < best.to))
    .reduce((sum, { weight }) => sum + weight, 0);
  const hinted = new Float64Array(units.length + 2);
  for (const { term, weight } of hints)
    for (const unit of postings.get(term) ?? []) hinted[unit + 1] = (hinted[unit + 1] ?? 0) + weight;
  const bothAt = (unit: number): number => {
    const around = (hinted[unit] ?? 0) + (hinted[unit + 1] ?? 0) + (hinted[unit + 2] ?? 0);
    if (around === 0) return 0;
    const subjects = (mask[unit - 1] ?? 0) | (mask[unit] ?? 0) | (mask[unit + 1] ?? 0);
    return Math.sqrt(around) * weigh(subjects, weights);
  };
  const both = units.reduce((most, _, unit) => Math.max(most, bothAt(unit)), 0);
  return [
    Math.log(1 + expected),
    expected > 0 ? held / expected : 1,
    expected > 0 ? inBest / expected : 0.5,
    both,
    expected > 0 ? both / Math.sqrt(expected) : 0,
  ];
}
