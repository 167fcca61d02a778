import type { Head, Vocabulary } from '../items/vocabulary.ts';
import { type Passage, slicePassage } from '../text/passage.ts';

/** One of several works that were named before: "the second one" of "the problem sets". */
export interface TakenUp {
  ordinal: string;
  head: Head;
  /** Where the works are named. */
  passage: Passage;
}

const TAKES_UP =
  /(?:^|[\s,;(])(?:the\s)?(?<ordinal>first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th)(?:\s(?:one|set|round|batch))?(?=\s(?:(?:is|will\sbe|falls|due|on|by)\s|\()|,\s(?:due|on)\s)/iu;

/** "…, the second one on April 18": says which of the works, and no more. */
export const takesUp = (text: string): boolean => TAKES_UP.test(text);

/** The works that a part of a passage takes up again: those named last before it. */
export function takenUp(
  part: Passage,
  passage: Passage,
  context: Passage | undefined,
  words: Vocabulary,
): TakenUp | undefined {
  const ordinal = TAKES_UP.exec(part.text)?.groups?.ordinal;
  if (ordinal === undefined || worksIn(part.text, words).length > 0) return undefined;
  const before = slicePassage(passage, 0, Math.max(0, passage.text.indexOf(part.text)));
  for (const named of [before, ...(context ? [context] : [])]) {
    const head = worksIn(named.text, words).at(-1);
    if (head) return { ordinal, head, passage: named };
  }
  return undefined;
}

const worksIn = (text: string, { heads, due }: Vocabulary): Head[] =>
  heads(text).filter(({ kind, text: noun }) => kind !== 'other' && !due.test(noun));

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** "Second problem set" of "the problem sets". */
export const titleOf = ({ ordinal, head }: TakenUp): string =>
  `${capitalized(ordinal)} ${head.text.toLowerCase().replace(/(?<=quiz)zes$|(?<=\p{L}{2})(?<!s)s$/u, '')}`;
