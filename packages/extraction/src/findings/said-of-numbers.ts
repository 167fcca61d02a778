import type { Evidence } from '../extraction.ts';
import { saysExcused } from '../items/is-excused.ts';
import { phraseAround } from '../items/phrase-around.ts';
import { tidy } from '../items/title.ts';
import { type Head, vocabulary } from '../items/vocabulary.ts';
import { distinct } from '../schedule/columns/columns.ts';
import { toClauses } from '../structure/clauses.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { capitalized } from '../text/patterns.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';

const LONGEST = 140;
const POLICY =
  /\b(?:late|request\p{L}*|return\p{L}*|make-?\s?up|extension|posted|released?|review|feedback|grades?|office\shours|(?:begin|start)\p{L}*(?!\p{L}|\s+of)|every|each|weekly|unless|if)\b/iu;

/** Work that is said to be in a numbered week or session. */
export interface SaidOfNumber {
  /** What names the work. */
  name: Passage;
  head: Head;
  /** What says the week or the session. */
  when: Passage;
  start: number;
  end: number;
  number: number;
  /** What is numbered. */
  word: string;
}

const SHORTEST_TITLE = 3;

/** What is said, as drafts: each work once, and none that is known already. */
export function draftsOf(
  said: readonly SaidOfNumber[],
  isKnown: (title: string) => boolean,
  toDraft: (said: SaidOfNumber, title: string) => Draft | undefined,
): Draft[] {
  const found: Draft[] = [];
  for (const one of said) {
    const title = titleOf(one);
    const isNew = !isKnown(title) && !found.some((draft) => draft.title === title);
    const draft = isNew && title.length >= SHORTEST_TITLE ? toDraft(one, title) : undefined;
    if (draft) found.push(draft);
  }
  return found;
}

function titleOf({ name, head }: SaidOfNumber): string {
  const { start, end } = phraseAround(name.text, head);
  return capitalized(tidy(name.text.slice(start, end)));
}

/** Where the work is named, and where its number. */
export const evidenceOfNumber = ({ name, when }: SaidOfNumber): Evidence[] => [
  ...(name === when ? [] : [evidenceOf(name)]),
  evidenceOf(when),
];

/** Sentences that name work and its `unit`, and rows of tables with a cell for each; the words of a unit are a pattern's source. */
export function saidOfNumbers({ nodes, locale, book }: CourseContext, unit: string): SaidOfNumber[] {
  const words = vocabulary(locale);
  const numbered = `(?<![\\p{L}])(?<word>${unit})\\s?#?(?<number>\\d{1,2})(?![\\d%]|\\s?(?:[-–&,/]|to|and)\\s?\\d)`;
  const anywhere = new RegExp(numbered, 'iu');
  const wholeCell = new RegExp(
    `^\\W*(?:\\p{L}{2,10}[\\s,]{1,2}){0,4}?${numbered}\\W*(?:\\([^)]{0,40}\\)|,?\\s\\p{L}[^.]{0,40})?\\W*$`,
    'iu',
  );
  const headOf = (text: string) => words.works(text)[0];
  const isUndated = (passage: Passage) => book.within(passage).length === 0;
  const toSaid = (name: Passage, head: Head, when: Passage, match: RegExpExecArray): SaidOfNumber => ({
    ...{ name, head, when },
    start: match.index,
    end: match.index + match[0].length,
    number: Number(match.groups?.number),
    word: match.groups?.word ?? '',
  });
  const inSentence = (clause: Passage): SaidOfNumber[] => {
    const match = clause.text.length <= LONGEST ? anywhere.exec(clause.text) : null;
    const head = match && headOf(clause.text);
    if (!match || !head || POLICY.test(clause.text) || saysExcused(clause.text, head)) return [];
    // "Week 5: essays" is a heading of the schedule more often than a deadline.
    const isSaid =
      words.due.test(clause.text) ||
      (head.start < match.index && words.announced.test(clause.text)) ||
      isBeside(clause.text, head, match.index);
    return isSaid && isUndated(clause) ? [toSaid(clause, head, clause, match)] : [];
  };
  return nodes.flatMap((node): SaidOfNumber[] => {
    if (node.type === 'paragraph') return toClauses(node.passage).flatMap(inSentence);
    return node.rows.flatMap((row): SaidOfNumber[] => {
      const cells = distinct(row).map(({ passage }) => passage);
      const when = cells.find((cell, index) => index > 0 && wholeCell.test(cell.text));
      const name = cells.find((cell) => cell !== when && /\p{L}{3}/u.test(cell.text));
      const head = name && headOf(name.text);
      const match = when && anywhere.exec(when.text);
      return when && name && head && match && cells.every(isUndated) ? [toSaid(name, head, when, match)] : [];
    });
  });
}

/** "Essay 1 (Week 5)", "Presentation, 15%. In Week 7". */
const isBeside = (text: string, head: Head, at: number) =>
  at > head.end &&
  /^[\s\d#%.,:(–—-]*(?:(?:is|are|will|be|falls|takes?|place|held|in|due|during|before|by|at|your|the|start|beginning|of|class|seminar|lab|lecture|tutorial)\s)*$/iu.test(
    text.slice(head.end, at),
  );
