import type { Block, Cell, Document, DocumentFormat, Line, Run } from '../document.ts';
import type { Box } from '../extraction.ts';
import { checkTextLength, type Limits } from '../limits.ts';

/** What a reader of a format without pages hands over: lines whose place in the text is not yet known. */
export interface DraftLine {
  runs: { text: string; bold?: boolean }[];
  heading?: number;
  furniture?: boolean;
  afterBlank?: boolean;
  opensBlock?: boolean;
  /** Where it stands, where columns are told by that. */
  place?: Box;
  /** A tab stands in front of it. */
  isAfterTab?: boolean;
}

export interface DraftCell extends Omit<Cell, 'lines'> {
  lines: DraftLine[];
}

export type DraftBlock =
  | { type: 'line'; line: DraftLine }
  | { type: 'listItem'; line: DraftLine; depth: number }
  | { type: 'table'; rows: DraftCell[][]; columns: number };

interface BuildDocument {
  format: DocumentFormat;
  blocks: DraftBlock[];
  metadata: Document['metadata'];
  limits: Limits;
}

/**
 * Puts drafted blocks in one page and gives every line and run its offset into the text.
 *
 * @throws {UnreadableDocument} `too-long` when the lines together are longer than the limits allow.
 */
export function buildDocument({ format, blocks: drafts, metadata, limits }: BuildDocument): Document {
  const texts: string[] = [];
  let length = 0;

  const place = (draft: DraftLine): Line => {
    const start = length;
    const runs = placeRuns(draft.runs, start);
    const text = runs.map((run) => run.text).join('');
    texts.push(text);
    length += text.length + 1;
    checkTextLength(length, limits);
    const { heading, furniture, afterBlank, opensBlock, place: at } = draft;
    return {
      page: 1,
      text,
      start,
      runs,
      ...(heading && { heading }),
      ...(furniture && { furniture }),
      ...(afterBlank && { afterBlank }),
      ...(opensBlock && { opensBlock }),
      ...(at && { place: at }),
    };
  };

  const placeBlock = (draft: DraftBlock): Block => {
    if (draft.type !== 'table') return { ...draft, line: place(draft.line) };
    const rows = draft.rows.map((cells) => ({
      page: 1,
      cells: cells.map((cell) => ({ ...cell, lines: cell.lines.map(place) })),
    }));
    return { type: 'table', rows, columns: draft.columns };
  };

  const blocks = drafts.map(placeBlock);
  return { format, pages: [{ number: 1, blocks }], text: texts.join('\n'), metadata };
}

function placeRuns(drafts: DraftLine['runs'], lineStart: number): Run[] {
  let start = lineStart;
  return drafts.map(({ text, bold }) => {
    const run: Run = { text, start, ...(bold && { bold }) };
    start += text.length;
    return run;
  });
}

/** A line of one run, as formats without emphasis have it. */
export const plainLine = (text: string, rest: Omit<DraftLine, 'runs'> = {}): DraftLine => ({
  runs: text === '' ? [] : [{ text }],
  ...rest,
});

/** A cell of one line, or of none. */
export function cellOf(text: string, column: number): DraftCell {
  const line = plainLine(text.trim());
  return { lines: line.runs.length > 0 ? [line] : [], column, columnSpan: 1, rowSpan: 1 };
}

export const textOf = (line: DraftLine): string => line.runs.map((run) => run.text).join('');
