import type { DocumentIndex } from './document-index.ts';
import { type LineScores, weigh } from './line-scores.ts';
import type { Reading } from './reading.ts';
import { isUsual, tellingOf, type Usual } from './usual.ts';
import { saysOf } from './wants.ts';

/** Names of what is measured of a line for a question, in the order of the weights. */
export const LINE_SIGNALS = [
  'coverage',
  'covers',
  'coversWithNext',
  'coversAround',
  'coversWithHeading',
  'headingCovers',
  'coversWithPrevious',
  'rare',
  'rareAround',
  'hints',
  'hintsBeside',
  'wanted',
  'wantedBeside',
  'isHeading',
  'words',
  'position',
  'letters',
  'coversAndWanted',
  'told',
] as const;

interface Measured {
  lines: LineScores;
  usual: Usual;
}

/** What is measured of each line for a question: a row of `LINE_SIGNALS` for each. */
export function lineSignalsOf(
  index: DocumentIndex,
  reading: Reading,
  { lines, usual }: Measured,
): Float64Array[] {
  const { units } = index;
  const { mask, coverage, hints } = lines;
  const { weights, rare } = weightsAtLarge(reading, usual);
  const wanted = wantedIn(index, reading);
  const letters = lettersShared(index, reading);
  const told = toldIn(index, reading);
  const maskAround = (unit: number, back: number, on: number): number => {
    let held = 0;
    for (let at = unit - back; at <= unit + on; at++) held |= mask[at] ?? 0;
    return held;
  };
  const beside = (values: Float64Array, unit: number) =>
    Math.max(values[unit - 1] ?? 0, values[unit + 1] ?? 0);
  return units.map(({ head, isHeading, words }, unit) => {
    const own = mask[unit] ?? 0;
    const ofHeading = head >= 0 ? (mask[head] ?? 0) : 0;
    const [near, around] = [maskAround(unit, 1, 1), maskAround(unit, 3, 3)];
    const isWanted = wanted[unit] ?? 0;
    return Float64Array.of(
      coverage[unit] ?? 0,
      weigh(own, weights),
      weigh(near, weights),
      weigh(around, weights),
      weigh(own | ofHeading, weights),
      head === unit ? 0 : weigh(ofHeading, weights),
      weigh(maskAround(unit, 2, 0), weights),
      weigh(own, rare),
      weigh(around, rare),
      (hints[unit] ?? 0) / 3,
      beside(hints, unit) / 3,
      isWanted,
      beside(wanted, unit),
      isHeading ? 1 : 0,
      Math.min(2, words / 15),
      unit / units.length,
      letters[unit] ?? 0,
      weigh(near, weights) * isWanted,
      told[unit] ?? 0,
    );
  });
}

/** What each subject tells among syllabi at large, and of those that few syllabi hold alone. */
function weightsAtLarge({ subjects }: Reading, usual: Usual): { weights: number[]; rare: number[] } {
  const telling = subjects.map(({ term }) => tellingOf(usual, term));
  const all = telling.reduce((sum, one) => sum + one, 0) || 1;
  const weights = telling.map((one) => one / all);
  const rare = subjects.map(({ term, isKnown }, bit) =>
    isKnown && !term.startsWith('~') && !isUsual(usual, term) ? (weights[bit] ?? 0) : 0,
  );
  return { weights, rare };
}

/** The share of what is wanted that each line looks like. */
export function wantedIn({ units, postings }: DocumentIndex, { wants }: Reading): Float64Array {
  const wanted = new Float64Array(units.length);
  for (const want of wants)
    for (const unit of postings.get(saysOf(want)) ?? [])
      wanted[unit] = (wanted[unit] ?? 0) + 1 / wants.length;
  return wanted;
}

/** The share of what is asked about that each line tells of. */
function toldIn({ units }: DocumentIndex, { topics }: Reading): Float64Array {
  const told = new Float64Array(units.length);
  for (const topic of topics)
    for (const unit of topic.units) told[unit] = (told[unit] ?? 0) + 1 / topics.length;
  return told;
}

/** The share of the three letters in a row of the question's longer words that each line holds: "photosynth". */
function lettersShared({ units }: DocumentIndex, { text }: Reading): Float64Array {
  const asked = threesOf(text, LONGER_WORD);
  if (asked.size === 0) return new Float64Array(units.length);
  return Float64Array.from(units, (unit) => {
    unit.threes ??= threesOf(unit.text, WORD);
    let shared = 0;
    for (const three of asked) if (unit.threes.has(three)) shared++;
    return shared / asked.size;
  });
}

const LONGER_WORD = /[a-z]{5,40}/g;
const WORD = /[a-z]{4,40}/g;

function threesOf(text: string, words: RegExp): Set<string> {
  const threes = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(words)) {
    const edged = `^${word}$`;
    for (let at = 0; at + 3 <= edged.length; at++) threes.add(edged.slice(at, at + 3));
  }
  return threes;
}
