import type { DateBook } from '../../dates/date-book.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell, GridRow } from '../../structure/outline.ts';
import { without } from '../../text/patterns.ts';

const FEWEST_WORKS = 2;
const MOST_ROWS = 4;

/** "Exam 1 | Exam 2 | Final exam" above the day and perhaps the share of each: the same with a row for each work. */
export function worksAcross(grid: Grid, book: DateBook, locale: Locale): Grid | undefined {
  const [heads, ...below] = grid.rows;
  if (!heads || grid.labels || below.length === 0 || grid.rows.length > MOST_ROWS) return undefined;
  const namesRows = !namesWork(heads.cells[0], locale);
  const works = heads.cells.slice(namesRows ? 1 : 0);
  const areWorks = works.length >= FEWEST_WORKS && works.every((cell) => namesWork(cell, locale));
  const areDated = below.some(({ cells }) =>
    cells.slice(namesRows ? 1 : 0).every((cell) => isDay(cell, book)),
  );
  return areWorks && areDated && isWhole(grid) ? turned(grid) : undefined;
}

const namesWork = (cell: GridCell | undefined, locale: Locale): boolean =>
  cell !== undefined && vocabulary(locale).works(cell.passage.text).length === 1;

/** One day, with or without its weekday and hour. */
function isDay(cell: GridCell | undefined, book: DateBook): boolean {
  const dates = cell ? book.within(cell.passage) : [];
  const words = without(cell?.passage.text ?? '', dates);
  return dates.length === 1 && !/\p{L}{3}/u.test(words);
}

/** No cell is merged with another. */
const isWhole = ({ rows }: Grid): boolean =>
  rows.every(
    ({ cells }) => cells.every((cell) => cell !== undefined) && new Set(cells).size === cells.length,
  );

const turned = (grid: Grid): Grid => ({
  type: 'grid',
  columns: grid.rows.length,
  rows: Array.from(
    { length: grid.columns },
    (_, row): GridRow => ({
      cells: grid.rows.map(({ cells }, column) => {
        const cell = cells[row];
        return cell && { ...cell, row, column };
      }),
    }),
  ),
});
