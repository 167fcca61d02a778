import {
  type Block,
  BOLD_LEVEL,
  type Cell,
  type Document,
  type Line,
  type Page,
  type Run,
  type TableRow,
} from '../../document.ts';
import type { Box } from '../../extraction.ts';
import { type AlignedTable, type Flow, toFlow } from '../layout/aligned-table.ts';
import { inReadingOrder } from '../layout/columns.ts';
import type { Fragment } from '../layout/fragment.ts';
import { findFurniture } from '../layout/furniture.ts';
import { toVisualLines, type VisualLine } from '../layout/lines.ts';
import { takeBandedTable, takeFramedTable } from './banded-table.ts';
import { cutAtTitles, toBands } from './bands.ts';
import { isBehindBullet } from './drawn-bullets.ts';
import { type Grid, toGrids } from './grid.ts';
import type { Matrix } from './pdfjs.ts';
import type { Rulings } from './rulings.ts';
import { withSideways } from './sideways.ts';
import { shownBox } from './turned.ts';

/** What pdf.js says of one page, in points from the top left of the page as shown, or as it is read when that is turned. */
export interface RawPage {
  number: number;
  /** Of a page that has most of its words along its side, these; the others are a page of the same number before it. */
  turn?: Matrix;
  width: number;
  height: number;
  fragments: Fragment[];
  /** Words that stand on end. */
  sideways: Fragment[];
  rulings: Rulings;
  /** Marks that are drawn in front of the items of a list. */
  bullets: readonly Box[];
}

type RuledTable = { type: 'grid'; grid: Grid; cells: VisualLine[][] };
type Table = AlignedTable | RuledTable;
type Part = Flow | RuledTable;

const topOf = (table: Table) => (table.type === 'grid' ? table.grid.box : table.box)[1];

/** Pages of fragments and lines as one document: words to lines, lines to tables, in reading order. */
export function composeDocument(pages: RawPage[], metadata: Document['metadata']): Document {
  const laidOut = pages.map((page) => ({ page, ...layOut(page) }));
  const isFurniture = findFurniture(
    laidOut.map(({ page, loose }) => ({ height: page.height, lines: loose })),
  );
  const writer = createWriter(bodySize(pages));
  let gutters: readonly number[] = [];
  const composed = laidOut.map(({ page, loose, tables }): Page => {
    const furniture = loose.filter((line) => isFurniture(line, page.height));
    const content = loose.filter((line) => !furniture.includes(line));
    const parts = inOrder(content, tables, { pageWidth: page.width, gutters });
    if (parts.length > 0) gutters = parts.findLast((part) => part.type === 'table')?.gutters ?? [];
    const blocks = [
      ...furniture.map(
        (line): Block => ({ type: 'line', line: { ...writer.line(line, page), furniture: true } }),
      ),
      ...parts.map((part) => toBlock(part, page, writer)),
    ];
    const withoutText = page.fragments.length === 0 ? { withoutText: true } : {};
    return { number: page.number, width: page.width, height: page.height, blocks, ...withoutText };
  });
  return { format: 'pdf', pages: joinTurned(composed), text: writer.text(), metadata };
}

/** What is read along the side of a page with the rest of it. */
const joinTurned = (pages: readonly Page[]): Page[] =>
  pages.flatMap((page, index) => {
    if (pages[index - 1]?.number === page.number) return [];
    const turned = pages[index + 1];
    if (turned?.number !== page.number) return [page];
    const { withoutText: _, ...shown } = page;
    return [{ ...shown, blocks: [...page.blocks, ...turned.blocks] }];
  });

function layOut(page: RawPage): { loose: VisualLine[]; tables: Table[] } {
  const frames = toGrids(page.rulings).sort((a, b) => area(a.box) - area(b.box));
  const owner = new Map<Grid, Fragment[][]>(frames.map((grid) => [grid, grid.cells.map(() => [])]));
  const loose: Fragment[] = [];
  for (const fragment of page.fragments) {
    const home = frames.find((grid) => isInside(fragment.box, grid.box));
    const cell = home?.cells.findIndex(({ box }) => isInside(fragment.box, box)) ?? -1;
    if (home && cell >= 0) owner.get(home)?.[cell]?.push(fragment);
    else loose.push(fragment);
  }
  const tables: Table[] = [];
  for (const [grid, cells] of owner) {
    const filled = cells.filter((fragments) => fragments.length > 0).length;
    const framed = takeFramedTable(grid, toVisualLines(cells.flat()));
    // A frame around one paragraph or a page border is no table: its words flow with the others.
    if (filled < 2) loose.push(...cells.flat());
    else if (framed) {
      tables.push(framed.table);
      loose.push(...framed.rest.flatMap(({ fragments }) => fragments));
    } else {
      const lines = cells.map(toVisualLines);
      tables.push({ type: 'grid', grid, cells: withSideways(grid, lines, page.sideways) });
    }
  }
  let lines = toVisualLines(loose);
  const grids = tables.flatMap((table) => (table.type === 'grid' ? [table.grid] : []));
  for (const bands of toBands(page.rulings, grids).flatMap((stack) => cutAtTitles(stack, lines))) {
    const taken = takeBandedTable(lines, bands);
    if (!taken) continue;
    tables.push(taken.table);
    lines = taken.rest;
  }
  return { loose: lines, tables };
}

const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1]);

