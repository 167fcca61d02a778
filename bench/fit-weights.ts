// Fits the weights of packages/extraction/src/items/weights.ts: a logistic regression over the candidates of all
// documents at hand, drawn towards the weights as they stand, and measured on documents left out in turn.
//
//   SYLLABI_CORPUS=path/to/corpus[,more] npm run bench -- fit-weights [--made a,b,c,d,e,f,g,h,i] [--writings rows]
//
// `--writings` fits on the documents in those other writings as well, whose names hold these words.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '@syllabi/extraction/node';
import { madeSyllabi, type SyllabusLabels, setMade } from '@syllabi/extraction/testing';
import { toIso } from '../packages/extraction/src/dates/civil.ts';
import type { Document } from '../packages/extraction/src/document.ts';
import { gatherCandidates } from '../packages/extraction/src/findings/assessed.ts';
import { BASE, confidenceOf, WEIGHTS } from '../packages/extraction/src/items/weights.ts';
import { understand } from '../packages/extraction/src/understand.ts';
import { writtenOtherwise } from './perturbations/perturb.ts';
import { isLenientMatch } from './scoring.ts';

const { values: options } = parseArgs({
  options: {
    made: { type: 'string', default: 'a,b,c,d,e,f,g,h,i' },
    writings: { type: 'string' },
  },
});
const REFERENCE_DATE = '2026-09-01';
const FOLDS = 9;
const STRENGTHS = [0.1, 0.3, 1, 3];
const SEEN_BY_MANY = 3;
/** How much of the weights as they stand is believed without evidence. */
const PRIOR_COUNTS = 0.6;
/** Made documents say what we thought of, real ones what there is. */
const MADE_COUNTS = 0.5;
/** What is written otherwise is the same document once more. */
const WRITTEN_COUNTS = 0.25;

interface Row {
  document: string;
  signals: string[];
  isRight: boolean;
  counts: number;
}

interface Model {
  base: number;
  weights: Map<string, number>;
}

const rows: Row[] = [];
for (const folder of (process.env.SYLLABI_CORPUS ?? '../shared/syllabi')
  .split(',')
  .map((path) => resolve(path))) {
  if (!existsSync(join(folder, 'labels'))) continue;
  const files = readdirSync(join(folder, 'documents'));
  for (const name of readdirSync(join(folder, 'labels'))) {
    const labels = JSON.parse(readFileSync(join(folder, 'labels', name), 'utf8')) as SyllabusLabels;
    const file = files.find((each) => each.slice(0, -extname(each).length) === labels.id);
    if (file) rows.push(...(await rowsOf(readFileSync(join(folder, 'documents', file)), file, labels, 1)));
  }
}
for (const made of madeSyllabi())
  if ((options.made ?? '').split(',').includes(made.id.charAt(0)))
    rows.push(...(await rowsOf(await setMade(made), `${made.id}.${made.format}`, made.labels, MADE_COUNTS)));

const documents = [...new Set(rows.map(({ document }) => document))].sort();
console.log(
  `${rows.length} candidates of ${documents.length} documents, ${rows.filter(({ isRight }) => isRight).length} right`,
);
const measured = STRENGTHS.map((strength) => ({ strength, ...leaveOut(strength) }));
for (const { strength, loss } of measured)
  console.log(`drawn ${strength}: log loss left out ${loss.toFixed(4)}`);
const chosen = measured.reduce((best, one) => (one.loss < best.loss ? one : best));
const slope = calibrate(chosen.odds);
console.log(`chosen ${chosen.strength}; slope on documents left out ${slope.toFixed(2)}`);
for (const [from, to] of [
  [0, 0.5],
  [0.5, 0.7],
  [0.7, 0.9],
  [0.9, 0.97],
  [0.97, 1.01],
] as const) {
  const within = chosen.odds.filter(
    ({ odds }) => sigmoid(slope * odds) >= from && sigmoid(slope * odds) < to,
  );
  const right = within.filter(({ isRight }) => isRight).length;
  console.log(`  ${from}–${Math.min(to, 1)}: ${right} of ${within.length} right`);
}
const model = fit(rows, chosen.strength);
console.log(`\nBASE = ${model.base.toFixed(2)}`);
for (const [signal, weight] of [...model.weights].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`  ${/^[a-z]+$/.test(signal) ? signal : `'${signal}'`}: ${Number(weight.toFixed(2))},`);

