import {
  askedBy,
  cluesOfSilence,
  type DocumentIndex,
  LINE_SIGNALS,
  type LineModel,
  pairedBy,
  type Reading,
  type Usual,
} from '@syllabi/ask/fitting';
import { randomFrom } from '../random.ts';

/** A question with what is measured of each line, and how much of the answer each holds. */
export interface LineSample {
  document: string;
  index: DocumentIndex;
  reading: Reading;
  signals: readonly Float64Array[];
  /** Empty where nobody marked the answer. */
  held: Float64Array | undefined;
  isAnswered: boolean;
  counts: number;
}

interface Fitting {
  /** Terms of questions about fewer documents are not paired, nor are those that fewer documents hold. */
  usual: Usual;
  rounds: number;
  rate: number;
  seeds: readonly number[];
}

/** Questions about fewer documents than these teach nothing of a term. */
const DOCUMENTS_OF_TERM = 8;
/** A clue is the asker's wording, not the document's: nobody's name is asked about in so many. */
const DOCUMENTS_OF_CLUE = 4;
/** Answers in fewer documents than these make no pair. */
const DOCUMENTS_OF_PAIR = 4;
const SILENCE_COUNTS = 2;
/** An answer that nobody marked says only that there is one. */
const UNMARKED_COUNTS = 0.3;
const [PULL, SILENCE_PULL] = [3e-5, 5e-4];
const COVERS = LINE_SIGNALS.indexOf('covers');
const LEAST_SLOPE = 1e-4;

/** A weight for each of many things, and how far each may still move (AdaGrad). */
class Weights {
  readonly values: Float64Array;
  readonly #moved: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#moved = new Float64Array(size).fill(1e-3);
  }

  move(at: number, slope: number, rate: number): void {
    const moved = (this.#moved[at] ?? 0) + slope * slope;
    this.#moved[at] = moved;
    this.values[at] = (this.values[at] ?? 0) - (rate * slope) / Math.sqrt(moved);
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }
}

interface Prepared extends LineSample {
  /** The pairs of each line, and the clues of the question. */
  pairs: Int32Array[];
  clues: Int32Array;
}

/**
 * Fits signals, pairs and clues so that the lines with the answer win against all others and against silence, and
 * silence against all lines where there is none (softmax). Several runs in different order, taken in the middle.
 */
export function fitLines(samples: readonly LineSample[], { usual, seeds, ...pace }: Fitting): LineModel {
  const pairs = pairsToLearn(samples, usual);
  const clues = cluesToLearn(samples);
  const prepared = samples.map((sample) => prepare(sample, pairs, clues));
  const runs = seeds.map((seed) => run(prepared, { ...pace, seed, pairs: pairs.size, clues: clues.size }));
  const middle = (of: (one: (typeof runs)[number]) => Weights, at: number) =>
    Number((runs.reduce((sum, one) => sum + of(one).at(at), 0) / runs.length).toFixed(2));
  const model: LineModel = {
    signals: LINE_SIGNALS.map((_, at) => middle(({ signals }) => signals, at)),
    pairs: {},
    silence: Object.fromEntries([...clues].map(([clue, at]) => [clue, middle(({ silence }) => silence, at)])),
    bias: middle(({ silence }) => silence, clues.size),
  };
  for (const [pair, at] of pairs) {
    const [asked = '', said = ''] = pair.split('|');
    model.pairs[asked] = { ...model.pairs[asked] };
    Object.assign(model.pairs[asked] ?? {}, { [said]: middle((one) => one.pairs, at) });
  }
  return model;
}

/** Numbers things in an order that does not hang on the order of the questions. */
const numbered = (things: Iterable<string>): Map<string, number> =>
  new Map([...things].sort().map((thing, at) => [thing, at]));

function documentsOf<T>(
  samples: readonly T[],
  thingsOf: (sample: T) => Iterable<string>,
  documentOf: (sample: T) => string,
) {
  const documents = new Map<string, Set<string>>();
  for (const sample of samples)
    for (const thing of thingsOf(sample)) {
      const known = documents.get(thing);
      if (known) known.add(documentOf(sample));
      else documents.set(thing, new Set([documentOf(sample)]));
    }
  return documents;
}

const heldByAtLeast = (documents: ReadonlyMap<string, ReadonlySet<string>>, least: number): string[] =>
  [...documents].filter(([, of]) => of.size >= least).map(([thing]) => thing);

