import type { Head, Vocabulary } from '../../items/vocabulary.ts';
import { singular } from '../../items/work-phrase.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { capitalized } from '../../text/patterns.ts';

/** One of several works that were named before: "the second one" of "the problem sets". */
export interface TakenUp {
  ordinal: string;
  head: Head;
  /** Where the works are named. */
  passage: Passage;
  /** The works stay in the plural, which only a dictionary undoes: "Klausuren: zweite". */
  keepsPlural: boolean;
}

/** "…, the second one on April 18": says which of the works, and no more. */
export const takesUp = (text: string, { oneOfSeveral }: Vocabulary): boolean => oneOfSeveral.test(text);

/** The works that a part of a passage takes up again: those named last before it. */
export function takenUp(
  part: Passage,
  passage: Passage,
  context: Passage | undefined,
  words: Vocabulary,
): TakenUp | undefined {
  const match = words.oneOfSeveral.exec(part.text);
  const ordinal = match?.groups?.ordinal;
  if (!match || ordinal === undefined || worksIn(part.text.slice(match.index), words).length > 0)
    return undefined;
  const at = Math.max(0, passage.text.indexOf(part.text)) + match.index;
  for (const named of [slicePassage(passage, 0, at), ...(context ? [context] : [])]) {
    const head = worksIn(named.text, words).at(-1);
    if (head)
      return {
        ordinal: ordinal.replace(ONE_OF_THEM, ''),
        head,
        passage: named,
        keepsPlural: !words.pluralsInS && !/s$/iu.test(head.text),
      };
  }
  return undefined;
}

const ONE_OF_THEM = /\s(?:one|set|round|batch)$/iu;

const worksIn = (text: string, { works, due }: Vocabulary): Head[] =>
  works(text).filter(({ text: noun }) => !due.test(noun));

/** "Second problem set" of "the problem sets". */
export const titleOf = ({ ordinal, head: { text }, keepsPlural }: TakenUp): string =>
  keepsPlural
    ? `${capitalized(text.toLowerCase())}: ${ordinal.toLowerCase()}`
    : `${capitalized(ordinal.toLowerCase()).replace(BEFORE_NOUN, 'r')} ${singular(text).toLowerCase()}`;

/** "El primero", but "primer examen". */
const BEFORE_NOUN = /(?<=^(?:Prime|Terce))ro$/u;
