import { vocabulary } from '../../items/vocabulary.ts';
import type { ColumnRole, Locale } from '../../locales/locale.ts';
import { cellStatements } from '../../structure/clauses.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import { placeOf, widthOf } from '../../structure/place-of.ts';
import { headsKinds } from '../cells/kind-cells.ts';
import { cellsBelow } from './cells-below.ts';
import type { GridReading } from './grid-reading.ts';
import { areNumbered, areNumberedWorks } from './numbered-series.ts';
import { isBesideMoreToRead, isHalfReadings, isOfChapters, isOfPages, isOfTexts } from './reading-columns.ts';

const FEWEST_CELLS = 3;
const MOST_FILLED = 0.75;
const FEWEST_NAMING = 0.6;
/** Enough, where some of the cells say that theirs is due. */
const FEWEST_BESIDE_DUE = 0.4;
const FEWEST_DUE = 2;
/** Pages, chapters and years of what is read: then the column holds both. */
const READ = /\b(?:pp?|chs?|chapters?|pages?)\.?\s?\d|\((?:19|20)\d{2}[a-z]?\)/iu;
const LONGEST = 80;
/** Below a day of a list: more is told of the class than its work. */
const TOLD_AT_LENGTH = 400;

/**
 * The roles of the columns, where one that no header explains is full of work: most of its cells name some, and many
 * rows have none. That is what a column "Notes" or "Activities" is for in such a table.
 */
export function withWorkColumns(grid: Grid, given: GridReading): (ColumnRole | undefined)[] {
  const roles = given.roles.map((role, column) => (role === 'due' ? roleOfWork(grid, column, given) : role));
  const reading = { ...given, roles };
  if (roles.some((role, column) => role === 'due' && !given.dates.includes(column))) return [...roles];
  const numbered = roles.includes('due') ? columnOfNumbered(grid, reading) : undefined;
  if (numbered !== undefined) return roles.map((role, column) => (column === numbered ? 'due' : role));
  const scored = columnOfScored(grid, reading);
  if (scored !== undefined) return roles.map((role, column) => (column === scored ? 'due' : role));
  return roles.map((role, column) => (isForWork(grid, column, reading) ? 'due' : role));
}

/** Beside the days on which they are due: the one column of "Vlab 01", "Vlab 02" and so on. */
function columnOfNumbered(grid: Grid, { header, roles, dates }: GridReading): number | undefined {
  const [column, ...others] = roles.flatMap((role, at) =>
    (role === undefined || role === 'reading') &&
    !dates.includes(at) &&
    areNumbered(cellsBelow(grid, header, at))
      ? [at]
      : [],
  );
  return others.length === 0 ? column : undefined;
}

const POINTS = /^\s*\d{1,3}(?:[.,]\d)?\s?(?:%|points?|pts?\.?)?\s*$/iu;

/** "Fishery outlook | 100 | 02/13" without heads: what has its points and its day is a work. */
function columnOfScored(grid: Grid, { header, names, dates }: GridReading): number | undefined {
  const isNamed = names.some((name) => /\p{L}/u.test(name));
  const [date, ...others] = dates;
  if (isNamed || date === undefined || others.length > 0 || grid.columns !== 3) return undefined;
  const rows = grid.rows.slice(header + 1);
  const textsOf = (column: number) => rows.map(({ cells }) => cells[column]?.passage.text ?? '');
  const columns = [0, 1, 2].filter((column) => column !== date);
  const points = columns.find((column) => textsOf(column).every((text) => POINTS.test(text)));
  const isList = rows.length >= FEWEST_CELLS && points !== undefined;
  return isList ? columns.find((column) => column !== points && column < date) : undefined;
}

/** "In-class assignment work" heads what is done with an assignment in class, and not what is due. */
const DONE_IN_CLASS = /^\W*in[-\s]class\s(?:\p{L}+\s){0,2}(?:work|activit(?:y|ies)|time)\W*$/iu;

function roleOfWork(grid: Grid, column: number, given: GridReading): ColumnRole | undefined {
  if (DONE_IN_CLASS.test(given.names[column] ?? '')) return 'session';
  if (isBesideDue(column, given)) return undefined;
  if ([isHalfReadings, isOfPages, isOfTexts].some((isRead) => isRead(grid, column, given))) return undefined;
  if (isOfChapters(grid, column, given)) return 'reading';
  if (isBesideMoreToRead(column, given) || isWholePlan(grid, column, given)) return undefined;
  if (isOfSessions(grid, column, given)) return 'session';
  return isDueElsewhere(grid, column, given) ? 'handedOut' : 'due';
}

const TASKS = /^\W*(?:\p{L}+(?:\/\p{L}+)?\s){0,2}tasks\W*$/iu;

/** "Due today | Project tasks": the second is what is worked on. */
const isBesideDue = (column: number, { names, locale }: GridReading): boolean =>
  TASKS.test(names[column] ?? '') &&
  names.some((name, at) => at !== column && vocabulary(locale).due.test(name));

const ONLY_NUMBERS = /^\W*\d{1,3}\p{L}?(?:[\s,;&–-]{1,3}\d{1,3}\p{L}?){1,40}\W*(?:\([^)]{1,20}\))?\W*$/u;

