import type { Block, Box, Document, Line } from '@syllabi/extraction';
import { isNameOfSection } from './section-names.ts';

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
  if (block.type !== 'table') return block.line.furniture ? [] : [toAskLine(block)];
  return block.rows.flatMap(({ cells, page }) => {
    const lines = cells.flatMap((cell) => cell.lines);
    const isHeading = lines.length === 1 && lines[0]?.heading !== undefined;
    return lines.length > 0 ? [{ page, isHeading, ...standing(lines) }] : [];
  });
}

/** Type shows what is a heading; in plain text, where none does, words must do. */
function toAskLine({ type, line }: Exclude<Block, { type: 'table' }>): AskLine {
  const isNamed = type === 'line' && !line.box && isNameOfSection(line.text);
  return { page: line.page, isHeading: line.heading !== undefined || isNamed, ...standing([line]) };
}

function standing(lines: readonly Line[]): Pick<AskLine, 'text' | 'boxes' | 'span'> {
  const text = lines.map((line) => line.text).join(CELL_END);
  const boxes = lines.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length > 0) return { text, boxes };
  return { text, span: [Math.min(...lines.map(({ start }) => start)), Math.max(...lines.map(endOf))] };
}

const endOf = ({ start, text, runs }: Line): number =>
  Math.max(start + (runs.length === 0 ? text.length : 0), ...runs.map((run) => run.start + run.text.length));
