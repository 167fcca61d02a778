import type { Block, Cell, Line, TableRow } from '../document.ts';
import { placeOf } from './place-of.ts';

export type Table = Extract<Block, { type: 'table' }>;

/** "10%", "12 points", "5 pts". */
const AMOUNT = /^\W*\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|points?|pts?\.?|percent)?\W*$/iu;
const FEWEST = 3;

/**
 * A table with its rows of several works cut into one for each: "Essay 1 / Essay 2 / Final" beside "20% / 20% / 60%",
 * line by line, as the drawing of a table often leaves them. The name of them all may stand above its parts. So are the rows
 * of several weeks, each with its number.
 */
export function splitLevelRows(table: Table): Table {
  const hasTallCells = table.rows.some(({ cells }) => cells.some(({ rowSpan }) => rowSpan > 1));
  if (hasTallCells) return table;
  const rows =
    table.rows.filter(isNumberedByLine).length >= FEWEST ? table.rows.flatMap(byNumber) : table.rows;
  return { ...table, rows: rows.flatMap(withTitleApart).flatMap(split) };
}

const NUMBER = /^\s*\d{1,2}\.?\s*$/u;

/** "03 / 04" beside "Lab: Data / Problem set 2 due", line by line: weeks that stand together. */
const isNumberedByLine = ({ cells: [numbers, ...others] }: TableRow): boolean => {
  const lines = numbers?.lines.filter(isFilled) ?? [];
  const counts = others.map((cell) => cell.lines.filter(isFilled).length);
  return (
    lines.length > 1 &&
    lines.every((line) => NUMBER.test(line.text) && placeOf(line) !== undefined) &&
    Math.max(...counts) === lines.length
  );
};

/** A row for each of the numbers, with what stands beside it. */
function byNumber(row: TableRow): TableRow[] {
  const numbers = row.cells[0]?.lines.filter(isFilled) ?? [];
  if (!isNumberedByLine(row)) return [row];
  const isBeside = (one: Line, other: Line) => Math.abs(middleOf(one) - middleOf(other)) < halfOf(one);
  const isWhole = row.cells.every(({ lines }) =>
    lines.filter(isFilled).every((line) => numbers.some((number) => isBeside(number, line))),
  );
  if (!isWhole) return [row];
  return numbers.map((number) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.filter((line) => isBeside(number, line)) })),
  }));
}

const PART = /^\s*[*•◦▪–-]\s/u;
const FEWEST_PARTS = 2;

/** "Paper / * Outline / * Draft" beside "Oct 3 / Nov 7": the first line, and below it a row for each of its parts. */
function withTitleApart(row: TableRow): TableRow[] {
  const [names, ...others] = row.cells.filter(({ lines }) => lines.some(isFilled));
  const [title, ...parts] = names?.lines ?? [];
  const isTitled =
    title !== undefined && !PART.test(title.text) && parts.every(({ text }) => PART.test(text));
  const areLevel = others.length > 0 && others.every(({ lines }) => lines.length === parts.length);
  if (!isTitled || parts.length < FEWEST_PARTS || !areLevel) return [row];
  const withLines = (at: (cell: Cell) => Line[]): TableRow => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, lines: at(cell) })),
  });
  return [
    withLines((cell) => (cell === names ? [title] : [])),
    ...parts.map((part, index) =>
      withLines((cell) => (cell === names ? [part] : cell.lines.slice(index, index + 1))),
    ),
  ];
}

function split(row: TableRow): TableRow[] {
  const [names, ...others] = row.cells.filter(({ lines }) => lines.some(isFilled));
  const amounts = others.find(areAmounts);
  if (!names || !amounts || names.lines.length < amounts.lines.length) return [row];
  const rowOf = names.lines.every(placeOf) ? byHeight(names, amounts) : byCount(names, others);
  if (!rowOf) return [row];
  return amounts.lines.map((_, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      lines: cell.lines.filter((line, index) => rowOf(line, index) === at),
    })),
  }));
}

const isFilled = ({ text }: Line): boolean => text.trim() !== '';

const areAmounts = ({ lines }: Cell): boolean =>
  lines.length >= FEWEST && lines.every(({ text }) => AMOUNT.test(text));

/** In which of the new rows a line of a cell stands. */
type PlaceOf = (line: Line, index: number) => number;

export function middleOf(line: Line): number {
  const box = placeOf(line);
  return box ? (box[1] + box[3]) / 2 : 0;
}

/** Each amount stands beside a line of the names, and what is below it and above the next belongs to it. */
function byHeight(names: Cell, amounts: Cell): PlaceOf | undefined {
  const heights = amounts.lines.map(middleOf);
  const isBesideName = amounts.lines.every((amount) =>
    names.lines.some((name) => Math.abs(middleOf(name) - middleOf(amount)) < halfOf(name)),
  );
  const [first] = names.lines;
  const isFromTop = first !== undefined && middleOf(first) > (heights[0] ?? 0) - halfOf(first);
  return isBesideName && isFromTop
    ? (line) =>
        Math.max(
          0,
          heights.findLastIndex((height) => height <= middleOf(line) + halfOf(line)),
        )
    : undefined;
}

export function halfOf(line: Line): number {
  const box = placeOf(line);
  return box ? (box[3] - box[1]) / 2 : 0;
}

/** Without places on a page, all cells have as many lines. */
const byCount = ({ lines }: Cell, others: readonly Cell[]): PlaceOf | undefined =>
  others.every((other) => other.lines.length === lines.length) ? (_, index) => index : undefined;