function isInside(inner: Box, outer: Box) {
  const [x, y] = [Math.min((inner[0] + inner[2]) / 2, inner[0] + 6), (inner[1] + inner[3]) / 2];
  return x >= outer[0] - 1 && x <= outer[2] + 1 && y >= outer[1] - 1 && y <= outer[3] + 1;
}

/** Ruled tables stand between the lines above and below them; lines beside one are read before it. */
function inOrder(
  lines: VisualLine[],
  tables: Table[],
  { pageWidth, gutters }: { pageWidth: number; gutters: readonly number[] },
): Part[] {
  const sorted = [...tables].sort((a, b) => topOf(a) - topOf(b));
  const parts: Part[] = [];
  let rest = lines;
  for (const table of sorted) {
    const above = rest.filter((line) => (line.box[1] + line.box[3]) / 2 < topOf(table));
    rest = rest.filter((line) => !above.includes(line));
    parts.push(...toFlow(inReadingOrder(above, pageWidth), gutters), table);
  }
  return [...parts, ...toFlow(inReadingOrder(rest, pageWidth), gutters)];
}

interface Writer {
  line(line: VisualLine, page: RawPage): Line;
  text(): string;
}

function createWriter(body: number): Writer {
  const written: string[] = [];
  let length = 0;
  return {
    line(visual, page) {
      const { text, runs } = joinFragments(visual, length);
      const heading = headingLevel(visual, text, body);
      written.push(text);
      const start = length;
      length += text.length + 1;
      const line = { page: page.number, text, start, runs, box: visual.box, ...(heading && { heading }) };
      return page.turn ? asShown(line, page.turn) : line;
    },
    text: () => written.join('\n'),
  };
}

/** A line of a turned page stands among the others where it is read, and is shown elsewhere. */
const asShown = (line: Line & { box: Box }, turn: Matrix): Line => ({
  ...line,
  runs: line.runs.map((run) => ({ ...run, ...(run.box && { box: shownBox(run.box, turn) }) })),
  box: shownBox(line.box, turn),
  place: line.box,
});

/** Gaps wider than this part of the type size are spaces; narrower ones are kerning. */
const SPACE = 0.13;

function joinFragments({ fragments, size }: VisualLine, start: number): { text: string; runs: Run[] } {
  let text = '';
  let right = Number.NEGATIVE_INFINITY;
  const runs: Run[] = [];
  for (const fragment of fragments) {
    const gap = fragment.box[0] - right;
    if (text !== '' && gap > SPACE * Math.min(size, fragment.size)) text += ' ';
    runs.push({
      text: fragment.text,
      start: start + text.length,
      box: fragment.box,
      ...(fragment.bold && { bold: true }),
    });
    text += fragment.text;
    right = fragment.box[2];
  }
  return { text, runs };
}

function headingLevel({ fragments, size }: VisualLine, text: string, body: number): number | undefined {
  if (text.length > 100 || !/\p{L}{2}/u.test(text)) return undefined;
  if (size >= 1.6 * body) return 1;
  if (size >= 1.35 * body) return 2;
  if (size >= 1.12 * body) return 3;
  const isPlainSentence = /[.;,]$/.test(text);
  return fragments.every(({ bold }) => bold) && !isPlainSentence ? BOLD_LEVEL : undefined;
}

/** The type size that most characters of the document are set in. */
function bodySize(pages: RawPage[]): number {
  const characters = new Map<number, number>();
  for (const { fragments } of pages)
    for (const { size, text } of fragments) {
      const rounded = Math.round(size * 2) / 2;
      characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
    }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11;
}

function toBlock(part: Part, page: RawPage, writer: Writer): Block {
  if (part.type === 'grid') return ruledTable(part, page, writer);
  if (part.type === 'table') return alignedTable(part, page, writer);
  const line = writer.line(part.line, page);
  const isListItem = BULLET.test(line.text) || isBehindBullet(part.line, page.bullets);
  return isListItem ? { type: 'listItem', line, depth: 0 } : { type: 'line', line };
}

const BULLET = /^(?:[•●○◦▪■□–*➢➤✓·-]|o(?=\s))\s{0,3}\S/;

function ruledTable({ grid, cells }: RuledTable, page: RawPage, writer: Writer): Block {
  const rows: TableRow[] = Array.from({ length: grid.rows }, () => ({ page: page.number, cells: [] }));
  grid.cells.forEach(({ row, column, rowSpan, columnSpan, box }, index) => {
    const own = cells[index] ?? [];
    const lines = own.map((line) => writer.line(line, page));
    rows[row]?.cells.push({ lines, column, columnSpan, rowSpan, ...roomIn(box, own) });
  });
  return { type: 'table', rows, columns: grid.columns };
}

/** The lines of a cell stand as far from its right edge as from its left one. */
function roomIn(box: Box, lines: VisualLine[]): { width?: number } {
  if (lines.length < 2) return {};
  const left = Math.min(...lines.map((line) => line.box[0]));
  const inset = Math.min(Math.max(0, left - box[0]), MOST_INSET);
  return { width: box[2] - left - inset };
}

/** Words further from the edge are indented or set in the middle. */
const MOST_INSET = 10;

function alignedTable(table: AlignedTable, page: RawPage, writer: Writer): Block {
  const rows = table.rows.map((cells) => ({
    page: page.number,
    cells: cells.map(
      (lines, column): Cell => ({
        lines: lines.map((line) => writer.line(line, page)),
        column,
        columnSpan: 1,
        rowSpan: 1,
      }),
    ),
  }));
  return { type: 'table', rows, columns: table.columns };
}
