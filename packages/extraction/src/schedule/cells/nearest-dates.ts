import { daysBetween } from '../../dates/civil.ts';
import { inAYear, type PlacedDate } from '../../dates/date-book.ts';
import type { Line } from '../../document.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import { placeOf } from '../../structure/place-of.ts';
import type { Passage } from '../../text/passage.ts';
import type { Row } from '../table/dated-rows.ts';

/** In a cell merged over rows, or beside a cell that lists several dates, the date level with the words governs. */
export function nearestDates(
  statement: Passage,
  cell: GridCell,
  own: PlacedDate[],
  rows: readonly Row[],
  grid: Grid,
): PlacedDate[] {
  const spanned = rows.filter(({ index }) => grid.rows[index]?.cells[cell.column] === cell);
  const candidates = spanned.length > 1 ? [...new Set(spanned.flatMap(({ dates }) => dates))] : own;
  const lines = [...new Set(candidates.map(({ line }) => line))];
  if (lines.length < 2 || lines.slice(0, -1).every(goesOnBelow)) return own;
  const at = middle(statement.pieces[0]?.line);
  if (at === undefined && spanned.length === 1) return onSameLine(statement, cell, own, lines) ?? own;
  if (at === undefined || statement.pieces[0]?.line.page !== candidates[0]?.line.page) return own;
  if (spanned.length > 1)
    return isOfAll(cell, spanned.length, candidates) ? candidates : closest(candidates, at);
  if (candidates.every(({ line }) => standsBelow(line, cell, statement))) return own;
  // Lines of one row: the words belong to the last date that begins at or above them.
  const above = candidates.filter(({ line }) => (middle(line) ?? 0) <= at + LEVEL);
  const governing = above.at(-1) ?? candidates[0];
  const level = middle(governing?.line) ?? 0;
  return candidates.filter(
    ({ line }) => line === governing?.line || Math.abs((middle(line) ?? 0) - level) <= 2,
  );
}

const DAYS_OF_WEEK = 7;

/** Fewer lines than rows, in the middle of those of one week: "Lab 2" beside a Monday, a Wednesday and a Friday. */
function isOfAll({ lines }: GridCell, rows: number, dates: readonly PlacedDate[]): boolean {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || lines.length >= rows) return false;
  if (daysBetween(inAYear(first.date), inAYear(last.date)) >= DAYS_OF_WEEK) return false;
  const [top, bottom] = [middle(first.line), middle(last.line)];
  const [above, below] = [middle(lines[0]), middle(lines.at(-1))];
  if (top === undefined || bottom === undefined || above === undefined || below === undefined) return false;
  return Math.abs(above - top - (bottom - below)) <= 2 * LEVEL;
}

/** As many lines as days, without their places on the page: each line stands beside its day. */
function onSameLine(
  { pieces }: Passage,
  { lines }: GridCell,
  dates: readonly PlacedDate[],
  days: readonly Line[],
): PlacedDate[] | undefined {
  const at = lines.findIndex(({ start }) => start === pieces[0]?.line.start);
  if (lines.length !== days.length || dates.length !== days.length) return undefined;
  return dates.filter(({ line }) => line === days[at]);
}

/** "10/11 &" above "10/13": two days of one row, broken by the width of their column. */
const goesOnBelow = ({ text }: Line): boolean =>
  /(?:[&+,–—-]|\b(?:and|or|to|et|y|und|e|en))\s*$/iu.test(text);

/** "Test 1" above "3 May (group A)" and "5 May (group B)" in one cell is on both days. */
function standsBelow(line: Line, { passage }: GridCell, { pieces: [first] }: Passage): boolean {
  const isOfCell = passage.pieces.some((piece) => piece.line === line);
  if (!isOfCell || !first) return false;
  return line.page > first.line.page || (middle(line) ?? 0) > (middle(first.line) ?? 0) + LEVEL;
}

const LEVEL = 5;

function closest(candidates: PlacedDate[], at: number): PlacedDate[] {
  const distance = ({ line }: PlacedDate) => Math.abs((middle(line) ?? 0) - at);
  const least = Math.min(...candidates.map(distance));
  const line = candidates.find((candidate) => distance(candidate) === least)?.line;
  return candidates.filter((candidate) => candidate.line === line);
}

function middle(line: Line | undefined): number | undefined {
  const box = line && placeOf(line);
  return box && (box[1] + box[3]) / 2;
}
