import { titleWords } from '../items/merge.ts';
import { type Head, vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';

/** What a title, or the name of a part of the grade, calls the work. */
export interface WorkName {
  words: ReadonlySet<string>;
  /** The word that says what it is, in the singular: `quiz`, `report`. Without one, only the whole name tells. */
  noun?: string;
  isPlural: boolean;
  /** Has no plural: "homework" may be any number of pieces. */
  isMass: boolean;
  /** As in `Quiz 3`. */
  number?: number;
}

const IN_BRACKETS = /\([^()]*\)?/gu;
const NUMBER = /^[\s#–-]{0,3}(?<number>\d{1,2}|[IVX]{1,4}|[A-E])(?![\p{L}\p{N}%])/u;
/** Behind the noun; any other word would say that it is about something else: "paper topics". */
const GOES_ON =
  /^\s*(?:$|[^\p{L}\s]|(?:in|on|at|for|with|by|from|of|to|due|during|about|covers?|covering|is|are|will|en|sur|à|le|la|el|du|de|del|des|sobre|para)(?!\p{L}))/iu;
/** `HWs` is a plural, `PS` is none. */
const PLURAL = /(?<=\p{L}{2})(?<!s)s$/iu;
const MASS = /^(?:(?:home|course)-?\s?work|hw)$/iu;

/** `Lab report 2 due` as the words of `lab report 2`, its noun `report` and its number. */
export function toWorkName(title: string, locale: Locale): WorkName {
  const text = title.replace(IN_BRACKETS, ' ').trim();
  const head = vocabulary(locale).heads(text)[0];
  const rest = head ? text.slice(head.end) : '';
  const number = NUMBER.exec(rest)?.groups?.number;
  if (!head || (number === undefined && !GOES_ON.test(rest)))
    return { words: wordsOf(text), isPlural: false, isMass: false };
  const noun = nounOf(head);
  return {
    words: wordsOf(`${text.slice(0, head.end)} ${number ?? ''}`),
    ...(noun && { noun }),
    isPlural: PLURAL.test(head.text),
    isMass: MASS.test(head.text),
    ...(number && /\d/.test(number) && { number: Number(number) }),
  };
}

const JOINS = /\s*[/&+,;]\s*|\s(?:and|or|plus|including|et|ou|y|e|o)\s/giu;

/** What stands between "and", commas and slashes, each as a name: `Quizzes and essays`. */
export const toWorkNames = (title: string, locale: Locale): WorkName[] =>
  title
    .replace(IN_BRACKETS, ' ')
    .split(JOINS)
    .map((part) => toWorkName(part, locale));

const SAYS_LITTLE = new Set(['assignment', 'weekly', 'graded', 'regular']);

/** "Homework assignments" are homework. */
const nounOf = ({ text }: Head): string | undefined => [...wordsOf(text)].at(-1);

function wordsOf(text: string): Set<string> {
  const words = [...titleWords(text)].map(toSingular);
  const telling = words.filter((word) => !SAYS_LITTLE.has(word));
  return new Set(telling.some((word) => /\p{L}/u.test(word)) ? telling : words);
}

/** What is left to do where the final "s" is gone already. */
const toSingular = (word: string) =>
  word
    .replace(/(?<=^quiz)ze$/u, '')
    .replace(/(?<=\p{L}{2})ie$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)e$/u, '');
