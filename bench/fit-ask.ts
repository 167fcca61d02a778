// Learns the numbers of packages/ask/src/*.json from questions whose answers are known: which words answers hold
// (associations), which lines answer (lines, ranking) and whether a document answers at all (forest, clues, weights).
// Nothing that few documents share is kept, so no name and no sentence of a document gets in. Measured on documents left
// out in turn.
//
//   SYLLABI_CORPUS=../shared/syllabi npm run bench -- fit-ask [--splits train,val] [--check val] [--dry]
//   npx biome format --write packages/ask
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Associations,
  type DocumentIndex,
  judgementOf,
  leftOf,
  likelihoodOf,
  priorOf,
} from '@syllabi/ask/fitting';
import { linesOfAnswer } from './ask/answer-lines.ts';
import { learnAssociations } from './ask/associations.ts';
import { boost } from './ask/boost.ts';
import { type Question, readCorpus } from './ask/corpus.ts';
import { grow } from './ask/grow.ts';
import { fitLines } from './ask/line-model.ts';
import { tableOf } from './ask/measures.ts';
import { judge, look, type Read, rank, read, toGroup, toLineSample } from './ask/pipeline.ts';
import { learnPrior } from './ask/prior.ts';
import { type Sample, train } from './ask/train.ts';
import { learnUsual } from './ask/usual.ts';

