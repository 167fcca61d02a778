import type { Locale } from '../locales/locale.ts';
import { cellStatements } from '../structure/clauses.ts';
import type { GridCell } from '../structure/outline.ts';
import { findShares } from './shares.ts';
import type { GradingVocabulary } from './vocabulary.ts';

const LONGEST_NAME = 90;

/** "Field notes - Every week you …": what stands in front of the mark is the name. */
const OPENING = /^\W*(?<name>\p{L}[^.:;–—]{2,59}?)(?:\s[–—-]|:)\s+(?=\p{Lu})/u;

/** The name at the head of a cell that goes on to describe it. */
export function firstWords(cell: GridCell, words: GradingVocabulary, locale: Locale): string {
  const { text } = cell.passage;
  const share = findShares(text, locale)[0];
  const head = share && /\p{L}{3}/u.test(text.slice(0, share.start)) ? text.slice(0, share.start) : text;
  if (head.length <= LONGEST_NAME) return head;
  const opening = OPENING.exec(head)?.groups?.name;
  if (opening) return opening;
  const statements = cellStatements(cell.lines, cell.width).map((statement) => statement.text);
  const named = statements.find(
    (statement) => statement.length <= LONGEST_NAME && words.namesPart(statement),
  );
  return named ?? (statements[0] ?? text).replace(/[:.;(–—].*$/su, '').slice(0, LONGEST_NAME);
}
