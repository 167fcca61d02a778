import { cellOf, type DraftCell } from '../build-document.ts';
import type { FoundTable } from './delimited.ts';

/** A wider line is prose. */
const MAX_WIDTH = 240;
const FEWEST_ROWS = 3;
/** A longer table is read as several; the limit keeps the search linear. */
const MAX_ROWS = 100;
/** Share of the cells beside a gutter that begin right after it; prose that happens to have gaps stays below. */
const ALIGNED = 0.6;

/** Columns `[start, end)` that are blank in every line of a table. */
type Gutter = [start: number, end: number];

/**
 * Finds tables in lines of text: three or more lines with a blank strip of two or more characters running through
 * all of them. The answer looks for the one that begins at a given line; ask for the lines in order.
 *
 * @example
 * const tableAt = columnTables(['Jan 12   Cells      Ch. 1', 'Jan 14   Energy     Ch. 2', 'Jan 19   Genes      Ch. 3']);
 * tableAt(0)?.next // 3
 */
export function columnTables(lines: readonly string[]): (from: number) => FoundTable | undefined {
  let hopelessUntil = 0;
  return (from) => {
    if (from < hopelessUntil || !hasGap(lines[from] ?? '')) return undefined;
    const run = longestRun(lines, from);
    const table = tableOf(run);
    // Half of the lines are not tried again, or a long text of ragged lines would be gone through again and again.
    if (!table) hopelessUntil = from + Math.floor(run.length / 2);
    return table && { table, next: from + run.length };
  };
}

function tableOf(run: readonly string[]): FoundTable['table'] | undefined {
  const gutters = guttersOf(inkOf(run));
  if (gutters.length === 0 || !gutters.every((gutter) => isAligned(run, gutter))) return undefined;
  const rows = joinWrapped(run.map((line) => splitAt(line, gutters)));
  if (rows.filter((row) => row.filter(isFilled).length > 1).length < FEWEST_ROWS) return undefined;
  return { type: 'table', rows, columns: gutters.length + 1 };
}

const hasGap = (line: string): boolean => line.length <= MAX_WIDTH && / {2,240}\S/.test(line.trimStart());

function longestRun(lines: readonly string[], from: number): string[] {
  const run: string[] = [];
  const ink = new Uint8Array(MAX_WIDTH);
  for (const line of lines.slice(from, from + MAX_ROWS)) {
    if (line.trim() === '' || line.length > MAX_WIDTH) break;
    addInk(ink, line);
    if (guttersOf(ink).length === 0) break;
    run.push(line);
  }
  while (run.length > 0 && !hasGap(run.at(-1) ?? '')) run.pop(); // prose that follows without an empty line
  return run;
}

function inkOf(lines: readonly string[]): Uint8Array {
  const ink = new Uint8Array(MAX_WIDTH);
  for (const line of lines) addInk(ink, line);
  return ink;
}

function addInk(ink: Uint8Array, line: string): void {
  for (let column = 0; column < line.length; column += 1) if (line[column] !== ' ') ink[column] = 1;
}

function guttersOf(ink: Uint8Array): Gutter[] {
  const gutters: Gutter[] = [];
  let lastInk = -1;
  for (let column = ink.indexOf(1); column >= 0; column = ink.indexOf(1, column + 1)) {
    if (lastInk >= 0 && column - lastInk > 2) gutters.push([lastInk + 1, column]);
    lastInk = column;
  }
  return gutters;
}

function isAligned(lines: readonly string[], [start, end]: Gutter): boolean {
  const beyond = lines.filter((line) => line.slice(start).trim() !== '');
  const aligned = beyond.filter((line) => line[end] !== ' ' && line[end] !== undefined);
  return beyond.length >= FEWEST_ROWS && aligned.length >= beyond.length * ALIGNED;
}

function splitAt(line: string, gutters: Gutter[]): DraftCell[] {
  const starts = [0, ...gutters.map(([, end]) => end)];
  return starts.map((start, column) => cellOf(line.slice(start, starts[column + 1]), column));
}

/** A row with words in one cell only, and that not the first, goes on with what stands above it. */
function joinWrapped(rows: DraftCell[][]): DraftCell[][] {
  const joined: DraftCell[][] = [];
  for (const row of rows) {
    const [only, ...others] = row.filter(isFilled);
    const above = joined.at(-1)?.[only?.column ?? 0];
    if (only && above && others.length === 0 && only.column > 0) above.lines.push(...only.lines);
    else joined.push(row);
  }
  return joined;
}

const isFilled = (cell: DraftCell): boolean => cell.lines.length > 0;