const { values: options } = parseArgs({
  options: {
    splits: { type: 'string', default: 'train,val' },
    check: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const FOLDS = 5;
const LINES = { rounds: 8, rate: 0.05, seeds: [3] };
const RANKING = { trees: 120, rate: 0.06, depth: 4, least: 40, pull: 3, groupShare: 0.6, signalShare: 0.4 };
const FOREST = { trees: 120, least: 10, choice: 0.3 };
/** How much of the forest and how much of the clues: two numbers. */
const SUM = { hidden: 0, rounds: 12, pull: 0.001 };
/** A clue is the asker's wording, not the document's: nobody's name is asked about in four. */
const PRIOR = { documents: 4, pull: 7e-5 };

const corpus = await readCorpus();
if (!corpus) {
  console.error('There are no questions at SYLLABI_CORPUS.');
  process.exit(1);
}
const { indexes } = corpus;
const inSplits = (splits: string) =>
  corpus.questions.filter(({ split }) => splits.split(',').includes(split));
const questions = inSplits(options.splits);
const documents = [...new Set(questions.map(({ document }) => document))].sort();
const foldOf = ({ document }: Question): number => documents.indexOf(document) % FOLDS;
const indexOf = (document: string): DocumentIndex => {
  const index = indexes.get(document);
  if (!index) throw new Error(`no document ${document}`);
  return index;
};
const heldLines = new Map<string, Float64Array>();
for (const { id, document, spans } of questions)
  if (spans.length > 0) heldLines.set(id, linesOfAnswer(indexOf(document), spans));

/** What was learned without the documents of a fold looks at the questions about them. */
const looked = eachFold(questions, foldOf, (others, own) => {
  const { associations, usual, model } = learnLook(others);
  const seen = own.map((question) => look(readOne(question, associations), { model, usual }));
  console.error(`fold with ${own.length} questions read`);
  return seen;
});
const ranked = eachFold(looked, foldOfOne, (others, own) => {
  const ranking = boost(others.flatMap(toGroup), RANKING);
  return own.map((one) => rank(one, ranking));
});
const usualOfAll = learnUsual(documents.map(indexOf));
const evident = ranked.map((one) => ({ one, ...judge(one, usualOfAll) }));
/** What forest and prior say of each question, learned without the documents of its fold. */
const judged = eachFold(
  evident,
  ({ one }) => foldOfOne(one),
  (others, own) => {
    const weights = learnPrior(others, PRIOR);
    const forest = grow(others, FOREST);
    const usual = learnUsual([...new Set(others.map((other) => other.document))].map(indexOf));
    return own.map(({ one, row, clues, isRight }) => ({
      one,
      isRight,
      judgement: judgementOf(forest, row, priorOf(clues, weights)),
      left: leftOf(one.index, one.reading, { usual, clues: weights }),
    }));
  },
);
const answered = eachFold(
  judged,
  ({ one }) => foldOfOne(one),
  (others, own) => {
    const sum = train(toSamples(others), SUM);
    return own.map((item) => ({ ...item, answerable: likelihoodOf(sum, item.judgement) * item.left }));
  },
);
console.log(`${questions.length} questions about ${documents.length} documents, each left out in turn`);
for (const split of [undefined, ...new Set(questions.map((question) => question.split))]) {
  const those = answered.filter(({ one }) => split === undefined || one.question.split === split);
  if (split) console.log(`of them in ${split}: ${those.length}`);
  const asked = those.map(({ one, answerable }) => ({
    question: one.question,
    answer: { quotes: one.quotes, answerable },
  }));
  for (const line of tableOf(asked)) console.log(line);
}
for (let least = 0.1; least < 0.95; least += 0.05) {
  const share = (isRight: boolean) => {
    const those = answered.filter((item) => item.isRight === isRight);
    return ((100 * those.filter(({ answerable }) => answerable >= least).length) / those.length).toFixed(0);
  };
  console.log(
    `  answerable ≥ ${least.toFixed(2)}: ${share(true)} % of the answered, ${share(false)} % of the others`,
  );
}

if (options.check || !options.dry) {
  // Lines of left-out documents teach how far the first look can be trusted; the first look kept is of all.
  const { associations, usual, model } = learnLook(questions);
  const ranking = boost(looked.flatMap(toGroup), RANKING);
  const clues = learnPrior(evident, PRIOR);
  const forest = grow(evident, FOREST);
  const answerable = train(toSamples(judged), SUM);
  if (options.check) {
    const asked = inSplits(options.check).map((question) => {
      const one = rank(look(readOne(question, associations), { model, usual }), ranking);
      const { row, clues: known } = judge(one, usual);
      const left = leftOf(one.index, one.reading, { usual, clues });
      const likelihood = likelihoodOf(answerable, judgementOf(forest, row, priorOf(known, clues))) * left;
      return { question, answer: { quotes: one.quotes, answerable: likelihood } };
    });
    console.log(`${options.check}, which took no part: ${asked.length} questions`);
    for (const line of tableOf(asked)) console.log(line);
  }
  if (!options.dry) {
    write('associations', associations);
    write('usual', usual);
    write('lines', model);
    write('ranking', ranking);
    write('clues', clues);
    write('forest', forest);
    write('weights', { answerable });
  }
}

function eachFold<T, R>(
  all: readonly T[],
  of: (one: T) => number,
  learn: (others: T[], own: T[]) => R[],
): R[] {
  return Array.from({ length: FOLDS }, (_, fold) =>
    learn(
      all.filter((one) => of(one) !== fold),
      all.filter((one) => of(one) === fold),
    ),
  ).flat();
}

function foldOfOne({ question }: Read): number {
  return foldOf(question);
}

function readOne(question: Question, associations: Associations): Read {
  return read(question, {
    index: indexOf(question.document),
    associations,
    held: heldLines.get(question.id),
  });
}

/** All that the first look at a document needs. */
function learnLook(those: readonly Question[]) {
  const about = [...new Set(those.map(({ document }) => document))].map(indexOf);
  const associations = learnAssociations(those, about);
  const usual = learnUsual(about);
  const samples = those.map((question) => toLineSample(readOne(question, associations), usual));
  return { associations, usual, model: fitLines(samples, { ...LINES, usual }) };
}

/** The few without an answer count as much as the many with one. */
function toSamples(those: readonly { judgement: number[]; isRight: boolean }[]): Sample[] {
  const wrong = those.filter(({ isRight }) => !isRight).length;
  return those.map(({ judgement, isRight }) => ({
    rows: [judgement],
    deserved: [isRight ? 1 : 0],
    counts: isRight ? wrong / (those.length - wrong) : 1,
  }));
}

function write(name: string, learned: object): void {
  const file = new URL(`../packages/ask/src/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(learned)}\n`);
}
