import type { Document } from '../../document.ts';
import { checkTextLength, type Limits } from '../../limits.ts';
import { buildDocument, type DraftBlock, plainLine } from '../build-document.ts';
import { type AlignedTable, type Flow, toFlow } from '../layout/aligned-table.ts';
import { inReadingOrder } from '../layout/columns.ts';
import { textOf } from '../layout/date-like.ts';
import { findFurniture } from '../layout/furniture.ts';
import type { VisualLine } from '../layout/lines.ts';
import { type PlacedPage, placeLines, rowOf } from './placed-lines.ts';
import { partsOf, type Stretch } from './stretches.ts';
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
  const pages = pagesOf(source.replace(CONTROLS, ''), limits).map((page) =>
    page.split(/\r\n?|[\n\v\f\u2028\u2029]/).map((row) => row.replaceAll('\u00A0', ' ').trimEnd()),
  );
  const marksParagraphs = setsParagraphsApart(pages.flat());
  const { laidOut, rest } = cutBehind(pages, MOST_IN_COLUMNS);
  const blocks = [...readPages(laidOut, marksParagraphs), ...readRows(rest, marksParagraphs)];
  return buildDocument({ format: 'text', blocks, metadata: {}, limits });
}

/** More form feeds than a document may have pages begin none. */
function pagesOf(source: string, { maxPages }: Limits): string[] {
  const pages = source.split('\f', maxPages + 1);
  return pages.length > maxPages ? [source] : pages;
}

/** No syllabus is so long, in rows: those behind them are not searched for columns. */
const MOST_IN_COLUMNS = 10_000;

/** Whole pages and the beginning of one, as many rows as are allowed, and all rows behind them. */
function cutBehind(pages: readonly string[][], most: number): { laidOut: string[][]; rest: string[] } {
  const laidOut: string[][] = [];
  const rest: string[] = [];
  let room = most;
  for (const rows of pages) {
    if (room > 0) laidOut.push(rows.slice(0, room));
    for (const row of rows.slice(room)) rest.push(row);
    room = Math.max(0, room - rows.length);
  }
  return { laidOut, rest };
}

function* readRows(rows: readonly string[], marksParagraphs: boolean): Generator<DraftBlock> {
  for (const part of partsOf(rows)) {
    if ('table' in part) yield part.table;
    else
      for (let at = part.from; at < part.to; at++)
        if (!isBlank(rows[at] ?? ''))
          yield readLine(rows[at] ?? '', { before: rows[at - 1], after: rows[at + 1], marksParagraphs });
  }
}

const isBlank = (row: string): boolean => row.trim() === '' || DECORATION.test(row);

interface TextPage extends PlacedPage {
  rows: readonly string[];
}

function* readPages(pages: readonly string[][], marksParagraphs: boolean): Generator<DraftBlock> {
  const placed = pages.map(placePage);
  const isFurniture = findFurniture(placed);
  const layOut = createLayout();
  for (const { rows, lines, width, height } of placed) {
    const furniture = new Set(lines.filter((line) => isFurniture(line, height)));
    for (const line of furniture) yield { type: 'line', line: plainLine(textOf(line), { furniture: true }) };
    const content = lines.filter((line) => !furniture.has(line));
    const place = { rows, byRow: new Map(content.map((line) => [rowOf(line), line])), marksParagraphs };
    for (const part of partsOf(rows)) {
      if ('table' in part) yield part.table;
      else for (const one of layOut(linesOf(part, place.byRow), width)) yield toBlock(one, place);
    }
  }
}

/** Lines and the tables that they make; a table may go on from the stretch before. */
function createLayout(): (lines: VisualLine[], pageWidth: number) => Flow[] {
  let gutters: readonly number[] = [];
  return (lines, pageWidth) => {
    const flow = toFlow(inReadingOrder(lines, pageWidth), gutters);
    gutters = flow.findLast((one) => one.type === 'table')?.gutters ?? [];
    return flow;
  };
}

const placePage = (rows: readonly string[]): TextPage => ({
  rows,
  ...placeLines(
    rows.map((row) => (isBlank(row) ? '' : row)),
    (at) => headingLevel(rows[at] ?? '', rows[at - 1] ?? '', rows[at + 1] ?? '') !== undefined,
  ),
});

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
  const around = { before: rows[at - 1], after: rows[at + 1], marksParagraphs };
  return readLine(isWhole ? (rows[at] ?? '') : textOf(one.line), around, one.line.box);
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
