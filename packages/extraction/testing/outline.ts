import type { Block, Document, Line } from '../src/document.ts';

/**
 * A document as short lines a test can compare: `# heading`, `- item`, `| cell | cell |`. A cell that spans is
 * followed by `(columns x rows)`.
 */
export const outline = ({ pages }: Document): string[] =>
  pages.flatMap((page) => page.blocks.flatMap(blockOutline));

function blockOutline(block: Block): string[] {
  if (block.type === 'listItem') return [`${'  '.repeat(block.depth)}- ${block.line.text}`];
  if (block.type === 'line') return [lineOutline(block.line)];
  return block.rows.map(({ cells }) => {
    const shown = cells.map(({ lines, columnSpan, rowSpan }) => {
      const spans = columnSpan * rowSpan > 1 ? `(${columnSpan}x${rowSpan})` : '';
      return `${lines.map((line) => line.text).join(' / ')}${spans}`;
    });
    return `| ${shown.join(' | ')} |`;
  });
}

const lineOutline = ({ heading = 0, text, furniture }: Line): string =>
  `${'#'.repeat(heading)}${heading > 0 ? ' ' : ''}${furniture ? '~ ' : ''}${text}`;

/** Every line of a document, those in cells too. */
export const allLines = ({ pages }: Document): Line[] =>
  pages
    .flatMap((page) => page.blocks)
    .flatMap((block) =>
      block.type === 'table'
        ? block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.lines))
        : [block.line],
    );
