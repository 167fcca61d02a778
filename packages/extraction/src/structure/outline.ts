import type { Block, Cell, Document, Line } from '../document.ts';
import { isBold, type Passage, toPassage } from '../text/passage.ts';
import { isBoldInItem } from './bold-in-items.ts';
import { cellStatements } from './clauses.ts';
import { columnWidths } from './column-widths.ts';
import { joinCutTables } from './cut-tables.ts';
import { saysDueAndEnds } from './due-lines.ts';
import { splitDays } from './split-days.ts';
import { splitLevelRows, type Table } from './split-level-rows.ts';
import {
  continues,
  endsDue,
  endsOpen,
  headsWeek,
  isCutByEdge,
  measureSetting,
  type Setting,
} from './wrapping.ts';

/** A document as the engine walks it: paragraphs and tables in reading order, without headers and footers. */
export type Node = Paragraph | Grid;

export interface Paragraph {
  type: 'paragraph';
  passage: Passage;
  heading?: number;
  isListItem: boolean;
  /** How many lists an item stands in beyond the first, where the format tells. */
  depth?: number;
}

export interface Grid {
  type: 'grid';
  columns: number;
  rows: GridRow[];
  /**
   * Of a list of days that was joined to rows: what stands in front of the lines of each column. The first column has
   * the days.
   */
  labels?: readonly (Passage | undefined)[];
  /** The rows of the whole of that list, where headings part it: what its columns are for is told by all of them. */
  listRows?: readonly GridRow[];
}

/** One row; `cells[c]` is the cell over column `c`, the same object in every column a merged cell spans. */
export interface GridRow {
  cells: (GridCell | undefined)[];
}

export interface GridCell {
  lines: Line[];
  passage: Passage;
  columnSpan: number;
  /** The row and column where the cell begins; a cell merged over rows is seen in each of them. */
  row: number;
  column: number;
  /** In points: a line that leaves room for the next word was ended on purpose. */
  width: number;
}

export interface LineRules {
  /** Whether a line begins a statement of its own, as one led by a date does. */
  startsAnew(text: string): boolean;
  /** Whether a line begins an entry of the schedule, also below one that ends with "due". */
  isHead?(text: string): boolean;
  /** Whether a line ends with the label of a date: the next line may be that date. */
  asksDate?(text: string): boolean;
  /** Whether a line ends with its date: two such lines are two statements. */
  endsDated?(text: string): boolean;
  /** Whether the edge of the page has cut a date: its month ends one line, its day begins the next. */
  cutsDate?(above: string, below: string): boolean;
  /** Whether a line is nothing but a day: it belongs to the item above that ends with a colon. */
  isOnlyDate?(text: string): boolean;
}

/**
 * The document as paragraphs and grids: lines that a margin broke are whole again, and tables that a page cut as well.
 *
 * @example
 * toOutline(document, { startsAnew: (text) => /^Week/.test(text) });
 */
export function toOutline(document: Document, rules: LineRules): Node[] {
  const nodes: Node[] = [];
  const setting = measureSetting(document);
  // A block of a page is one line, however long: what follows is another one.
  const keepsLines = document.format === 'html' || document.format === 'markdown';
  const byDays = (table: Table) => (rules.isOnlyDate ? splitDays(table, rules.isOnlyDate) : table);
  let open: OpenParagraph = { lines: [], isListItem: false, heading: undefined, depth: 0 };
  const close = () => {
    const { lines, isListItem, heading, depth } = open;
    if (lines.length > 0)
      nodes.push({
        type: 'paragraph',
        passage: toPassage(lines),
        isListItem,
        ...(depth > 0 && { depth }),
        ...(heading !== undefined && { heading }),
      });
  };
  for (const block of joinCutTables(document, rules.startsAnew)) {
    if (block.type === 'table') {
      close();
      open = { ...open, lines: [] };
      nodes.push(...(block.columns === 1 ? toLines(block) : [toGrid(splitLevelRows(byDays(block)))]));
    } else if (isOfItem(open, block, rules) || goesOn(open, block, { ...rules, setting, keepsLines }))
      open.lines.push(block.line);
    else {
      close();
      const isListItem = block.type === 'listItem';
      const depth = isListItem ? block.depth : 0;
      open = { lines: [block.line], isListItem, heading: block.line.heading, depth };
    }
  }
  close();
  return nodes;
}

/** The paragraph that is being gathered. */
interface OpenParagraph {
  lines: Line[];
  isListItem: boolean;
  heading: number | undefined;
  depth: number;
}

interface Ways extends LineRules {
  setting: Setting;
  keepsLines: boolean;
}

/** Whether a line is one in bold in the text of an item, and no day below it. */
const isOfItem = (open: OpenParagraph, { type, line }: LineBlock, { startsAnew }: LineRules): boolean =>
  type === 'line' && isBoldInItem(open, line) && !startsAnew(line.text);

