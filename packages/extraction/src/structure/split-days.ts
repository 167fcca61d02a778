import type { Cell, Line, TableRow } from '../document.ts';
import { placeOf } from './place-of.ts';
import { halfOf, middleOf, type Table } from './split-level-rows.ts';

const FEWEST_DAYS = 2;
const FEWEST_ROWS = 3;

/**
 * A table whose rows hold several days cut into a row for each: "10/15 / 10/17 / 10/19" beside as many topics and as many
 * works, line by line, where all such rows of the table stand so; and a row that holds a whole term, as a table without
 * lines between its rows is drawn, at the height of its days.
 */
export function splitDays(table: Table, isOnlyDate: (text: string) => boolean): Table {
  if (table.rows.some(({ cells }) => cells.some(({ rowSpan }) => rowSpan > 1))) return table;
  const rows = table.rows.map((row) => ({ row, days: daysOf(row, isOnlyDate) }));
  const parted = rows.map(({ row, days }) => (days ? byDay(row, days) : [row]));
  const several = rows.filter(({ days }) => days !== undefined);
  return several.length >= FEWEST_ROWS && parted.every((some) => some !== undefined)
    ? { ...table, rows: parted.flat() }
    : { ...table, rows: rows.flatMap(({ row, days }) => (days && byHeight(row, days)) ?? [row]) };
}

const daysOf = ({ cells }: TableRow, isOnlyDate: (text: string) => boolean): Cell | undefined =>
  cells.find(({ lines }) => lines.length >= FEWEST_DAYS && lines.every(({ text }) => isOnlyDate(text)));

function byDay(row: TableRow, days: Cell): TableRow[] | undefined {
  const others = row.cells.filter(
    (cell) => cell !== days && cell.lines.some(({ text }) => text.trim() !== ''),
  );
  const isLevel = (line: Line, index: number, day: Line, at: number) =>
    placeOf(line) && placeOf(day) ? Math.abs(middleOf(line) - middleOf(day)) < halfOf(day) : index === at;
  const areEntries = ({ lines }: Cell) =>
    lines.length === days.lines.length &&
    days.lines.every((day, at) => lines.some((line, index) => isLevel(line, index, day, at)));
  if (others.length === 0 || !others.every(areEntries)) return undefined;
  return days.lines.map((_, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(at, at + 1) })),
  }));
}

const FEWEST_OF_TERM = 8;
const MOST_OF_TERM = 200;
const MOSTLY = 0.7;
/** In halves of the height of a line: so near to the middle of its day stands what is set in two lines beside it. */
const NEAR = 1.6;

/** A row for each of many days: what stands at its height, and the lines that go on below that. */
function byHeight(row: TableRow, cell: Cell): TableRow[] | undefined {
  const days = cell.lines;
  const others = row.cells.filter((other) => other !== cell).flatMap(({ lines }) => lines);
  const isTerm = days.length >= FEWEST_OF_TERM && days.length <= MOST_OF_TERM;
  if (!isTerm || !areOnOnePage([...days, ...others])) return undefined;
  const beside = days.filter((day) => others.some((line) => isNear(line, day, 1)));
  if (beside.length < MOSTLY * days.length) return undefined;
  const dayOf = new Map([...others, ...days].map((line) => [line, dayBeside(line, days)]));
  return days.map((day) => ({
    ...row,
    cells: row.cells.map((each) => ({
      ...each,
      lines: each.lines.filter((line) => dayOf.get(line) === day),
    })),
  }));
}

const areOnOnePage = (lines: readonly Line[]): boolean =>
  lines.every((line) => placeOf(line) !== undefined && line.page === lines[0]?.page);

/** The day at whose height a line stands, else the one above it. */
function dayBeside(line: Line, days: readonly Line[]): Line | undefined {
  const nearest = days.reduce((one, other) => (distance(line, other) < distance(line, one) ? other : one));
  if (isNear(line, nearest, NEAR)) return nearest;
  return days.findLast((day) => middleOf(day) < middleOf(line)) ?? nearest;
}

const isNear = (line: Line, day: Line, halves: number): boolean =>
  distance(line, day) <= halves * halfOf(day);

const distance = (one: Line, other: Line): number => Math.abs(middleOf(one) - middleOf(other));
