import type { Cell, Line, TableRow } from '../document.ts';
import { placeOf } from './place-of.ts';
import { halfOf, middleOf, type Table } from './split-level-rows.ts';

const FEWEST_DAYS = 2;
const FEWEST_ROWS = 3;

/**
 * A table whose rows hold the days of a week cut into a row for each: "10/15 / 10/17 / 10/19" beside as many topics and as
 * many works, line by line. Only where all such rows of the table stand so.
 */
export function splitDays(table: Table, isOnlyDate: (text: string) => boolean): Table {
  const rows = table.rows.map((row) => ({ row, days: daysOf(row, isOnlyDate) }));
  const several = rows.filter(({ days }) => days !== undefined);
  if (
    several.length < FEWEST_ROWS ||
    table.rows.some(({ cells }) => cells.some(({ rowSpan }) => rowSpan > 1))
  )
    return table;
  const parted = rows.map(({ row, days }) => (days ? byDay(row, days) : [row]));
  return parted.every((some) => some !== undefined) ? { ...table, rows: parted.flat() } : table;
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
