import { distinct } from '../schedule/columns/columns.ts';
import type { Grid, GridRow, Node } from '../structure/outline.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { tidyName } from './name.ts';
import { toStatements } from './statements.ts';
import { toNumber } from './totals.ts';
import type { GradingVocabulary } from './vocabulary.ts';

const LONGEST_STATEMENT = 500;
const LONGEST_PARAGRAPH = 2_000;

/** A name with a number without a sign. */
export interface Bare {
  name: string;
  value: number;
  /** "midterms 20 each": how many there are is not said here. */
  isOfEach: boolean;
  passages: Passage[];
  form: Component['form'];
  /** Its number has the word behind it: "Total 900 points". */
  saysPoints?: boolean;
  /** Of a total that the document states, and no share of a hundred. */
  isPoints?: boolean;
}

/** The lists of names with bare numbers that begin at a place of the document. */
export function bareLists(nodes: readonly Node[], at: number, words: GradingVocabulary): Bare[][] {
  const node = nodes[at];
  if (!node) return [];
  if (node.type === 'grid') return columnsOf(node, words);
  return [...sentencesOf(node.passage, words), inBrackets(node.passage, words), lineList(nodes, at, words)];
}

const NAMED =
  /(?<name>\p{L}[^\d,;:.()]{1,50}(?:\([^()]{1,30}\)|\s?\d{1,2}(?=\s)|\s[IVX]{1,4}(?=\s))?)\s{0,2}[:=–—-]?\s{0,2}(?<value>\d{1,4})(?<each>\s(?:each|apiece))?(?=\s*(?:[,;.)+=]|\(\p{L}|and\s|$))/gu;

/** What the parts of a sum come to. */
const COMES_TO = /(?<=\s\+\s.*)=[^=+]*$/u;

/** "Reading logs 3 x 10 = 30": how the number behind it comes about. */
const PRODUCT = /\s\d{1,2}\s?[x×@]\s?\d{1,3}\s?=(?=\s?\d)/gu;

const withoutProducts = (text: string): string =>
  text.replace(COMES_TO, '').replace(PRODUCT, (product) => ' '.repeat(product.length));

/** "Problem sets 30, Quiz I 20, Quiz II 20 and Project 30.", "Labs 40 + Essay 20 + Exam 40 = 100". */
function sentencesOf(passage: Passage, words: GradingVocabulary): Bare[][] {
  return toStatements(passage)
    .filter(({ text }) => text.length <= LONGEST_STATEMENT)
    .map((statement) =>
      eachMatch(withoutProducts(statement.text), NAMED).map(({ start, end, groups }) => ({
        name: tidyName(groups.name ?? '', words),
        value: toNumber(groups.value),
        isOfEach: groups.each !== undefined,
        passages: [slicePassage(statement, start, end)],
        form: 'listed',
      })),
    );
}

const BRACKETED = /(?<name>\p{L}[^().;:]{2,70}?)\s\((?<value>\d{1,2})(?<each>\s(?:each|apiece))?\)/gu;

/** "Attendance (20). Two expositions (15 each): … A term paper (50), …": over the sentences of a paragraph. */
function inBrackets(passage: Passage, words: GradingVocabulary): Bare[] {
  if (passage.text.length > LONGEST_PARAGRAPH) return [];
  return eachMatch(passage.text, BRACKETED).map(({ start, end, groups }) => ({
    name: tidyName(groups.name ?? '', words),
    value: toNumber(groups.value),
    isOfEach: groups.each !== undefined,
    passages: [slicePassage(passage, start, end)],
    form: 'listed',
  }));
}

const LINE =
  /^(?<name>(?:\d-|\d{1,2}\s(?=\p{L}))?\p{L}[^\d:]{1,50}(?::\s\p{L}[^\d:]{1,40})?(?:\([^()]{1,30}\)|\d{1,2}(?=[\s:=.]))?)(?:\s?[:=]\s?|\s{1,80}|[.\s]{2,80})(?<value>\d{1,4}|\d,\d{3})(?<points>\s(?:points?|pts\.?))?$/iu;

/** "Programs (5)   40" and the lines that follow it in the same way. */
function lineList(nodes: readonly Node[], at: number, words: GradingVocabulary): Bare[] {
  if (at > 0 && lineOf(nodes[at - 1], words)) return [];
  const list: Bare[] = [];
  for (let next = at; ; next++) {
    const line = lineOf(nodes[next], words);
    if (line) list.push(line);
    else if (!isRule(nodes[next])) return list;
  }
}

/** "-----" above a total. */
const isRule = (node: Node | undefined): boolean =>
  node?.type === 'paragraph' && /^[\s_=–—-]{3,}$/u.test(node.passage.text);

/** "3 exams @ 100 pts ... 300": how the number at the end comes about. */
const EACH_IN_LINE = /\s[@x×]\s?\d{1,3}(?:\s?(?:points?|pts\.?))?(?:\s?each)?(?=[\s.:=]{1,80}\d)/iu;
const LIST_NUMBER = /^\(?\d{1,2}[.)]\s/u;

function lineOf(node: Node | undefined, words: GradingVocabulary): Bare | undefined {
  if (node?.type !== 'paragraph') return undefined;
  const groups = LINE.exec(
    node.passage.text.trim().replace(LIST_NUMBER, '').replace(EACH_IN_LINE, ''),
  )?.groups;
  if (!groups) return undefined;
  return {
    name: tidyName(groups.name ?? '', words),
    value: toNumber(groups.value),
    isOfEach: false,
    passages: [node.passage],
    form: 'label',
    ...(groups.points && { saysPoints: true }),
  };
}

/** Each column of numbers with the first words of its rows, where they have any. */
function columnsOf(grid: Grid, words: GradingVocabulary): Bare[][] {
  return Array.from({ length: grid.columns }, (_, column) =>
    grid.rows.flatMap((row) => inColumn(row, column, words) ?? []),
  );
}

/** `60`, `1,000 points`, `60 (12 responses, 5 points each)`. */
const ONLY_NUMBER =
  /^\s*(?<value>\d{1,4}|\d,\d{3})(?<points>\s(?:points?|pts\.?))?(?:\s\([^()]{1,60}\))?\s*$/iu;

function inColumn(row: GridRow, column: number, words: GradingVocabulary): Bare | undefined {
  const cell = row.cells[column];
  const { value, points } = ONLY_NUMBER.exec(cell?.passage.text ?? '')?.groups ?? {};
  const label = distinct(row).find(({ passage }) => /\p{L}{3}/u.test(passage.text));
  if (!cell || value === undefined || (label && label.column >= column)) return undefined;
  return {
    name: label ? tidyName(label.passage.text, words) : '',
    value: toNumber(value),
    isOfEach: false,
    passages: label ? [label.passage, cell.passage] : [cell.passage],
    form: 'row',
    ...(points && { saysPoints: true }),
  };
}
