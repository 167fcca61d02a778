import { dateWords } from '../../dates/words.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, GridCell, GridRow, Node } from '../../structure/outline.ts';
import { toPassage } from '../../text/passage.ts';

const FEWEST_ROWS = 3;
const MOSTLY = 0.6;
const DAY = /^(?:[1-9]|0[1-9]|[12]\d|3[01])$/u;

/** "Tue | Feb | 06": a day whose parts have columns of their own, as one cell over all of them. */
export function joinSplitDays(node: Node, locale: Locale): Node {
  if (node.type !== 'grid') return node;
  const month = Array.from({ length: node.columns - 1 }, (_, column) => column).find((column) =>
    holdsDays(node, column, locale),
  );
  if (month === undefined) return node;
  const { weekdayFrom } = dateWords(locale);
  const areWeekdays = shareOf(node, month - 1, (text) => weekdayFrom(text) !== undefined) >= MOSTLY;
  const columns = areWeekdays ? [month - 1, month, month + 1] : [month, month + 1];
  return { ...node, rows: node.rows.map((row) => joined(row, columns, locale)) };
}

const monthAlone = perLocale((locale) => new RegExp(`^${dateWords(locale).month}$`, 'iu'));

const textOf = (cell: GridCell | undefined): string => cell?.passage.text.trim().replace(/\.$/u, '') ?? '';

const shareOf = ({ rows }: Grid, column: number, is: (text: string) => boolean): number =>
  rows.filter(({ cells }) => is(textOf(cells[column]))).length / rows.length;

/** The names of months, and the numbers of days behind them. */
function holdsDays({ rows }: Grid, column: number, locale: Locale): boolean {
  const dated = rows.filter(({ cells }) => isDay(cells, column, locale));
  return dated.length >= Math.max(FEWEST_ROWS, MOSTLY * rows.length);
}

const isDay = (cells: GridRow['cells'], column: number, locale: Locale): boolean =>
  monthAlone(locale).test(textOf(cells[column])) && DAY.test(textOf(cells[column + 1]));

function joined(row: GridRow, columns: readonly number[], locale: Locale): GridRow {
  const parts = columns.flatMap((column) => row.cells[column] ?? []);
  const [first] = parts;
  const month = columns.at(-2) ?? 0;
  if (!first || parts.length < columns.length || !isDay(row.cells, month, locale)) return row;
  const lines = parts.flatMap((part) => part.lines);
  const day = { ...first, lines, passage: toPassage(lines), columnSpan: columns.length };
  return { cells: row.cells.map((cell, column) => (columns.includes(column) ? day : cell)) };
}
