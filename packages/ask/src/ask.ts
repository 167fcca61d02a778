import { judgementOf, likelihoodOf } from './answerable.ts';
import associations from './associations.json' with { type: 'json' };
import { choose } from './choose.ts';
import clues from './clues.json' with { type: 'json' };
import { cluesOf, priorOf } from './clues.ts';
import type { DocumentIndex } from './document-index.ts';
import { evidenceFor } from './evidence.ts';
import forest from './forest.json' with { type: 'json' };
import { chancesOf, FOR_QUOTES, lookAt, secondScores, windowScores } from './line-ranking.ts';
import lines from './lines.json' with { type: 'json' };
import type { Network } from './network.ts';
import { leftOf } from './off-topic.ts';
import { type Passage, passageOf } from './passage.ts';
import ranking from './ranking.json' with { type: 'json' };
import { readQuestion } from './reading.ts';
import { holdsSubject, speaks } from './speaking.ts';
import usual from './usual.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };
import { heardOf } from './words.ts';

export interface Answer {
  /** Best first; they do not repeat each other. */
  passages: Passage[];
  /** 0 to 1: whether the document answers the question at all. See `ANSWERS` and `MAY_ANSWER`. */
  answerable: number;
}

const MOST_PASSAGES = 5;
const ANSWERABLE: Network = weights.answerable;

/** An answer, and whether the best passage holds a word of the question at all. */
export interface CarefulAnswer extends Answer {
  holdsWords: boolean;
}

const nothing: CarefulAnswer = { passages: [], answerable: 0, holdsWords: false };

/**
 * The passages of a document that answer a question best, in its own words, and whether they answer it at all.
 * Never fails: a question without words, or a document without lines, gets no passages and 0.
 */
export function ask(index: DocumentIndex, question: string, { count = MOST_PASSAGES } = {}): Answer {
  const { passages, answerable } = askCarefully(index, question, count);
  return { passages, answerable };
}

/** The same, for who must choose among several documents. */
export function askCarefully(index: DocumentIndex, question: string, count = MOST_PASSAGES): CarefulAnswer {
  const reading = readQuestion(index, heardOf(question), associations);
  if (index.windows.length === 0 || reading.terms.length === 0) return nothing;
  const look = lookAt(index, reading, { model: lines, usual });
  const scores = secondScores(index, reading, { look, ranking });
  const chances = chancesOf(scores, FOR_QUOTES);
  const worth = windowScores(index, chances);
  const quoted = choose(index.windows, worth, { count });
  const speaking = quoted.filter((at) => speaks(index, reading, at));
  if (speaking.length === 0) return nothing;
  const likely = windowScores(index, chancesOf(scores));
  const chosen = choose(index.windows, likely, { count: 2 });
  const known = cluesOf(index, reading, { chosen, look });
  const evidence = evidenceFor(index, reading, { look, chosen, likely, usual });
  const judgement = judgementOf(forest, evidence, priorOf(known, clues));
  return {
    passages: speaking
      .slice(0, count)
      .map((at) => passageOf(index, { at, chances, score: (worth[at] ?? 0) / 2 })),
    answerable: likelihoodOf(ANSWERABLE, judgement) * leftOf(index, reading, { usual, clues }),
    holdsWords: holdsSubject(index, reading, chosen[0]),
  };
}
