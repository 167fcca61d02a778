import type { Document } from '../src/document.ts';
import { DEFAULT_LIMITS } from '../src/limits.ts';
import { buildDocument, type DraftBlock, type DraftCell, plainLine } from '../src/readers/build-document.ts';

/**
 * A document written as `outline` prints it: `# heading`, `- item`, `| cell | cell |` (` / ` between the lines of a
 * cell), anything else a line.
 *
 * @example
 * sketch('# Grading', '| Part | Weight |', '| Labs | 40% |');
 */
export function sketch(...lines: string[]): Document {
  const blocks: DraftBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!line.startsWith('|')) blocks.push(toBlock(line));
    else if (last?.type === 'table') last.rows.push(toCells(line));
    else blocks.push({ type: 'table', rows: [toCells(line)], columns: toCells(line).length });
  }
  return buildDocument({ format: 'text', blocks, metadata: {}, limits: DEFAULT_LIMITS });
}

function toBlock(line: string): DraftBlock {
  if (line.startsWith('- ')) return { type: 'listItem', line: plainLine(line.slice(2)), depth: 0 };
  const level = /^#+(?=\s)/.exec(line)?.[0].length;
  return {
    type: 'line',
    line: level ? plainLine(line.slice(level + 1), { heading: level }) : plainLine(line),
  };
}

const toCells = (row: string): DraftCell[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell, column) => ({
      lines: cell
        .trim()
        .split(' / ')
        .map((text) => plainLine(text)),
      column,
      columnSpan: 1,
      rowSpan: 1,
    }));
