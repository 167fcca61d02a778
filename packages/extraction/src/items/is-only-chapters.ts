import type { StatementRead } from './read-statement.ts';

const ONLY_CHAPTERS =
  /^\W*(?:(?:chapters?|chs?|chap|pages?|pgs?|pp?|sections?|secs?|chapitres?|cap[ií]tulos?|caps?|kapitel|kap)\.?\s?\d[\d.,;&\s–—-]*(?:(?:and|et|y)\s(?:\d[\d.,;&\s–—-]*)?)?)+\W*$/iu;

/** "Ch. 4, pp. 80–95", "Ch 2, 4, and 5" */
export const namesOnlyChapters = (text: string): boolean => ONLY_CHAPTERS.test(text);

/** "Ch. 4, pp. 80–95" below "Assignment" is read. */
export const isOnlyChapters = ({ occasion: { statement, numberOf }, own, hasDue }: StatementRead) =>
  own === undefined &&
  !hasDue &&
  !numberOf &&
  (namesOnlyChapters(statement.text) || (OF_BOOK.test(statement.text) && !ASKS.test(statement.text)));

/** "On the Edge of the Marsh, Ch. 5", "TWN Chapter 2.4-2.5": a book, and where in it. */
const OF_BOOK =
  /^\W*\p{Lu}.{1,60}(?:,|\p{Lu})\s(?:[Cc]hapters?|[Cc]hs?\.|pp\.)\s?\d{1,3}(?:[\d.,\s–-]*\d)?\W*$/u;
const ASKS = /(?<!\p{L})(?:problems?|questions?|proofs?|submit|write|complete|turn|hand)(?!\p{L})/iu;
