import {
  type Associations,
  bestLines,
  chancesOf,
  choose,
  cluesOf,
  type DocumentIndex,
  evidenceFor,
  type FirstLook,
  FOR_QUOTES,
  type LineModel,
  lineSignalsOf,
  lookAt,
  type Reading,
  readQuestion,
  scoreLines,
  secondScores,
  secondSignals,
  type Tree,
  type Usual,
  windowScores,
} from '@syllabi/ask/fitting';
import type { Group } from './boost.ts';
import type { Question } from './corpus.ts';
import type { LineSample } from './line-model.ts';
import { isAnswered } from './measures.ts';

/** The stages of answering one question, as packages/ask goes through them. */
export interface Read {
  question: Question;
  index: DocumentIndex;
  reading: Reading;
  /** How much of the answer each line holds. */
  held: Float64Array | undefined;
}

export interface Looked extends Read {
  look: FirstLook;
  /** The lines that are looked at again, the right ones among them, and what that measures of them. */
  lines: number[];
  rows: Float64Array[];
}

export interface Ranked extends Looked {
  likely: number[];
  chosen: number[];
  quotes: string[];
}

/** Questions with several answers teach less about finding one. */
const COUNTS: Record<string, number> = { 'multi factual': 0.7, summarization: 0.5 };
const countsOf = ({ type }: Question): number => COUNTS[type] ?? 1;

export function read(
  question: Question,
  {
    index,
    associations,
    held,
  }: { index: DocumentIndex; associations: Associations; held: Float64Array | undefined },
): Read {
  return { question, index, held, reading: readQuestion(index, question.question, associations) };
}

export function toLineSample({ question, index, reading, held }: Read, usual: Usual): LineSample {
  const isFound = held?.some((share) => share > 0) ?? false;
  return {
    document: question.document,
    index,
    reading,
    signals: lineSignalsOf(index, reading, { lines: scoreLines(index, reading), usual }),
    held: isFound ? held : undefined,
    isAnswered: isAnswered(question),
    counts: countsOf(question),
  };
}

export function look(one: Read, learned: { model: LineModel; usual: Usual }): Looked {
  const { index, reading, held } = one;
  const first = lookAt(index, reading, learned);
  const right = [...(held ?? [])].flatMap((share, unit) => (share > 0 ? [unit] : []));
  const lines = [...new Set([...bestLines(first), ...right])];
  return { ...one, look: first, lines, rows: secondSignals(index, reading, { look: first, lines }) };
}

export function toGroup({ question, held, lines, rows }: Looked): Group[] {
  if (!held?.some((share) => share > 0)) return [];
  return [{ rows, right: lines.map((unit) => held[unit] ?? 0), counts: countsOf(question) }];
}

export function rank(one: Looked, ranking: readonly Tree[]): Ranked {
  const { index, reading, look: first } = one;
  const scores = secondScores(index, reading, { look: first, ranking });
  const likely = windowScores(index, chancesOf(scores));
  const chosen = choose(index.windows, likely, { count: 2 });
  const worth = windowScores(index, chancesOf(scores, FOR_QUOTES));
  const quotes = choose(index.windows, worth, { count: 5 }).map((at) => {
    const { from = 0, to = 0 } = index.windows[at] ?? {};
    return index.units
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  });
  return { ...one, likely, chosen, quotes };
}

/** What speaks for an answer: the evidence, and the clues of the question. */
export function judge({ question, index, reading, look: first, chosen, likely }: Ranked, usual: Usual) {
  return {
    document: question.document,
    isRight: isAnswered(question),
    row: evidenceFor(index, reading, { look: first, chosen, likely, usual }),
    clues: cluesOf(index, reading, { chosen, look: first }),
  };
}
