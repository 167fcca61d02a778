import type { Limits } from '../../limits.ts';
import type { DraftBlock, DraftLine } from '../build-document.ts';
import { BLOCK, BOLD, headingOf, isDropped, LIST, nameOf } from './elements.ts';
import { LineWriter } from './line-writer.ts';
import { cellsOf, isLayoutTable, readTable, rowsOf } from './read-table.ts';

const ELEMENT = 1;
const TEXT = 3;

/** What an element passes on to all that stands inside it. */
interface Context {
  bold: boolean;
  preformatted: boolean;
  heading?: number;
  furniture?: boolean;
  /** Lists around this place. */
  lists: number;
  /** Elements around this place. */
  depth: number;
}

const OUTSIDE: Context = { bold: false, preformatted: false, lists: 0, depth: 0 };

/** Reads the lines, list items and tables below an element, in the order a person reads them. */
export function readBlocks(root: Element, limits: Limits, outside: Partial<Context> = {}): DraftBlock[] {
  const reader = new BlockReader(limits);
  reader.readChildren(root, { ...OUTSIDE, ...outside });
  reader.endLine();
  return reader.blocks;
}

class BlockReader {
  readonly blocks: DraftBlock[] = [];
  readonly #limits: Limits;
  readonly #writer = new LineWriter((line) => this.#addLine(line));
  /** Depth of the list item whose first line is still to come. */
  #pendingItem: number | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  endLine(): void {
    this.#writer.endLine();
  }

  readChildren(parent: Element, context: Context): void {
    for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
      if (node.nodeType === TEXT) this.#writer.write(node.nodeValue ?? '', context);
      else if (node.nodeType === ELEMENT) this.#readElement(node as Element, context);
    }
  }

  #readElement(element: Element, context: Context): void {
    if (isDropped(element)) return;
    if (context.depth >= this.#limits.maxDepth) {
      this.#writer.write(element.textContent ?? '', context);
      return;
    }
    const name = nameOf(element);
    if (name === 'BR') this.endLine();
    else if (name === 'TABLE') this.#readTable(element, context);
    else if (BLOCK.has(name)) this.#readBlock(element, context);
    else this.readChildren(element, inside(element, context));
  }

  #readBlock(element: Element, context: Context): void {
    const name = nameOf(element);
    this.endLine();
    if (name === 'LI') this.#pendingItem = Math.max(0, context.lists - 1);
    this.readChildren(element, inside(element, context));
    this.endLine();
    if (name === 'LI') this.#pendingItem = undefined;
  }

  #readTable(table: Element, context: Context): void {
    this.endLine();
    this.#pendingItem = undefined;
    for (const child of table.children) if (nameOf(child) === 'CAPTION') this.#readElement(child, context);
    const within = { ...context, depth: context.depth + 1 };
    if (isLayoutTable(table)) {
      for (const row of rowsOf(table)) for (const cell of cellsOf(row)) this.#readBlock(cell, within);
      return;
    }
    const block = readTable({
      table,
      maxCells: this.#limits.maxTableCells,
      readCell: (cell) => readBlocks(cell, this.#limits, inside(cell, within)).flatMap(linesOf),
    });
    if (block.rows.length > 0) this.blocks.push(block);
  }

  #addLine(line: DraftLine): void {
    const depth = this.#pendingItem;
    this.#pendingItem = undefined;
    this.blocks.push(depth === undefined ? { type: 'line', line } : { type: 'listItem', line, depth });
  }
}

function inside(element: Element, context: Context): Context {
  const name = nameOf(element);
  const heading = headingOf(element) ?? context.heading;
  return {
    bold: context.bold || BOLD.has(name),
    preformatted: context.preformatted || name === 'PRE',
    lists: context.lists + (LIST.has(name) ? 1 : 0),
    depth: context.depth + 1,
    ...(heading && { heading }),
    ...((context.furniture || name === 'FOOTER') && { furniture: true }),
  };
}

function linesOf(block: DraftBlock): DraftLine[] {
  return block.type === 'table'
    ? block.rows.flatMap((row) => row.flatMap((cell) => cell.lines))
    : [block.line];
}
