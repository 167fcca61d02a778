import type { DateBook } from '../../dates/date-book.ts';
import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import type { GridCell } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';

const SHARE = /(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s?%/u;
const NUMBERED = /\d\W*$/u;

interface Place {
  label: GridCell | undefined;
  row: readonly GridCell[];
  book: DateBook;
  words: Vocabulary;
}

/**
 * "Midterm exam 25% | Written exam on October 21": in a row that says what counts how much, a test is the one that the
 * row is called by.
 */
export function testOfRow(statement: Passage, { label, row, book, words }: Place): Passage | undefined {
  if (!label || !row.some(({ passage }) => SHARE.test(passage.text))) return undefined;
  const [of, ...others] = words.heads(label.passage.text);
  const own = words.heads(statement.text);
  const isOneTest =
    isTest(of) && others.length === 0 && own.length > 0 && own.every((head) => head.kind === of?.kind);
  const isNumbered =
    own.some(({ numbered }) => numbered) || NUMBERED.test(label.passage.text.replace(SHARE, ''));
  return isOneTest && !isNumbered && book.within(statement).length === 1 ? label.passage : undefined;
}
