import type { DocumentIndex } from './document-index.ts';
import { excessOf } from './evidence-of-concepts.ts';
import { bestLines, chancesOf, type FirstLook } from './line-ranking.ts';
import { type LineScores, weigh } from './line-scores.ts';
import { LINE_SIGNALS, wantedIn } from './line-signals.ts';
import type { Reading } from './reading.ts';
import type { Usual } from './usual.ts';
import { saysOf } from './wants.ts';

interface Looked {
  look: FirstLook;
  lines: LineScores;
  /** The best windows, and how likely each window holds the answer. */
  chosen: readonly number[];
  likely: readonly number[];
  usual: Usual;
}

const TOP = 3;

/** How far the best lines stand out: against silence, against the others, and in what they hold. */
export function evidenceOfLines(index: DocumentIndex, reading: Reading, looked: Looked): number[] {
  const { look, lines } = looked;
  const { mask, weights } = lines;
  const best = bestLines(look);
  const [first = 0, second = 0] = best;
  const maskAround = (unit: number, reach: number) => {
    let held = 0;
    for (let at = unit - reach; at <= unit + reach; at++) held |= mask[at] ?? 0;
    return held;
  };
  const covers = (unit: number, reach: number) => weigh(maskAround(unit, reach), weights);
  const unit = index.units[first];
  const top = best.slice(0, TOP);
  return [
    ...evidenceOfChances(best, looked),
    ...LINE_SIGNALS.map((_, at) => look.signals[first]?.[at] ?? 0),
    ...[0, 1, 3].map((reach) => covers(first, reach)),
    top.reduce((most, one) => Math.max(most, covers(one, 1)), 0),
    unit?.isHeading ? 1 : 0,
    (unit?.words ?? 0) / 20,
    first / index.units.length,
    Math.abs(first - second) < 4 ? 1 : 0,
    ...evidenceOfWants(index, reading, { top, usual: looked.usual }),
    ...evidenceOfBestWindow(index, reading, looked),
  ];
}

function evidenceOfChances(best: readonly number[], { look, chosen, likely }: Looked): number[] {
  const { scores, silence } = look;
  const chances = chancesOf(scores);
  const most = scores[best[0] ?? 0] ?? 0;
  const all = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  const chance = (rank: number) => chances[best[rank] ?? -1] ?? 0;
  const entropy = -chances.reduce((sum, one) => sum + (one > 0 ? one * Math.log(one) : 0), 0);
  const [first = 0, second = 0] = chosen.map((at) => likely[at] ?? 0);
  const top = best.slice(0, TOP);
  return [
    all - silence,
    most - silence,
    top.reduce((sum, unit) => sum + (scores[unit] ?? 0), 0) / (top.length || 1) - silence,
    silence,
    most,
    chance(0),
    chance(0) - chance(1),
    best.slice(0, 5).reduce((sum, unit) => sum + (chances[unit] ?? 0), 0),
    entropy,
    first,
    first - second,
  ];
}

/** Whether what is wanted stands in the best lines, and whether the document has it as often as syllabi do. */
function evidenceOfWants(
  index: DocumentIndex,
  reading: Reading,
  { top, usual }: { top: readonly number[]; usual: Usual },
): number[] {
  const { wants } = reading;
  const excesses = wants.map((want) => excessOf(index, saysOf(want), usual));
  const wanted = wantedIn(index, reading);
  return [
    wants.length,
    Math.min(0, ...excesses),
    excesses.reduce((sum, one) => sum + one, 0) / (wants.length || 1),
    wants.length > 0 ? (wanted[top[0] ?? 0] ?? 0) : 0.5,
    wants.length > 0 ? Math.max(0, ...top.map((unit) => wanted[unit] ?? 0)) : 0.5,
  ];
}

/** How much of the question stands in the best passage. */
function evidenceOfBestWindow(
  { windows }: DocumentIndex,
  { subjects }: Reading,
  { chosen, lines: { mask, weights } }: Looked,
): number[] {
  const { from, to } = windows[chosen[0] ?? -1] ?? { from: 0, to: 0 };
  let held = 0;
  for (let unit = from; unit < to; unit++) held |= mask[unit] ?? 0;
  const words = subjects.flatMap(({ term }, bit) => (term.startsWith('~') ? [] : [bit]));
  const standing = words.filter((bit) => held & (1 << bit)).length;
  return [weigh(held, weights), standing, words.length - standing];
}
