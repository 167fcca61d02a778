import type { DocumentIndex } from './document-index.ts';
import { type Topic, topicsOf } from './topics.ts';
import { wantsOf } from './wants.ts';
import { isAsking, questionTerms } from './words.ts';

/** For a term of a question, the terms of what answers it, with how much each tells. */
export type Associations = Record<string, Record<string, number>>;

/** A question as the document at hand understands it. */
export interface Reading {
  /** All terms, those that say what kind of answer is wanted included. */
  terms: string[];
  /** What it is about. */
  subjects: Subject[];
  /** Terms of likely answers. */
  hints: { term: string; weight: number }[];
  /** How much the terms of likely answers weigh that the document does not hold. */
  missing: number;
  /** What kind of answer is wanted: `?email`. */
  wants: string[];
  /** What it is about of all that is often asked, and whether the document tells it. */
  topics: Topic[];
  text: string;
}

export interface Subject {
  term: string;
  /** How telling it is: a term of every line tells little. Of one the document does not hold: what it would tell. */
  rarity: number;
  isKnown: boolean;
}

/** Bits of a number: more subjects than that have no place in a mask, and no question needs them. */
const MOST_SUBJECTS = 30;
const UNKNOWN_RARITY = 3;

export function readQuestion(
  { postings, units, text: said, starts }: DocumentIndex,
  text: string,
  associations: Associations,
): Reading {
  const terms = questionTerms(text);
  const subjects = terms
    .filter((term) => !isAsking(term))
    .slice(0, MOST_SUBJECTS)
    .map((term) => {
      const holding = postings.get(term)?.length ?? 0;
      const isKnown = holding > 0;
      return { term, isKnown, rarity: isKnown ? rarity(holding, units.length) : UNKNOWN_RARITY };
    });
  const hints = new Map<string, number>();
  let missing = 0;
  for (const term of terms)
    for (const [hint, weight] of Object.entries(associations[term] ?? {}))
      if (postings.has(hint)) hints.set(hint, (hints.get(hint) ?? 0) + weight);
      else missing += weight;
  return {
    terms,
    subjects,
    hints: [...hints].map(([term, weight]) => ({ term, weight })),
    missing,
    wants: wantsOf(text),
    topics: topicsOf({ text: said, starts }, text),
    text,
  };
}

export const rarity = (holding: number, all: number): number =>
  Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