/** "3, 7, 9, 10" below "Homework problems", where rows of their own say on which day the homework is due. */
function isDueElsewhere(grid: Grid, column: number, { header, dates, locale }: GridReading): boolean {
  if (dates.includes(column)) return false;
  const { due, namesWork } = vocabulary(locale);
  const cells = cellsBelow(grid, header, column);
  const numbers = cells.filter(({ passage }) => ONLY_NUMBERS.test(passage.text));
  const others = grid.rows
    .slice(header + 1)
    .filter(({ cells: row }) =>
      row.some(
        (cell) =>
          cell && cell.column !== column && due.test(cell.passage.text) && namesWork(cell.passage.text),
      ),
    );
  return numbers.length > cells.length / 2 && others.length >= FEWEST_DUE;
}

/** "Week | Date | Assignments" with something in every row, of which little is called work: all that is done, and not what is due. */
function isWholePlan(
  grid: Grid,
  column: number,
  { header, roles, names, dates, locale }: GridReading,
): boolean {
  const { due, namesWork } = vocabulary(locale);
  const isAlone = roles.every((role, at) => at === column || dates.includes(at) || role === 'week');
  if (!isAlone || dates.length === 0 || dates.includes(column) || due.test(names[column] ?? '')) return false;
  const cells = cellsBelow(grid, header, column);
  const naming = cells.filter(({ passage }) => namesWork(passage.text) || due.test(passage.text));
  return (
    cells.length >= FEWEST_OF_PLAN &&
    cells.length >= FILLED * (grid.rows.length - header - 1) &&
    naming.length <= MOST_NAMING_OF_PLAN * cells.length
  );
}

const FEWEST_OF_PLAN = 6;
const MOST_NAMING_OF_PLAN = 0.6;

const LAB = /\b(?:labs?|laborator(?:y|ies))\b/giu;
const FILLED = 0.9;
const MOST_NAMING = 0.4;

/** A column "Lab assignment" with something in every row, of which little is called work: what the laboratory does each week. */
function isOfSessions(grid: Grid, column: number, { header, names, locale }: GridReading): boolean {
  const { due, namesWork } = vocabulary(locale);
  const name = names[column] ?? '';
  if (name.search(LAB) < 0 || due.test(name)) return false;
  const cells = cellsBelow(grid, header, column);
  const naming = cells.filter(({ passage: { text } }) => namesWork(text.replace(LAB, '')));
  return (
    cells.length >= FEWEST_CELLS &&
    cells.length >= FILLED * (grid.rows.length - header - 1) &&
    !cells.some(({ passage }) => due.test(passage.text)) &&
    naming.length <= MOST_NAMING * cells.length
  );
}

function isForWork(
  grid: Grid,
  column: number,
  { header, names, roles, dates, locale }: GridReading,
): boolean {
  const role = roles[column];
  if (dates.length === 0 || dates.includes(column) || (role !== undefined && role !== 'topic')) return false;
  const name = names[column] ?? '';
  if (headsKinds(name) || DONE_IN_CLASS.test(name)) return false;
  const rows = grid.rows.slice(header + 1);
  const cells = cellsBelow(grid, header, column);
  if (areNumberedWorks(cells, vocabulary(locale))) return !isDueBesideOthers(cells, locale);
  const isList = grid.labels !== undefined;
  const naming = cells.filter((cell) => (isList ? isMostlyWork(cell, locale) : isWork(cell.passage, locale)));
  const due = naming.filter(({ passage }) => vocabulary(locale).due.test(passage.text));
  // "Lab" in every other row says what kind of class it is.
  const isOneWord = due.length === 0 && new Set(naming.map(({ passage }) => passage.text)).size < 2;
  if (isList && cells.some(({ passage }) => passage.text.length > TOLD_AT_LENGTH)) return false;
  const isMixed = cells.some((cell) => !naming.includes(cell) && READ.test(cell.passage.text));
  const enough = due.length >= FEWEST_DUE && !isMixed ? FEWEST_BESIDE_DUE : FEWEST_NAMING;
  return (
    !isOneWord &&
    !isDueBesideOthers(naming, locale) &&
    cells.length >= FEWEST_CELLS &&
    cells.length <= MOST_FILLED * rows.length &&
    naming.length >= enough * cells.length
  );
}

const FEWEST_MIXED = 0.5;

/** "Chapter 4 / Lab 2 due Friday" in most cells: each says of its work that it is due, and the other lines are something else. */
function isDueBesideOthers(cells: readonly GridCell[], locale: Locale): boolean {
  const { due, namesWork } = vocabulary(locale);
  const widest = Math.max(...cells.flatMap(({ lines }) => lines.map((line) => widthOf(placeOf(line)))));
  const mixed = cells.filter(({ lines, width = widest }) => {
    const statements = cellStatements(lines, width);
    return (
      statements.some(({ text }) => due.test(text)) &&
      statements.some(({ text }) => !due.test(text) && !namesWork(text))
    );
  });
  return mixed.length >= FEWEST_DUE && mixed.length >= FEWEST_MIXED * cells.length;
}

/** Below a day of a list, each line says something else: "Glaciers" beside "Quiz 2" is no work. */
const isMostlyWork = ({ lines }: GridCell, locale: Locale): boolean =>
  lines.filter((line) => isWork(line, locale)).length > lines.length / 2;

function isWork({ text }: { text: string }, locale: Locale): boolean {
  const { namesWork, due, aboutWork, dayOff } = vocabulary(locale);
  if (text.length > LONGEST || dayOff.test(text)) return false;
  return due.test(text) || (namesWork(text) && !aboutWork.test(text));
}
