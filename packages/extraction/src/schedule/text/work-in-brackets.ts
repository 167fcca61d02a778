import type { DateBook } from '../../dates/date-book.ts';
import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';

const IN_BRACKETS = /\s?\(\s?(?<inside>[^()]{6,80}?)\s?\)\W*$/u;
/** "Drop day on " in front of its day; "moved to" is said of what stands before the brackets. */
const THING_ON =
  /^\p{Lu}[\p{L}\d#’'-]*(?:\s[\p{L}\d#’'-]+){1,5}(?::|\s(?:on|le|el|am|op|il|em))\s(?:\p{L}+,?\s)?$/u;

/**
 * "Review (Assignment 2 due on June 12)" in the row of June 11: what is on the day of the row, and in brackets
 * something else with a day of its own.
 */
export function workInBrackets(
  statement: Passage,
  book: DateBook,
  words: Vocabulary,
): { before: Passage; aside: Passage } | undefined {
  const match = IN_BRACKETS.exec(statement.text);
  const inside = match?.groups?.inside;
  if (!match || !inside) return undefined;
  const start = match.index + match[0].indexOf(inside);
  const [before, aside] = [
    slicePassage(statement, 0, match.index),
    slicePassage(statement, start, start + inside.length),
  ];
  const [date, ...others] = book.within(aside);
  if (!date || others.length > 0 || book.within(before).length > 0 || !/\p{L}{3}/u.test(before.text))
    return undefined;
  const lead = aside.text.slice(0, date.start);
  return isOtherWork(before.text, lead, words) || isOtherThing(before.text, lead, words)
    ? { before, aside }
    : undefined;
}

/** "Talks (projects due on July 9)"; the draft of "Essay 2 (draft due May 4)" is that of the essay. */
function isOtherWork(before: string, lead: string, { works, due }: Vocabulary): boolean {
  const [own] = works(lead);
  if (!own || !due.test(lead)) return false;
  const named = works(before);
  const isHeld = named.some((head) => head.kind === 'presentation') && own.kind !== 'presentation';
  return named.length === 0 || own.numbered || (isHeld && !isTest(own));
}

const isOtherThing = (before: string, lead: string, { works }: Vocabulary): boolean =>
  works(before).every(({ numbered }) => !numbered) && THING_ON.test(lead);

/** The same as two statements. */
export function cutWorkInBrackets(statement: Passage, book: DateBook, words: Vocabulary): Passage[] {
  const cut = workInBrackets(statement, book, words);
  return cut ? [cut.before, cut.aside] : [statement];
}
