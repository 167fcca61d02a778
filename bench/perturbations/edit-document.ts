import type { Block, Document, Line } from '../../packages/extraction/src/document.ts';

/** New words for the characters `[start, end)` of a line. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export const linesOf = ({ pages }: Document): Line[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'table'
        ? block.rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines))
        : [block.line],
    ),
  );

/** The document with other words: the places of the lines on their pages stay, those in the text are reckoned anew. */
export const editWords = (document: Document, editsOf: (line: Line) => readonly Edit[]): Document =>
  mapLines(document, (line) => withEdits(line, editsOf(line)));

export const mapLines = (document: Document, change: (line: Line) => Line): Document =>
  mapBlocks(document, (block) =>
    block.type === 'table'
      ? {
          ...block,
          rows: block.rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.map(change) })),
          })),
        }
      : { ...block, line: change(block.line) },
  );

export const mapBlocks = (document: Document, change: (block: Block) => Block): Document =>
  placeLines({
    ...document,
    pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.map(change) })),
  });

/** Gives every line and run its offset into the text, in reading order. */
function placeLines(document: Document): Document {
  let start = 0;
  const placed = new Map<Line, Line>();
  for (const line of linesOf(document)) {
    const moved = start - line.start;
    placed.set(line, {
      ...line,
      start,
      runs: line.runs.map((run) => ({ ...run, start: run.start + moved })),
    });
    start += line.text.length + 1;
  }
  const place = (line: Line) => placed.get(line) ?? line;
  return {
    ...document,
    text: linesOf(document)
      .map(({ text }) => text)
      .join('\n'),
    pages: document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block.type === 'table'
          ? {
              ...block,
              rows: block.rows.map((row) => ({
                ...row,
                cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.map(place) })),
              })),
            }
          : { ...block, line: place(block.line) },
      ),
    })),
  };
}

function withEdits(line: Line, edits: readonly Edit[]): Line {
  if (edits.length === 0) return line;
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  const moved = (at: number): number =>
    sorted.reduce((place, { start, end, text }) => {
      if (end <= at) return place + text.length - (end - start);
      return start < at ? place + text.length - (at - start) : place;
    }, at);
  const text = sorted.reduceRight(
    (words, { start, end, text: written }) => words.slice(0, start) + written + words.slice(end),
    line.text,
  );
  const runs = line.runs.map((run) => {
    const start = run.start - line.start;
    const [from, to] = [moved(start), moved(start + run.text.length)];
    return { ...run, start: line.start + from, text: text.slice(from, to) };
  });
  return { ...line, text, runs };
}

/** Every match of a pattern in a line, with the words in its place. */
export const replacing =
  (pattern: RegExp, written: (found: string) => string) =>
  ({ text }: Line): Edit[] =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: written(match[0]),
    }));
