/** What `bench/fit-ask.ts` learns with. Nothing of the product needs it. */
export { judgementOf, likelihoodOf } from './answerable.ts';
export { choose } from './choose.ts';
export { cluesOf, priorOf } from './clues.ts';
export type { DocumentIndex } from './document-index.ts';
export { createIndex } from './document-index.ts';
export { evidenceFor } from './evidence.ts';
export type { Tree } from './forest.ts';
export {
  bestLines,
  chancesOf,
  type FirstLook,
  FOR_QUOTES,
  lookAt,
  secondScores,
  secondSignals,
  windowScores,
} from './line-ranking.ts';
export { scoreLines } from './line-scores.ts';
export { LINE_SIGNALS, lineSignalsOf } from './line-signals.ts';
export { linesOf } from './lines.ts';
export type { Network } from './network.ts';
export { leftOf } from './off-topic.ts';
export { askedBy, cluesOfSilence, type LineModel, type Pairs, pairedBy, silenceOf } from './pairs.ts';
export { type Associations, type Reading, readQuestion } from './reading.ts';
export type { Usual } from './usual.ts';
export { bagOf, isAsking, questionTerms } from './words.ts';
