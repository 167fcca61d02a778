import { findDates } from '../../dates/find-dates.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell, GridRow, Node } from '../../structure/outline.ts';
import { toPassage } from '../../text/passage.ts';
import { weekdayHeader } from './month-grids.ts';

const FEWEST_DAYS = 3;
const FEWEST_ROWS = 2;
const LONGEST_DAY = 20;

/** A calendar that has the days of a week in one row and what happens on them in the rows below: each day with its own. */
export function joinDayRows(node: Node, locale: Locale): Node {
  if (node.type === 'paragraph' || !weekdayHeader(node, locale) || hasTallCells(node)) return node;
  const weeks = node.rows.reduce<{ rows: GridRow[]; isDays: boolean }[]>((found, row) => {
    const isDays = isDayRow(row, locale);
    const last = found.at(-1);
    if (isDays || !last) found.push({ rows: [row], isDays });
    else last.rows.push(row);
    return found;
  }, []);
  const told = weeks.filter(({ rows, isDays }) => isDays && rows.length > 1);
  if (told.length < FEWEST_ROWS) return node;
  const rows = weeks.flatMap(({ rows: own, isDays }) => (isDays ? [joined(own)] : own));
  return {
    ...node,
    rows: rows.map(({ cells }, row) => ({ cells: cells.map((cell) => cell && { ...cell, row }) })),
  };
}

const hasTallCells = ({ rows }: Grid) =>
  rows.some(({ cells }, index) => cells.some((cell) => cell && cell.row !== index));

/** Nothing but days, beside the name of the week. */
function isDayRow({ cells }: GridRow, locale: Locale): boolean {
  const told = cells.slice(cells.length > WEEK ? 1 : 0).filter((cell) => cell && cell.passage.text !== '');
  return told.length >= FEWEST_DAYS && told.every((cell) => isDay(cell?.passage.text ?? '', locale));
}

/** More columns than a week has days: the first of them names it. */
const WEEK = 5;

function isDay(text: string, locale: Locale): boolean {
  if (text.length > LONGEST_DAY) return false;
  if (/^(?:[1-9]|[12]\d|3[01])$/.test(text.trim())) return true;
  const [only, ...others] = findDates(text, locale);
  return (
    only !== undefined &&
    others.length === 0 &&
    !/[\p{L}\d]/u.test(text.slice(0, only.start) + text.slice(only.end))
  );
}

function joined([days, ...below]: readonly GridRow[]): GridRow {
  const width = Math.max(...[days, ...below].map((row) => row?.cells.length ?? 0));
  return {
    cells: Array.from({ length: width }, (_, column) => {
      const cells = [days, ...below].flatMap((row) => row?.cells[column] ?? []);
      const [first] = cells;
      const lines = cells.flatMap((cell) => cell.lines.filter(({ text }) => text.trim() !== ''));
      return first && ({ ...first, lines, passage: toPassage(lines) } satisfies GridCell);
    }),
  };
}
