import { cellOf, type DraftBlock, type DraftCell } from '../build-document.ts';

export interface FoundTable {
  table: DraftBlock;
  /** The line after the table. */
  next: number;
}

/** Lines drawn around the rows of a table, such as `+-----+-----+`. */
const RULE = /^[\s|+:=-]{3,}$/;
const isRule = (line: string): boolean => RULE.test(line) && /[|+]/.test(line);

/**
 * The table that begins at `lines[from]` when two or more lines part as many cells by `|`.
 *
 * @example
 * tableByBars(['| Week | Topic |', '|------|-------|', '| 1 | Cells |'], 0)
 */
export function tableByBars(lines: readonly string[], from: number): FoundTable | undefined {
  const rows: string[][] = [];
  let next = from;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (rows.length > 0 && isRule(line)) continue;
    const cells = cellsBetweenBars(line);
    if (cells.length < 2 || (rows[0] && cells.length !== rows[0].length)) break;
    rows.push(cells);
  }
  return rows.length < 2 ? undefined : { table: asTable(rows), next };
}

function cellsBetweenBars(line: string): string[] {
  const text = line.trim();
  const cells = text.replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.length > 2 || text.startsWith('|') ? cells : [];
}

const FEWEST_TABBED_ROWS = 3;

/** The table that begins at `lines[from]` when three or more lines in a row part their cells by tabs. */
export function tableByTabs(lines: readonly string[], from: number): FoundTable | undefined {
  const parted: string[][] = [];
  for (let next = from; next < lines.length; next += 1) {
    const cells = (lines[next] ?? '').trimEnd().split('\t');
    if (cells.length < 2) break;
    parted.push(cells);
  }
  if (parted.length < FEWEST_TABBED_ROWS) return undefined;
  const isSetIn = parted.every(([first = '']) => first.trim() === '');
  const own = isSetIn ? parted.map((row) => row.slice(1)) : parted;
  const rows = isSheet(own) ? own : own.map(withoutStops);
  return { table: asTable(withSpannedCells(withFirstCells(rows))), next: from + rows.length };
}

const FEWEST_COLUMNS = 3;

/** A spreadsheet has one tab for each column, and no row is wider than its first: two tabs part an empty cell. */
const isSheet = ([header = [], ...rows]: readonly string[][]): boolean =>
  header.length >= FEWEST_COLUMNS &&
  withoutStops(header).length === header.length &&
  rows.every(({ length }) => length <= header.length) &&
  rows.some(({ length }) => length === header.length);

/** A first tab is an empty cell; several between words are only the way to the next stop. */
const withoutStops = (cells: string[]): string[] =>
  cells.filter((cell, index) => index === 0 || cell.trim() !== '');

const STARTS_WITH_DATE =
  /^\W{0,3}(?:(?:[MTWRFSU]|Tu|Th)\s+)?(?:(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\d{1,4}[/.-]\d)/i;

/** Where the dates stand in the second column, a row that begins with its date has left the first one out. */
function withFirstCells(rows: string[][]): string[][] {
  const columns = widest(rows);
  const whole = rows.slice(1).filter((row) => row.length === columns);
  const isSecond = ([first = '', second = '']: string[]) =>
    !STARTS_WITH_DATE.test(first) && STARTS_WITH_DATE.test(second);
  if (whole.length < FEWEST_WHOLE || !whole.every(isSecond)) return rows;
  return rows.map((row) =>
    row.length < columns && STARTS_WITH_DATE.test(row[0] ?? '') ? ['', ...row] : row,
  );
}

const FEWEST_WHOLE = 2;

/**
 * A table copied from a web page loses its merged cells: after `Mon Nov 8 ⇥ Lab ⇥ 9am` comes `Essay 1 ⇥ 11:30pm`.
 * Where the first column holds dates, a short row that starts with none belongs to the date above it, and so does a
 * row that leaves only the date empty.
 */
function withSpannedCells(rows: string[][]): Row[] {
  const columns = widest(rows);
  const whole = rows.slice(1).filter((row) => row.length === columns);
  const named = whole.filter(([first = '']) => first.trim() !== '');
  const isDated = named.length > 0 && named.every(([first = '']) => STARTS_WITH_DATE.test(first));
  const withoutCovered = ([first = '', ...others]: string[]): Row => {
    if (first.trim() === '') return others.length === columns - 1 ? [COVERED, ...others] : ['', ...others];
    const isShort = others.length === columns - 2 && !STARTS_WITH_DATE.test(first);
    return isShort ? [COVERED, first, ...others] : [first, ...others];
  };
  return rows.map((row, index) => (isDated && index > 1 ? withoutCovered(row) : row));
}

/** The place of a cell that begins in a row above. */
const COVERED = Symbol('covered');
type Row = (string | typeof COVERED)[];

const widest = (rows: Row[]): number => rows.reduce((most, row) => Math.max(most, row.length), 0);

function asTable(rows: Row[]): DraftBlock {
  const columns = widest(rows);
  const above: DraftCell[] = [];
  const toCell = (cell: Row[number], column: number): DraftCell[] => {
    if (cell === COVERED) {
      if (above[column]) above[column].rowSpan += 1;
      return [];
    }
    const draft = cellOf(cell, column);
    above[column] = draft;
    return [draft];
  };
  const filled = (row: Row): Row => [...row, ...Array.from({ length: columns - row.length }, () => '')];
  return { type: 'table', rows: rows.map((row) => filled(row).flatMap(toCell)), columns };
}
