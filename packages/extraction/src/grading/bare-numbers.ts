import type { Locale } from '../locales/locale.ts';
import { distinct } from '../schedule/columns/columns.ts';
import type { Grid, GridRow, Node } from '../structure/outline.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { isComponentName, tidyName } from './name.ts';
import { toStatements } from './statements.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

const WHOLE = 100;
const FEWEST = 3;
const MOST_WORKS = 6;
const LONGEST_STATEMENT = 500;
const LONGEST_PARAGRAPH = 2_000;
const MOST_UNKNOWN = 0.5;

interface Bare {
  name: string;
  value: number;
  /** "midterms 20 each": how many there are is not said here. */
  isOfEach: boolean;
  passages: Passage[];
  form: Component['form'];
  /** Of a total that the document states, and no share of a hundred. */
  isPoints?: boolean;
}

/**
 * Shares without a sign, "Midterm 25, Final 35, Homework 40": only where one sentence, the lines of a list or a column
 * of a table names three or more that make a hundred, or the total that stands below them, most of them usual parts of
 * a grade.
 */
export function componentsInBareNumbers(nodes: readonly Node[], locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const totals = totalsIn(nodes);
  const lists = nodes.flatMap((node, at) =>
    node.type === 'grid'
      ? columnsOf(node, words).map((bare) => ({ at, bare }))
      : [
          ...sentencesOf(node.passage, words),
          inBrackets(node.passage, words),
          lineList(nodes, at, words),
        ].map((bare) => ({ at, bare })),
  );
  const whole = lists.flatMap(({ at, bare }) => {
    const counted = upToTotal(bare, words) ?? makeWhole(bare) ?? makeTotal(bare, totals);
    return counted && isGrading(counted, words) ? [{ at, bare: counted }] : [];
  });
  const [first] = whole;
  return first ? first.bare.map((one) => toComponent(one, first.at, words)) : [];
}

/** "Exam I 200, Exam II 200, Homework 150, Total 550": the parts in front of the total that they make. */
function upToTotal(bare: readonly Bare[], words: GradingVocabulary): Bare[] | undefined {
  const last = bare.findIndex(({ name }) => words.whole.test(name));
  const total = bare[last]?.value ?? 0;
  let sum = 0;
  for (let first = last - 1; first >= 0 && sum < total; first--) {
    sum += bare[first]?.value ?? 0;
    if (sum === total && last - first >= FEWEST)
      return bare.slice(first, last).map((one) => ({ ...one, isPoints: total !== WHOLE }));
  }
  return undefined;
}

/** The last of the parts, if they make a total that is stated elsewhere. */
function makeTotal(bare: readonly Bare[], totals: ReadonlySet<number>): Bare[] | undefined {
  let sum = 0;
  for (let first = bare.length - 1; first >= 0; first--) {
    sum += bare[first]?.value ?? 0;
    if (totals.has(sum) && bare.length - first >= FEWEST)
      return bare.slice(first).map((one) => ({ ...one, isPoints: true }));
  }
  return undefined;
}

const TOTAL =
  /(?:(?:total|out\sof|note\ssur|sobre\sun\stotal)\D{0,20}(?<behind>\d,\d{3}|\d{3,4})|(?<before>\d,\d{3}|\d{3,4})\s(?:total\s)?(?:points?|pts|puntos)\s(?:in\s(?:all|total)|total|possible|altogether|au\stotal|en\s(?:tout|total)|for\sthe\s(?:course|semester|term)))(?!\d|\s?%)/giu;

/** "600 points in all", "out of 500 points". */
const totalsIn = (nodes: readonly Node[]): ReadonlySet<number> =>
  new Set(
    nodes
      .flatMap((node) => (node.type === 'paragraph' ? eachMatch(node.passage.text, TOTAL) : []))
      .map(({ groups: { before, behind } }) => toNumber(before ?? behind))
      .filter((total) => total !== WHOLE),
  );

