import { type Judged, type Measured, scoresOf, sumOf, type Tally } from './measures.ts';
import type { Perturbed } from './perturbations/perturb.ts';
import { randomFrom } from './random.ts';

const RESAMPLES = 1000;
const SEED = 20_270_111;

/** The tables of a corpus: every measure with its interval, then how far confidence can be trusted. */
export function report(measured: readonly Measured[]): string {
  const names = [...new Set(measured.flatMap(({ tallies }) => Object.keys(tallies)))];
  const head = `${''.padEnd(16)}     P     R    F1   95 % interval of F1   (right, labelled, found)`;
  return [head, ...names.map((name) => row(name, measured)), '', ...reliability(measured)].join('\n');
}

function row(name: string, measured: readonly Measured[]): string {
  const tallies = measured.flatMap(({ tallies: all }) => all[name] ?? []);
  const sum = sumOf(tallies);
  const { precision, recall, f1 } = scoresOf(sum);
  const [low, high] = interval(tallies);
  const counts = `(${sum.hit}, ${sum.gold}, ${sum.got})`;
  return `${name.padEnd(16)} ${percent(precision)} ${percent(recall)} ${percent(f1)}   ${percent(low)} –${percent(high)}        ${counts}`;
}

/** Documents drawn again with replacement: how much the figure depends on which documents there are. */
function interval(tallies: readonly Tally[]): [number, number] {
  const random = randomFrom(SEED);
  const scores = Array.from({ length: RESAMPLES }, () => {
    const drawn = tallies.flatMap(() => tallies[Math.floor(random() * tallies.length)] ?? []);
    return scoresOf(sumOf(drawn)).f1;
  }).sort((a, b) => a - b);
  return [scores[Math.floor(0.025 * RESAMPLES)] ?? 0, scores[Math.floor(0.975 * RESAMPLES)] ?? 0];
}

const PERTURBED = ['items, lenient', 'items, strict', 'days off', 'grade weights', 'class meetings'] as const;

interface WithPerturbed {
  asWritten: Measured | undefined;
  perturbed: readonly Perturbed[];
}

/** What is lost where the same documents are written otherwise: for each writing F1 now, and what it was. */
export function reportPerturbed(all: readonly WithPerturbed[]): string {
  const names = [...new Set(all.flatMap(({ perturbed }) => perturbed.map(({ name }) => name)))];
  const head = `${'written otherwise'.padEnd(40)} documents   ${PERTURBED.map((name) => name.padEnd(17)).join('')}`;
  return ['', head, ...names.map((name) => perturbedRow(name, all))].join('\n');
}

function perturbedRow(name: string, all: readonly WithPerturbed[]): string {
  const pairs = all.flatMap(({ asWritten, perturbed }) => {
    const one = perturbed.find((other) => other.name === name);
    return asWritten && one ? [{ before: asWritten, now: one.measured }] : [];
  });
  const f1 = (measured: readonly Measured[], measure: string) =>
    scoresOf(sumOf(measured.flatMap(({ tallies }) => tallies[measure] ?? []))).f1;
  const columns = PERTURBED.map((measure) => {
    const now = f1(
      pairs.map((pair) => pair.now),
      measure,
    );
    const before = f1(
      pairs.map((pair) => pair.before),
      measure,
    );
    return `${percent(now)} (${(100 * (now - before)).toFixed(1).padStart(5)})`.padEnd(17);
  });
  return `${name.padEnd(40)} ${String(pairs.length).padStart(9)}   ${columns.join('')}`.trimEnd();
}

const BANDS: readonly (readonly [number, number])[] = [
  [0.5, 0.6],
  [0.6, 0.7],
  [0.7, 0.8],
  [0.8, 0.9],
  [0.9, 0.95],
  [0.95, 1.01],
];
const SURE = 0.9;
/** Confidences are told in hundredths. */
const ROUNDED = 0.005;

function reliability(measured: readonly Measured[]): string[] {
  const all = measured.flatMap(({ judged }) => judged);
  const sure = all.filter(({ confidence }) => confidence >= SURE);
  return [
    'confidence   findings   right',
    ...BANDS.map(([from, to]) => {
      const within = all.filter(({ confidence }) => confidence >= from && confidence < to);
      return `${from.toFixed(2)}–${Math.min(to, 1).toFixed(2)}    ${String(within.length).padStart(6)}   ${shareRight(within)}`;
    }),
    `0.9 and more: ${shareRight(sure).trim()} right; they are ${percent(sure.length / Math.max(1, all.length)).trim()} % of all findings`,
    `the odds of a confidence come truest where they count ${bestSlope(all).toFixed(2)} times`,
  ];
}

/** The calibration slope (Cox, 1958): 1 where confidences come true, less where they promise too much. */
function bestSlope(judged: readonly Judged[]): number {
  const slopes = Array.from({ length: 40 }, (_, index) => (index + 1) / 20);
  return slopes.reduce((best, slope) => (lossAt(slope, judged) < lossAt(best, judged) ? slope : best));
}

function lossAt(slope: number, judged: readonly Judged[]): number {
  const losses = judged.map(({ confidence, isRight }) => {
    const within = Math.min(1 - ROUNDED, Math.max(ROUNDED, confidence));
    const odds = slope * Math.log(within / (1 - within));
    return Math.log1p(Math.exp(isRight ? -odds : odds));
  });
  return losses.reduce((sum, loss) => sum + loss, 0);
}

const shareRight = (judged: readonly Judged[]): string => {
  const right = judged.filter(({ isRight }) => isRight).length;
  return judged.length === 0 ? '    –' : `${percent(right / judged.length)} % (${right})`;
};

const percent = (share: number) => (100 * share).toFixed(1).padStart(5);
