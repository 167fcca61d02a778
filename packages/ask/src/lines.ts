import type { Block, Box, Document, Line } from '@syllabi/extraction';

/** A line of a document as far as answers need it. */
export interface AskLine {
  page: number;
  text: string;
  isHeading: boolean;
  /** Where it stands: boxes on the page (PDF points), or offsets into the text of the document. */
  boxes?: Box[];
  span?: [number, number];
}

/** Between the cells of a row. */
export const CELL_END = ' · ';

/** The lines of a document in reading order, a row of a table as one; running heads and feet left out. */
export const linesOf = ({ pages }: Pick<Document, 'pages'>): AskLine[] =>
  pages.flatMap(({ blocks }) => blocks.flatMap(linesOfBlock));

function linesOfBlock(block: Block): AskLine[] {
  if (block.type !== 'table') return block.line.furniture ? [] : [toLine([block.line], block.line.page)];
  return block.rows.flatMap(({ cells, page }) => {
    const lines = cells.flatMap((cell) => cell.lines);
    return lines.length > 0 ? [toLine(lines, page)] : [];
  });
}

function toLine(lines: readonly Line[], page: number): AskLine {
  const boxes = lines.flatMap(({ box }) => (box ? [box] : []));
  const start = Math.min(...lines.map((line) => line.start));
  const end = Math.max(...lines.map(endOf));
  return {
    page,
    text: lines.map(({ text }) => text).join(CELL_END),
    isHeading: lines.length === 1 && Boolean(lines[0]?.heading),
    ...(boxes.length > 0 ? { boxes } : { span: [start, end] }),
  };
}

const endOf = ({ start, text, runs }: Line): number =>
  Math.max(start + (runs.length === 0 ? text.length : 0), ...runs.map((run) => run.start + run.text.length));