function pairsToLearn(samples: readonly LineSample[], usual: Usual): Map<string, number> {
  const documentOf = ({ document }: LineSample) => document;
  const asked = documentsOf(samples, ({ reading }) => askedBy(reading), documentOf);
  const known = new Set(heldByAtLeast(asked, DOCUMENTS_OF_TERM));
  const isUsual = (said: string) => Object.hasOwn(usual, said.replace(/^[hp]:/, ''));
  const pairs = documentsOf(
    samples,
    function* ({ index, reading, held }) {
      const terms = askedBy(reading).filter((term) => known.has(term));
      const said = new Set<string>();
      held?.forEach((share, unit) => {
        if (share > 0) for (const term of pairedBy(index, unit)) if (isUsual(term)) said.add(term);
      });
      for (const term of terms) for (const one of said) yield `${term}|${one}`;
    },
    documentOf,
  );
  return numbered(heldByAtLeast(pairs, DOCUMENTS_OF_PAIR));
}

const cluesToLearn = (samples: readonly LineSample[]): Map<string, number> =>
  numbered(
    heldByAtLeast(
      documentsOf(
        samples,
        ({ reading }) => cluesOfSilence(reading),
        ({ document }) => document,
      ),
      DOCUMENTS_OF_CLUE,
    ),
  );

function prepare(
  sample: LineSample,
  pairs: ReadonlyMap<string, number>,
  clues: ReadonlyMap<string, number>,
): Prepared {
  const { index, reading } = sample;
  const asked = askedBy(reading);
  const known = new Map<string, number[]>();
  const numbersOf = (said: string): number[] => {
    const numbers = known.get(said) ?? asked.flatMap((term) => pairs.get(`${term}|${said}`) ?? []);
    known.set(said, numbers);
    return numbers;
  };
  return {
    ...sample,
    pairs: index.units.map((_, unit) => Int32Array.from(pairedBy(index, unit).flatMap(numbersOf))),
    clues: Int32Array.from(cluesOfSilence(reading).flatMap((clue) => clues.get(clue) ?? [])),
  };
}

interface Run {
  rounds: number;
  rate: number;
  seed: number;
  pairs: number;
  clues: number;
}

function run(prepared: readonly Prepared[], { rounds, rate, seed, ...sizes }: Run) {
  const signals = new Weights(LINE_SIGNALS.length);
  signals.values[COVERS] = 3;
  const model = { signals, pairs: new Weights(sizes.pairs), silence: new Weights(sizes.clues + 1) };
  model.silence.values[sizes.clues] = 4;
  const random = randomFrom(seed);
  const order = [...prepared];
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as Prepared, order[at] as Prepared];
    }
    for (const sample of order) learnFrom(sample, model, rate * (1 - round / (rounds + 1)));
  }
  return model;
}

type Model = ReturnType<typeof run>;

function dot(row: Float64Array, weights: Weights): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (row[at] ?? 0) * weights.at(at);
  return sum;
}

function middleOf(places: Int32Array, weights: Weights): number {
  let sum = 0;
  for (let at = 0; at < places.length; at++) sum += weights.at(places[at] ?? 0);
  return sum / Math.sqrt(places.length || 1);
}

function learnFrom(sample: Prepared, model: Model, rate: number): void {
  const { signals, pairs, clues, held, isAnswered } = sample;
  const bias = model.silence.values.length - 1;
  const scores = Float64Array.from(
    signals,
    (row, unit) => dot(row, model.signals) + middleOf(pairs[unit] ?? clues, model.pairs),
  );
  const silence = model.silence.at(bias) + middleOf(clues, model.silence);
  const most = scores.reduce((max, score) => Math.max(max, score), silence);
  const odds = scores.map((score) => Math.exp(score - most));
  const spoken = odds.reduce((sum, one) => sum + one, 0);
  const all = spoken + Math.exp(silence - most);
  const rightful = held ? odds.reduce((sum, one, unit) => sum + one * (held[unit] ?? 0), 0) : spoken;
  const isMarked = held !== undefined && rightful > 0;
  const counts = isMarked ? sample.counts : isAnswered ? UNMARKED_COUNTS : SILENCE_COUNTS;
  const slope = counts * ((all - spoken) / all - (isAnswered ? 0 : 1));
  model.silence.move(bias, slope, rate);
  for (const clue of clues)
    model.silence.move(clue, slope / Math.sqrt(clues.length) + SILENCE_PULL * model.silence.at(clue), rate);
  odds.forEach((one, unit) => {
    const share = isMarked ? (held[unit] ?? 0) : 1;
    const deserved = isAnswered && rightful > 0 ? (one * share) / rightful : 0;
    moveLine(sample, unit, { model, rate, slope: counts * (one / all - deserved) });
  });
}

function moveLine(
  { signals, pairs }: Prepared,
  unit: number,
  { model, rate, slope }: { model: Model; rate: number; slope: number },
): void {
  if (Math.abs(slope) < LEAST_SLOPE) return;
  signals[unit]?.forEach((value, at) => {
    model.signals.move(at, slope * value, rate);
  });
  const own = pairs[unit] ?? new Int32Array();
  const each = slope / Math.sqrt(own.length || 1);
  for (const pair of own) model.pairs.move(pair, each + PULL * model.pairs.at(pair), rate);
}