/** The parts, if they make a hundred: where they do not, by as many of what is said "each" as are missing. */
function makeWhole(all: readonly Bare[]): Bare[] | undefined {
  const bare = all.filter(({ value }) => value < WHOLE);
  if (bare.length < FEWEST) return undefined;
  const sum = bare.reduce((total, { value }) => total + value, 0);
  if (sum === WHOLE) return [...bare];
  const [each, ...others] = bare.filter(({ isOfEach }) => isOfEach);
  const works = each ? (WHOLE - sum) / each.value + 1 : 0;
  if (others.length > 0 || !Number.isInteger(works) || works < 2 || works > MOST_WORKS) return undefined;
  return bare.map((one) => (one === each ? { ...one, value: one.value * works } : one));
}

const isGrading = (bare: readonly Bare[], words: GradingVocabulary): boolean =>
  bare.every(({ name }) => isComponentName(name, words)) &&
  bare.filter(({ name }) => !words.namesPart(name)).length <= MOST_UNKNOWN * bare.length;

const toComponent = (
  { name, value, passages, form, isPoints }: Bare,
  at: number,
  words: GradingVocabulary,
): Component => ({
  name,
  ...(isPoints ? { points: value } : { weight: value }),
  evidence: passages.map((passage) => evidenceOf(passage)),
  at,
  form,
  ofGrade: false,
  named: words.namesPart(name),
  bonus: words.bonus.test(name),
});

const toNumber = (digits: string | undefined): number => Number((digits ?? '').replace(',', ''));

const NAMED =
  /(?<name>\p{L}[^\d,;:.()]{1,50}(?:\([^()]{1,30}\)|\s?\d{1,2}(?=\s)|\s[IVX]{1,4}(?=\s))?)\s{0,2}[:=–—-]?\s{0,2}(?<value>\d{1,4})(?<each>\s(?:each|apiece))?(?=\s*(?:[,;.)]|\(\p{L}|and\s|$))/gu;

/** "Problem sets 30, Quiz I 20, Quiz II 20 and Project 30." */
function sentencesOf(passage: Passage, words: GradingVocabulary): Bare[][] {
  return toStatements(passage)
    .filter(({ text }) => text.length <= LONGEST_STATEMENT)
    .map((statement) =>
      eachMatch(statement.text, NAMED).map(({ start, end, groups }) => ({
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
  /^(?<name>\p{L}[^\d:]{1,50}(?:\([^()]{1,30}\)|\d{1,2}(?=[\s:=.]))?)(?:\s?[:=]\s?|\s{1,80}|[.\s]{2,80})(?<value>\d{1,4}|\d,\d{3})(?:\s(?:points?|pts\.?))?$/iu;

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

const LIST_NUMBER = /^\(?\d{1,2}[.)]\s/u;

function lineOf(node: Node | undefined, words: GradingVocabulary): Bare | undefined {
  if (node?.type !== 'paragraph') return undefined;
  const groups = LINE.exec(node.passage.text.trim().replace(LIST_NUMBER, ''))?.groups;
  if (!groups) return undefined;
  return {
    name: tidyName(groups.name ?? '', words),
    value: toNumber(groups.value),
    isOfEach: false,
    passages: [node.passage],
    form: 'label',
  };
}

/** Each column of numbers with the first words of its rows. */
function columnsOf(grid: Grid, words: GradingVocabulary): Bare[][] {
  return Array.from({ length: grid.columns }, (_, column) =>
    grid.rows.flatMap((row) => inColumn(row, column, words) ?? []),
  );
}

const ONLY_NUMBER = /^\s*(?<value>\d{1,4}|\d,\d{3})\s*$/u;

function inColumn(row: GridRow, column: number, words: GradingVocabulary): Bare | undefined {
  const cell = row.cells[column];
  const value = ONLY_NUMBER.exec(cell?.passage.text ?? '')?.groups?.value;
  const label = distinct(row).find(({ passage }) => /\p{L}{3}/u.test(passage.text));
  if (!cell || value === undefined || !label || label.column >= column) return undefined;
  return {
    name: tidyName(label.passage.text, words),
    value: toNumber(value),
    isOfEach: false,
    passages: [label.passage, cell.passage],
    form: 'row',
  };
}