/** Whether a line belongs to the paragraph above it. */
function goesOn({ lines, isListItem, heading }: OpenParagraph, block: LineBlock, ways: Ways): boolean {
  const { startsAnew, endsDated, isHead, isOnlyDate, setting, keepsLines } = ways;
  const { line } = block;
  const previous = lines.at(-1);
  if (isItsDate({ previous, openIsListItem: isListItem, block, isOnlyDate })) return true;
  if (previous && block.type === 'line' && ways.asksDate?.(previous.text) && isOnlyDate?.(line.text))
    return true;
  if (previous && block.type === 'line' && ways.cutsDate?.(previous.text, line.text)) return true;
  if (
    previous === undefined ||
    block.type !== 'line' ||
    line.heading !== heading ||
    headsMore(line, previous)
  )
    return false;
  if (saysDueAndEnds(previous, line) && !startsAnew(line.text) && !isInProse(lines)) return false;
  if (startsAnew(line.text)) {
    const isNextDay = endsDue(previous) && isHead?.(line.text) && !isInProse(lines);
    const isCut =
      !isHead?.(line.text) && !startsAnew(lines[0]?.text ?? '') && isCutByEdge(previous, line, setting);
    if (!isCut && (!endsOpen(previous) || isNextDay)) return false;
  }
  if (areTwoDated(previous, line, endsDated)) return false;
  return keepsLines
    ? isOpen(previous, line) && !isSetOff(previous, line) && !isDayBelow(previous, line, isOnlyDate)
    : continues(previous, line, setting);
}

/** A line in bold does not go on with one that is not. */
const isSetOff = (previous: Line, line: Line): boolean => isBold(line) && !isBold(previous);

/** "lunes 12 de febrero" on a line of its own begins, small as its first letter is. */
const isDayBelow = (previous: Line, line: Line, isOnlyDate: LineRules['isOnlyDate']): boolean =>
  isOnlyDate?.(line.text) === true && !endsOpen(previous);

/** Lines that each end with a day of their own; "… on May 4, or on" goes on. */
const areTwoDated = (previous: Line, line: Line, endsDated: LineRules['endsDated']): boolean =>
  endsDated?.(previous.text) === true &&
  endsDated(line.text) &&
  !endsOpen(previous) &&
  !/^\s*\p{Ll}/u.test(line.text);

/** "Sunday, September 21" below an item of a list that ends with a colon. */
const isItsDate = ({ previous, openIsListItem, block, isOnlyDate }: ItemAndNext): boolean =>
  openIsListItem &&
  previous !== undefined &&
  block.type === 'line' &&
  /:\s*$/.test(previous.text) &&
  isOnlyDate?.(block.line.text) === true;

type LineBlock = Exclude<Block, { type: 'table' }>;

interface ItemAndNext extends Pick<LineRules, 'isOnlyDate'> {
  previous: Line | undefined;
  openIsListItem: boolean;
  block: LineBlock;
}

const headsMore = (line: Line, above: Line): boolean =>
  headsWeek(line) || (endsDue(above) && HEADS_BELOW.test(line.text));

/** "Friday:", below "Essay 1 due", heads what stands below it. */
const HEADS_BELOW = /^\W*\p{L}+\.?:\s*$/u;

/** "… by e-mail. A bibliography is due" above "October 24. You will …": no entry of a schedule, but sentences. */
const isInProse = (open: readonly Line[]): boolean =>
  open.length > 1 && open.some(({ text }) => /[.!?]\s+\p{Lu}/u.test(text));

const isOpen = (previous: Line, line: Line) => endsOpen(previous) || /^\s*\p{Ll}/u.test(line.text);

/** A box around lines of text, drawn as a table of one column, says no more than the lines do. */
const toLines = ({ rows }: Table): Paragraph[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap(({ lines }) =>
      cellStatements(lines.filter(({ text }) => text.trim() !== '')).map(
        (passage): Paragraph => ({ type: 'paragraph', passage, isListItem: false }),
      ),
    ),
  );

function toGrid(table: Table): Grid {
  const { rows, columns } = table;
  const widths = columnWidths(table);
  const grid: GridRow[] = rows.map(() => ({
    cells: new Array<GridCell | undefined>(columns).fill(undefined),
  }));
  rows.forEach((row, index) => {
    for (const cell of row.cells) {
      const placed = toGridCell(cell, index, widths[cell.column] ?? 0);
      for (let r = index; r < Math.min(rows.length, index + cell.rowSpan); r++)
        for (let c = cell.column; c < Math.min(columns, cell.column + cell.columnSpan); c++) {
          const target = grid[r];
          if (target) target.cells[c] = placed;
        }
    }
  });
  return { type: 'grid', columns, rows: grid };
}

function toGridCell(cell: Cell, row: number, width: number): GridCell {
  const lines = cell.lines.filter((line) => line.text.trim() !== '');
  const { columnSpan, column } = cell;
  return { lines, passage: toPassage(lines), columnSpan, row, column, width: cell.width ?? width };
}

/** What is written in sentences: paragraphs, and rows of a table that hold one cell only. */
export const runningText = (nodes: readonly Node[]): Passage[] =>
  nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [node.passage];
    return node.rows.flatMap(({ cells }) => {
      const filled = [...new Set(cells)].filter((cell) => cell !== undefined && cell.passage.text !== '');
      return filled.length === 1 ? filled.flatMap((cell) => cell?.passage ?? []) : [];
    });
  });
