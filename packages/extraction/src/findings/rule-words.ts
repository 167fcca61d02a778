import { titleWords } from '../items/merge.ts';

const ANY_WORK =
  /^(?:assign|work|deadlin|deliverabl|item|task|homework|written|submission|everything|devoir|travail|travaux|tarea|trabajo|entrega|abgabe|aufgabe|consegn|compit|opdracht)/iu;

/** Whether a word of a rule may stand for all work: "assignments are due on Sundays". */
export const isAnyWork = (noun: string): boolean => ANY_WORK.test(noun);

/** "quizzes", "replies" and "essays" as "quiz", "reply" and "essay"; other languages are left as they are. */
export const singular = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/(?<=\p{L}{2}[^\Waeiou])ies(?=$|\s)/gu, 'y')
    .replace(/(?:z?es|s)$/, '');

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
const SHORTEST_STEM = 4;

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size > 0 && [...part].every((word) => whole.has(word));

/** Whether a title has the words of a phrase, as they stand or shortened: `PS 1` is a problem set. */
export const hasWordsOf = (phrase: string, title: string): boolean =>
  title.includes(phrase) || isWithin(titleWords(phrase), titleWords(title));

/** Whether a title has the noun of a rule, in the singular or, as in "Übungsblätter", with another ending. */
export const isNamedIn = (noun: string, title: string): boolean =>
  hasWordsOf(noun, title) ||
  plain(title)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= SHORTEST_STEM && plain(noun).startsWith(word));

/** "Midterm exam: … These will be due on Friday": said of what its paragraph begins with. */
export const saysOfThese = (text: string): boolean => THESE.test(text);

const THESE = /^\W*(?:these|they|it|this|both|each|(?:two|three|four|five|six|\d)\sof\sthem)[\s,]/iu;
