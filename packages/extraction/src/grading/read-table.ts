import { findDates } from '../dates/find-dates.ts';
import type { Locale } from '../locales/locale.ts';
import { distinct, roleOf } from '../schedule/columns/columns.ts';
import { cellStatements } from '../structure/clauses.ts';
import type { Grid, GridCell } from '../structure/outline.ts';
import { oneOf } from '../text/patterns.ts';
import { componentsAcross } from './across-table.ts';
import type { Component } from './component.ts';
import { detailWords } from './detail-words.ts';
import { withMergedShares } from './merged-shares.ts';
import { type Columns, type InRow, inCells, NAMES, runsOf } from './read-row.ts';
import { componentsInText } from './read-text.ts';
import { findShares } from './shares.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

/** The components of a table: a name and its share in two cells of a row, else the lines inside the cells. */
export function componentsInTable(grid: Grid, at: number, locale: Locale): Component[] {
  const words = gradingVocabulary(locale);
  const columns = readHeader(grid, words, locale);
  const gathering = gatheringCells(grid, locale);
  const rows = grid.rows
    .slice(columns.header + 1)
    .flatMap((row) =>
      runsOf(row, locale).flatMap(
        (cells) => inCells(cells, { gathering, row, columns, at, words, locale }) ?? [],
      ),
    );
  if (rows.length >= 2)
    return withMergedShares(ofOneColumn(inPercent(rows))).map(({ component }) => component);
  const across = componentsAcross(grid, at, locale);
  if (across.length > 0) return across;
  const inLines = componentsInLines(grid, at, locale);
  return inLines.length > rows.length ? inLines : rows.map(({ component }) => component);
}

/** What the lines inside the cells say; where they repeat themselves, with what the rows are called: "Exam 1 | Essay 12%". */
function componentsInLines({ rows }: Grid, at: number, locale: Locale): Component[] {
  const found = rows.flatMap((row, index) =>
    distinct(row)
      .filter((cell) => cell.row === index)
      .flatMap(({ lines, width, column }) =>
        cellStatements(lines, width)
          .flatMap((statement) => componentsInText(statement, at, locale))
          .map((component) => ({ component, title: column > 0 ? row.cells[0]?.passage.text.trim() : '' })),
      ),
  );
  const isRepeated = ({ name }: Component) =>
    found.filter(({ component }) => component.name === name).length > 1;
  return found.map(({ component, title }) =>
    title && isRepeated(component) ? { ...component, name: `${title} ${component.name}` } : component,
  );
}

const WHOLE = 100;

/** "0.35" below "Proportion of the grade": shares of one. */
function inPercent(rows: readonly InRow[]): readonly InRow[] {
  const weights = rows.flatMap(({ component: { weight } }) => weight ?? []);
  const areShares = weights.every((weight) => weight <= 1) && weights.some((weight) => weight < 1);
  if (!areShares || rows.some(({ component: { said } }) => said?.includes('%'))) return rows;
  return rows.map(({ component: { weight = 0, ...component }, ...row }) => ({
    ...row,
    component: { ...component, weight: Math.round(weight * WHOLE * 100) / 100 },
  }));
}

/** "Undergraduates | Graduates": where the shares of one column make the whole, those of another are another scheme. */
function ofOneColumn(rows: readonly InRow[]): readonly InRow[] {
  const whole = [...Map.groupBy(rows, ({ column }) => column).values()].find(
    (some) =>
      some.length >= 2 && some.reduce((sum, { component: { weight = 0 } }) => sum + weight, 0) === WHOLE,
  );
  return whole ? rows.filter((row) => whole.includes(row) || row.component.bonus) : rows;
}

function readHeader(grid: Grid, words: GradingVocabulary, locale: Locale): Columns {
  const header = grid.rows
    .slice(0, 2)
    .findIndex((row) =>
      row.cells.some(
        (cell) =>
          cell && (words.percentHeader.test(cell.passage.text) || words.pointsHeader.test(cell.passage.text)),
      ),
    );
  const cells = grid.rows[header]?.cells ?? [];
  // "Points each | Total points": the sum counts.
  const rank = (column: number) => {
    const text = cells[column]?.passage.text ?? '';
    return words.each.test(text) ? 2 : words.total.test(text) ? 0 : 1;
  };
  const columnOf = (pattern: RegExp): number | undefined =>
    cells
      .flatMap((cell, index) => (cell?.column === index && pattern.test(cell.passage.text) ? [index] : []))
      .sort((a, b) => rank(a) - rank(b))[0];
  const [percent, points] = [columnOf(words.percentHeader), columnOf(words.pointsHeader)];
  const isDated = (column: number) =>
    grid.rows
      .slice(header + 1)
      .some(({ cells }) => findDates(cells[column]?.passage.text ?? '', locale).length > 0);
  const name = cells.findIndex(
    (cell, index) => cell?.column === index && headsNames(cell, words, locale) && !isDated(index),
  );
  const works = columnOf(new RegExp(`^\\W*${oneOf(detailWords(locale.language).howMany)}\\W*$`, 'iu'));
  return {
    header,
    ...(name >= 0 && { name }),
    ...(percent !== undefined && { percent }),
    ...(points !== undefined && { points }),
    ...(works !== undefined && { works }),
  };
}

/** "Assignments", "Évaluation" or "Component" above the names of the parts. */
const headsNames = ({ passage: { text } }: GridCell, words: GradingVocabulary, locale: Locale): boolean =>
  !words.percentHeader.test(text) &&
  !words.pointsHeader.test(text) &&
  (roleOf(text, locale) === 'due' || words.heading.test(text));

/** A cell that names several rows, merged over them or with nothing below it: "Exams" beside "Midterm" and "Final". */
function gatheringCells({ rows }: Grid, locale: Locale): ReadonlySet<GridCell> {
  const names = (text: string) => NAMES.test(text) && findShares(text, locale).length === 0;
  const gathering = rows.flatMap((row, index) => {
    const [first, second] = distinct(row).filter(({ column }) => column < 2);
    const next = rows[index + 1]?.cells;
    if (!first || !second || !names(second.passage.text)) return [];
    const goesOn = next?.[0] === first || next?.[0]?.passage.text === '';
    return goesOn && NAMES.test(next?.[1]?.passage.text ?? '') ? [first] : [];
  });
  return new Set(gathering);
}
