import type { Grid, GridCell, Node, Paragraph } from '../../structure/outline.ts';
import { linesOf, type Passage, toPassage } from '../../text/passage.ts';

const FEWEST_ALIKE = 2;

/** "Homework 9 due.", and nothing else on its line. */
export const IS_DUE = /^\p{Lu}\p{L}*(?:\s\p{L}+){0,3}(?:\s#?\d{1,2})?\s(?:due|DUE)\.?$/u;

/**
 * "Homework 7 due." in a line below a table whose other rows hold such lines is one more of them: the end of the page
 * or of the table has cut it off.
 */
export function joinDueRows(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of nodes) {
    const above = joined.at(-1);
    if (node.type === 'paragraph' && above?.type === 'grid' && isOneMore(node, above))
      joined[joined.length - 1] = withRow(above, node);
    else joined.push(node);
  }
  return joined;
}

const isDue = ({ text }: Passage): boolean => IS_DUE.test(text.trim());

const isOneMore = ({ passage }: Paragraph, { rows }: Grid): boolean =>
  isDue(passage) &&
  rows.filter(({ cells }) => cells.some((cell) => cell && isDue(cell.passage))).length >= FEWEST_ALIKE;

/** In the column in which the others stand, beside empty cells. */
function withRow(grid: Grid, { passage }: Paragraph): Grid {
  const column = columnOfDue(grid);
  const cells = Array.from({ length: grid.columns }, (_, at): GridCell => {
    const lines = at === column ? linesOf(passage) : [];
    return { lines, passage: toPassage(lines), columnSpan: 1, row: grid.rows.length, column: at, width: 0 };
  });
  return { ...grid, rows: [...grid.rows, { cells }] };
}

const columnOfDue = ({ rows }: Grid): number =>
  rows.flatMap(({ cells }) => cells.filter((cell) => cell && isDue(cell.passage)))[0]?.column ?? 0;
