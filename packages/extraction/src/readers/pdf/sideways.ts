import type { Box } from '../../extraction.ts';
import type { Fragment } from '../layout/fragment.ts';
import { around, toVisualLine, type VisualLine } from '../layout/lines.ts';
import { isTextItem, readable } from './fragments.ts';
import type { Grid } from './grid.ts';
import { concatenate, type Matrix, type PdfTextContent, toMatrix } from './pdfjs.ts';

/** How far such words may lean. */
const MOST_LEANING = 0.05;

/** The words of a page that stand on end, as the name of a month does beside its rows. */
export const toSidewaysFragments = ({ items }: PdfTextContent, viewport: Matrix): Fragment[] =>
  items.filter(isTextItem).flatMap(({ str, transform, width }) => {
    const text = readable(str).trim();
    const matrix = concatenate(viewport, toMatrix(transform));
    const length = Math.hypot(matrix[0], matrix[1]);
    const isOnEnd = Math.abs(matrix[0]) < MOST_LEANING * length;
    if (text === '' || !isOnEnd || width <= 0) return [];
    const size = Math.hypot(matrix[2], matrix[3]);
    const box = boxOf(matrix, { along: width / length, across: 1 });
    return [{ text, box, baseline: box[3], size, bold: false }];
  });

/** Around the corners of words that are so long and high in their own measure. */
function boxOf([a, b, c, d, x, y]: Matrix, { along, across }: { along: number; across: number }): Box {
  const [alongX, alongY, acrossX, acrossY] = [a * along, b * along, c * across, d * across];
  return around([
    [x, y, x, y],
    [x + alongX, y + alongY, x + alongX, y + alongY],
    [x + acrossX, y + acrossY, x + acrossX, y + acrossY],
  ]);
}

/** Words on end belong to a drawn table only, to a cell over several rows that holds nothing else. */
export const withSideways = (
  grid: Grid,
  cells: readonly VisualLine[][],
  sideways: readonly Fragment[],
): VisualLine[][] =>
  cells.map((lines, index) => {
    const cell = grid.cells[index];
    if (!cell || cell.rowSpan < 2 || lines.length > 0) return lines;
    const within = sideways.filter(({ box }) => isWithin(box, cell.box));
    return within.length > 0 ? [toVisualLine(within)] : lines;
  });

function isWithin(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2];
  return x >= outer[0] && x <= outer[2] && y >= outer[1] && y <= outer[3];
}
