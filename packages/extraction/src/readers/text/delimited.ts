import { type DraftBlock, type DraftCell, plainLine } from '../build-document.ts';

const RULE = /^[\s|+:=-]{3,}$/;

interface FoundTable {
  table: DraftBlock;
  /** The line after the table. */
  next: number;
}

/** The table that begins at `lines[from]` when its cells are parted by `|`, in two or more lines alike. */
export const tableByBars = (lines: readonly string[], from: number): FoundTable | undefined =>
  delimited(lines, from, cellsBetweenBars, 2);

/** The table that begins at `lines[from]` when its cells are parted by tabs, in three or more lines alike. */
export const tableByTabs = (lines: readonly string[], from: number): FoundTable | undefined =>
  delimited(lines, from, cellsBetweenTabs, 3);

type Split = (line: string) => string[] | undefined;

function delimited(
  lines: readonly string[],
  from: number,
  split: Split,
  fewest: number,
): FoundTable | undefined {
  const rows: string[][] = [];
  let next = from;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (rows.length > 0 && isRule(line)) continue;
    const cells = split(line);
    if (!cells || (rows[0] && cells.length !== rows[0].length)) break;
    rows.push(cells);
  }
  if (rows.length < fewest) return undefined;
  const table: DraftBlock = { type: 'table', rows: rows.map(toRow), columns: rows[0]?.length ?? 0 };
  return { table, next };
}

const isRule = (line: string): boolean => RULE.test(line) && /[|+]/.test(line);

const cellsBetweenBars: Split = (line) => {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.length >= 2 && (cells.length >= 3 || line.trim().startsWith('|')) ? cells : undefined;
};

const cellsBetweenTabs: Split = (line) => {
  const cells = line.trim().split(/\t+/);
  return cells.length >= 2 ? cells : undefined;
};

const toRow = (cells: string[]): DraftCell[] =>
  cells.flatMap((cell, column) => {
    const text = cell.trim();
    return text === '' ? [] : [{ lines: [plainLine(text)], column, columnSpan: 1, rowSpan: 1 }];
  });
