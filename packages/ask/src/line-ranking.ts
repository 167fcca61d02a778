import type { DocumentIndex } from './document-index.ts';
import { sumOf, type Tree } from './forest.ts';
import { scoreLines } from './line-scores.ts';
import { lineSignalsOf } from './line-signals.ts';
import { type LineModel, scorePairs, silenceOf } from './pairs.ts';
import type { Reading } from './reading.ts';
import type { Usual } from './usual.ts';

/** How the lines of a document stand to a question after the first look. */
export interface FirstLook {
  /** `LINE_SIGNALS` of each line. */
  signals: Float64Array[];
  scores: Float64Array;
  /** What lines score where nothing is said of the question. */
  silence: number;
}

export function lookAt(
  index: DocumentIndex,
  reading: Reading,
  { model, usual }: { model: LineModel; usual: Usual },
): FirstLook {
  const lines = scoreLines(index, reading);
  const signals = lineSignalsOf(index, reading, { lines, usual });
  const pairs = scorePairs(index, reading, model.pairs);
  const scores = Float64Array.from(signals, (row, unit) => dot(row, model.signals) + (pairs[unit] ?? 0));
  return { signals, scores, silence: silenceOf(model, reading) };
}

const dot = (row: Float64Array, weights: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Lines that a second look is taken at. */
export const LOOKED_AT_TWICE = 50;
const REACHES = [1, 3, 7] as const;

/** The lines with the highest scores, best first. */
export function bestLines({ scores }: FirstLook, count = LOOKED_AT_TWICE): number[] {
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, count);
}

/** What a second look measures of lines: the first look's signals, and how each line stands among the others. */
export function secondSignals(
  index: DocumentIndex,
  reading: Reading,
  { look, lines }: { look: FirstLook; lines: readonly number[] },
): Float64Array[] {
  const { signals, scores } = look;
  const chances = chancesOf(scores);
  const before = sumsBefore(chances);
  const most = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const ranks = new Map(bestLines(look, scores.length).map((unit, rank) => [unit, rank]));
  const below = (unit: number) => (scores[unit] ?? most + FAR) - most;
  const near = (unit: number, reach: number) =>
    (before[Math.min(scores.length, unit + reach + 1)] ?? 0) - (before[Math.max(0, unit - reach)] ?? 0);
  const ofQuestion = formOf(reading);
  return lines.map((unit) => {
    const head = index.units[unit]?.head ?? -1;
    const above = Math.max(scores[unit - 1] ?? -99, scores[unit - 2] ?? -99);
    return Float64Array.of(
      ...(signals[unit] ?? []),
      below(unit),
      Math.log((chances[unit] ?? 0) + 1e-4),
      below(unit - 1),
      below(unit + 1),
      head >= 0 ? below(head) : FAR,
      ranks.get(unit) ?? scores.length,
      ...REACHES.map((reach) => near(unit, reach)),
      above - (scores[unit] ?? 0),
      ...ofQuestion,
      (index.units[unit]?.text.length ?? 0) / 100,
    );
  });
}

const FAR = -9;

function formOf({ text, subjects }: Reading): number[] {
  const forms = [
    /^(is|are|do|does|did|can|could|will|would|may|should|must|has|have|am)\b/i,
    /\bwhen\b|what (time|day|date)|deadline/i,
    /how (much|many|long|often)|percent/i,
    /\bwhere\b|\bwho\b/i,
  ];
  return [...forms.map((form) => (form.test(text) ? 1 : 0)), subjects.length / 8];
}

/** What trees make of the lines after a second look; those not looked at stay far behind. */
export function secondScores(
  index: DocumentIndex,
  reading: Reading,
  { look, ranking }: { look: FirstLook; ranking: readonly Tree[] },
): Float64Array {
  const lines = bestLines(look);
  const rows = secondSignals(index, reading, { look, lines });
  const scores = new Float64Array(look.scores.length).fill(FAR);
  lines.forEach((unit, at) => {
    scores[unit] = sumOf(ranking, rows[at] ?? []);
  });
  return scores;
}

/** A passage with one good line is quoted before one with several fair ones: how much more the best lines count there. */
export const FOR_QUOTES = 1.25;

/** How likely each line holds the answer, if one does; the higher `trust` in the scores, the more the best lines count. */
export function chancesOf(scores: Float64Array, trust = 1): Float64Array {
  const most = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(trust * (score - most)));
  const all = odds.reduce((sum, one) => sum + one, 0) || 1;
  return odds.map((one) => one / all);
}

/** Sums of the values before each place, and of all at the end. */
function sumsBefore(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, at) => {
    sums[at + 1] = (sums[at] ?? 0) + value;
  });
  return sums;
}

/** How likely each window holds the answer; what stands inside counts twice, as answers go on over a line's end. */
export function windowScores({ windows }: DocumentIndex, chances: Float64Array): number[] {
  const before = sumsBefore(chances);
  const between = (from: number, to: number) => Math.max(0, (before[to] ?? 0) - (before[from] ?? 0));
  return windows.map(({ from, to }) => between(from, to) + between(from + 1, to - 1));
}
