import { judgementOf, likelihoodOf } from './answerable.ts';
import associations from './associations.json' with { type: 'json' };
import { choose } from './choose.ts';
import clues from './clues.json' with { type: 'json' };
import { cluesOf, priorOf } from './clues.ts';
import type { DocumentIndex } from './document-index.ts';
import { evidenceFor } from './evidence.ts';
import forest from './forest.json' with { type: 'json' };
import { chancesOf, lookAt, secondScores, windowScores } from './line-ranking.ts';
import lines from './lines.json' with { type: 'json' };
import type { Network } from './network.ts';
import { type Passage, passageOf } from './passage.ts';
import ranking from './ranking.json' with { type: 'json' };
import { readQuestion } from './reading.ts';
import { HARDLY_ANSWERS } from './thresholds.ts';
import usual from './usual.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

export interface Answer {
  /** Best first; they do not repeat each other. */
  passages: Passage[];
  /** 0 to 1: whether the document answers the question at all. See `ANSWERS` and `MAY_ANSWER`. */
  answerable: number;
}

const MOST_PASSAGES = 5;
const ANSWERABLE: Network = weights.answerable;

const nothing: Answer = { passages: [], answerable: 0 };

/**
 * The passages of a document that answer a question best, in its own words, and whether they answer it at all.
 * Never fails: a question without words, or a document without lines, gets no passages and 0.
 */
export function ask(index: DocumentIndex, question: string, { count = MOST_PASSAGES } = {}): Answer {
  const reading = readQuestion(index, question, associations);
  if (index.windows.length === 0 || reading.terms.length === 0) return nothing;
  const look = lookAt(index, reading, { model: lines, usual });
  const chances = chancesOf(secondScores(index, reading, { look, ranking }));
  const likely = windowScores(index, chances);
  const chosen = choose(index.windows, likely, { count: Math.max(count, 2) });
  const speaking = chosen.filter((at) => speaks(index, reading, at));
  if (speaking.length === 0) return nothing;
  const prior = priorOf(cluesOf(index, reading, chosen), clues);
  const judgement = judgementOf(forest, evidenceFor(index, reading, { look, chosen, likely, usual }), prior);
  const speaksOfSubjects = reading.subjects.some(({ term }) => holds(index, term, chosen[0] ?? -1));
  return {
    passages: speaking
      .slice(0, count)
      .map((at) => passageOf(index, { at, chances, score: (likely[at] ?? 0) / 2 })),
    answerable: likelihoodOf(ANSWERABLE, judgement) * (speaksOfSubjects ? 1 : HARDLY_ANSWERS),
  };
}

/** A passage that holds nothing of the question, nor of what answers such questions, is not quoted. */
const speaks = (
  index: DocumentIndex,
  { subjects, hints }: ReturnType<typeof readQuestion>,
  at: number,
): boolean => [...subjects, ...hints].some(({ term }) => holds(index, term, at));

function holds({ postings, windows }: DocumentIndex, term: string, at: number): boolean {
  const window = windows[at];
  return Boolean(window && postings.get(term)?.some((unit) => unit >= window.from && unit < window.to));
}
