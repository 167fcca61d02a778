import type { Document } from '../../document.ts';
import { checkTextLength, type Limits } from '../../limits.ts';
import { beginsWithDay } from '../../text/begins-with-day.ts';
import { buildDocument, type DraftBlock, plainLine } from '../build-document.ts';
import { type AlignedTable, type Flow, toFlow } from '../layout/aligned-table.ts';
import { inReadingOrder } from '../layout/columns.ts';
import { findFurniture } from '../layout/furniture.ts';
import type { VisualLine } from '../layout/lines.ts';
import { tableByBars, tableByTabs } from './delimited.ts';
import { type PlacedPage, placeLines, rowOf, startsBehindGaps, wordsOf } from './placed-lines.ts';
import { headingLevel, readLine, readPart } from './text-line.ts';

const DECORATION = /^[\s*_=~#+–—-]{3,}$/;
/** Characters that print nothing; tabs and form feeds stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * Reads plain text: headings, bullets, and columns that clearly stand in line with each other as tables. A form
 * feed begins a page, whose header and footer are none of its words.
 */
export function readText(source: string, limits: Limits): Document {
  checkTextLength(source.length, limits);
  const pages = source
    .replace(CONTROLS, '')
    .split('\f')
    .map((page) =>
      page.split(/\r\n?|[\n\v\u2028\u2029]/).map((row) => row.replaceAll('\u00A0', ' ').trimEnd()),
    );
  return buildDocument({ format: 'text', blocks: [...readPages(pages)], metadata: {}, limits });
}

interface TextPage extends PlacedPage {
  rows: readonly string[];
}

function* readPages(pages: readonly string[][]): Generator<DraftBlock> {
  const placed = pages.map(placePage);
  const isFurniture = findFurniture(placed);
  const marksParagraphs = setsParagraphsApart(pages.flat());
  const layOut = createLayout();
  for (const { rows, lines, width, height } of placed) {
    const furniture = new Set(lines.filter((line) => isFurniture(line, height)));
    for (const line of furniture) yield { type: 'line', line: plainLine(wordsOf(line), { furniture: true }) };
    const content = lines.filter((line) => !furniture.has(line));
    const place = { rows, byRow: new Map(content.map((line) => [rowOf(line), line])), marksParagraphs };
    for (const part of partsOf(rows)) {
      if ('table' in part) yield part.table;
      else for (const one of layOut(linesOf(part, place.byRow), width)) yield toBlock(one, place);
    }
  }
}

/** No syllabus is so long, in lines: those behind them are not searched for columns. */
const MOST_IN_COLUMNS = 10_000;

/** Lines and the tables that they make; a table may go on from the stretch before. */
function createLayout(): (lines: VisualLine[], pageWidth: number) => Flow[] {
  let seen = 0;
  let gutters: readonly number[] = [];
  return (lines, pageWidth) => {
    seen += lines.length;
    if (seen > MOST_IN_COLUMNS) return lines.map((line) => ({ type: 'line', line }));
    const flow = toFlow(inReadingOrder(lines, pageWidth), gutters);
    gutters = flow.findLast((one) => one.type === 'table')?.gutters ?? [];
    return flow;
  };
}

const placePage = (rows: readonly string[]): TextPage => ({
  rows,
  ...placeLines(
    rows.map((row) => (DECORATION.test(row) ? '' : row)),
    (at) => headingLevel(rows[at] ?? '', rows[at - 1] ?? '', rows[at + 1] ?? '') !== undefined,
  ),
});

/** Rows `[from, to)` of a page. */
interface Stretch {
  from: number;
  to: number;
}

/** A stretch of lines ends at the first empty line behind so many rows: the limit keeps the search for columns linear. */
const MANY_ROWS = 150;
const MOST_ROWS = 300;

/** The tables of a page whose cells bars or tabs part, and the stretches of lines between them. */
function* partsOf(rows: readonly string[]): Generator<{ table: DraftBlock } | Stretch> {
  let from = 0;
  for (let at = 0; at < rows.length; ) {
    const isEmpty = rows[at]?.trim() === '';
    const found = isEmpty ? undefined : (tableByBars(rows, at) ?? tableByTabs(rows, at));
    const isOver = isEmpty && at > from && beginsApart(rows, at);
    const isFull = isOver || at - from >= (isEmpty ? MANY_ROWS : MOST_ROWS);
    if ((found || isFull) && at > from) yield { from, to: at };
    if (found) yield { table: found.table };
    if (found || isFull) from = found?.next ?? at;
    at = found?.next ?? at + 1;
  }
  if (rows.length > from) yield { from, to: rows.length };
}

const FEWEST_EMPTY = 2;
const FEWEST_ROWS = 2;
const FARTHEST_ABOVE = 8;

/** Whether behind the empty rows at a place something else begins: text, or a table whose columns stand elsewhere. */
function beginsApart(rows: readonly string[], at: number): boolean {
  const below = rows.slice(at, at + MANY_ROWS).findIndex((row) => row.trim() !== '');
  const [first = '', second = ''] = rows.slice(at + below, at + below + 2);
  const above = rows.slice(Math.max(0, at - FARTHEST_ABOVE), at);
  const starts = startsBehindGaps(first);
  if (starts.length === 0) {
    const isText = startsBehindGaps(second).length === 0;
    return below >= FEWEST_EMPTY ? isText : (isText || first.endsWith(':')) && isBelowTable(first, above);
  }
  const others = above.flatMap(startsBehindGaps);
  const isInLine = starts.some((start) => others.some((other) => Math.abs(start - other) <= 1));
  return below >= FEWEST_EMPTY && others.length > 0 && !isInLine;
}

/** No row of the table above, whose rows no empty ones part, begins further left; a day or a week heads its next rows. */
function isBelowTable(row: string, above: readonly string[]): boolean {
  const close = above.slice(above.findLastIndex((one) => one.trim() === '') + 1);
  const withGaps = close.filter((one) => startsBehindGaps(one).length > 0).map(indentOf);
  const left = Math.min(...withGaps);
  const wide = withGaps.filter((indent) => indent === left);
  return wide.length >= FEWEST_ROWS && indentOf(row) <= left && !beginsWithDay(row.trim());
}

const indentOf = (row: string): number => row.length - row.trimStart().length;

function linesOf({ from, to }: Stretch, byRow: ReadonlyMap<number, VisualLine>): VisualLine[] {
  const rows = Array.from({ length: to - from }, (_, index) => byRow.get(from + index));
  return rows.filter((line) => line !== undefined);
}

interface Place {
  rows: readonly string[];
  byRow: ReadonlyMap<number, VisualLine>;
  marksParagraphs: boolean;
}

function toBlock(one: Flow, { rows, byRow, marksParagraphs }: Place): DraftBlock {
  if (one.type === 'table') return toTable(one);
  const at = rowOf(one.line);
  const isWhole = byRow.get(at)?.fragments.length === one.line.fragments.length;
  return readLine(isWhole ? (rows[at] ?? '') : wordsOf(one.line), one.line, {
    before: rows[at - 1],
    after: rows[at + 1],
    marksParagraphs,
  });
}

function toTable({ rows, columns }: AlignedTable): DraftBlock {
  const cells = (row: VisualLine[][]) =>
    row.map((lines, column) => ({ lines: lines.map(readPart), column, columnSpan: 1, rowSpan: 1 }));
  return { type: 'table', rows: rows.map(cells), columns };
}

const FEWEST_ADJOINING = 0.25;

/** Whether an empty line says that something new begins: not where every line is followed by one. */
function setsParagraphsApart(rows: readonly string[]): boolean {
  const filled = rows.filter((row) => row.trim() !== '').length;
  const adjoining = rows.filter(
    (row, index) => row.trim() !== '' && (rows[index - 1] ?? '').trim() !== '',
  ).length;
  return adjoining >= FEWEST_ADJOINING * filled;
}