/** The candidates of a document, and those of its other writings. */
async function rowsOf(
  bytes: Uint8Array,
  fileName: string,
  labels: SyllabusLabels,
  counts: number,
): Promise<Row[]> {
  const document = await readDocument({ bytes, fileName });
  const found = candidatesOf(document, labels, counts);
  if (options.writings === undefined) return found;
  const one = { bytes, fileName, document, labels, referenceDate: REFERENCE_DATE };
  for await (const written of writtenOtherwise({ ...one, writings: options.writings.split(',') }))
    found.push(...candidatesOf(written.document, written.labels, counts * WRITTEN_COUNTS));
  return found;
}

function candidatesOf(document: Document, labels: SyllabusLabels, counts: number): Row[] {
  const candidates = gatherCandidates(understand(document, { referenceDate: REFERENCE_DATE }));
  const sorted = [...candidates].sort((a, b) => confidenceOf(b.signals) - confidenceOf(a.signals));
  const taken = new Set<SyllabusLabels['items'][number]>();
  return sorted.flatMap((candidate): Row[] => {
    const [first, last] = [candidate.dates[0], candidate.dates.at(-1)];
    if (!first || !last) return [];
    const end = toIso(last.until ?? last.date);
    const found = { kind: candidate.kind, title: candidate.title, date: toIso(first.date), endDate: end };
    const label = labels.items.find((item) => !taken.has(item) && isLenientMatch(item, found));
    if (label) taken.add(label);
    if (label?.optional) return [];
    return [{ document: labels.id, signals: [...candidate.signals], isRight: label !== undefined, counts }];
  });
}

function leaveOut(strength: number): { loss: number; odds: { odds: number; isRight: boolean }[] } {
  const odds = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isOut = ({ document }: Row) => documents.indexOf(document) % FOLDS === fold;
    const model = fit(
      rows.filter((row) => !isOut(row)),
      strength,
    );
    return rows.filter(isOut).map((row) => ({ odds: oddsOf(model, row), isRight: row.isRight }));
  });
  return { loss: lossOf(odds, 1), odds };
}

function lossOf(odds: readonly { odds: number; isRight: boolean }[], slope: number): number {
  const losses = odds.map(
    (one) => -Math.log(Math.max(1e-9, sigmoid((one.isRight ? slope : -slope) * one.odds))),
  );
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** The factor that makes the odds of documents left out come true. */
function calibrate(odds: readonly { odds: number; isRight: boolean }[]): number {
  const slopes = Array.from({ length: 61 }, (_, index) => 0.5 + index / 60);
  return slopes.reduce((best, slope) => (lossOf(odds, slope) < lossOf(odds, best) ? slope : best));
}

function sigmoid(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function oddsOf({ base, weights }: Model, { signals }: Row): number {
  return signals.reduce((sum, signal) => sum + (weights.get(signal) ?? 0), base);
}

/** Gradient descent on the log loss, with a pull towards the weights as they stand. */
function fit(data: readonly Row[], strength: number): Model {
  const prior = new Map(Object.entries(WEIGHTS).map(([signal, weight]) => [signal, weight ?? 0]));
  const seen = new Map<string, number>();
  for (const { signals } of data) for (const signal of signals) seen.set(signal, (seen.get(signal) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= SEEN_BY_MANY).map(([signal]) => signal);
  const model: Model = { base: BASE, weights: new Map(names.map((name) => [name, prior.get(name) ?? 0])) };
  for (let round = 0; round < 600; round++) {
    const gradient = new Map<string, number>();
    let base = 0;
    for (const row of data) {
      const error = row.counts * (sigmoid(oddsOf(model, row)) - (row.isRight ? 1 : 0));
      base += error;
      for (const signal of row.signals) gradient.set(signal, (gradient.get(signal) ?? 0) + error);
    }
    const step = 12 / data.length;
    model.base -= step * base;
    for (const name of names) {
      const weight = model.weights.get(name) ?? 0;
      const pull = 4 * strength * (weight - (prior.get(name) ?? 0) * PRIOR_COUNTS);
      model.weights.set(name, weight - step * ((gradient.get(name) ?? 0) + pull));
    }
  }
  return model;
}
