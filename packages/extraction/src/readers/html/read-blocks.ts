import type { Limits } from '../../limits.ts';
import type { DraftBlock, DraftLine } from '../build-document.ts';
import { childElements, type Element, isElement, isText, textIn } from '../dom.ts';
import { readDefinitions } from './definitions.ts';
import { BLOCK, BOLD, headingOf, isDropped, LIST } from './elements.ts';
import { LineWriter } from './line-writer.ts';
import { cellsOf, isLayoutTable, readTable, rowsOf } from './read-table.ts';

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
  #opensParagraph = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  endLine(): void {
    this.#writer.endLine();
  }

  readChildren(parent: Element, context: Context): void {
    for (const node of parent.childNodes) {
      if (isText(node)) this.#writer.write(node.value, context);
      else if (isElement(node)) this.#readElement(node, context);
    }
  }

  #readElement(element: Element, context: Context): void {
    if (isDropped(element)) return;
    if (context.depth >= this.#limits.maxDepth) {
      this.#writer.write(textIn(element), context);
      return;
    }
    const name = element.tagName;
    if (name === 'br') this.endLine();
    else if (name === 'table') this.#readTable(element, context);
    else if (name === 'dl') this.#readDefinitions(element, context);
    else if (BLOCK.has(name)) this.#readBlock(element, context);
    else {
      if (name === 'a') this.#writer.spaceBefore(textIn(element), context);
      this.readChildren(element, inside(element, context));
    }
  }

  #readBlock(element: Element, context: Context): void {
    const isItem = element.tagName === 'li';
    this.endLine();
    if (element.tagName === 'p') this.#opensParagraph = true;
    if (isItem) this.#pendingItem = Math.max(0, context.lists - 1);
    this.readChildren(element, inside(element, context));
    this.endLine();
    if (isItem) this.#pendingItem = undefined;
    this.#opensParagraph = false;
  }

  #readTable(table: Element, context: Context): void {
    this.endLine();
    this.#pendingItem = undefined;
    for (const child of childElements(table))
      if (child.tagName === 'caption') this.#readElement(child, context);
    const within = { ...context, depth: context.depth + 1 };
    if (isLayoutTable(table)) {
      for (const row of rowsOf(table)) for (const cell of cellsOf(row)) this.#readBlock(cell, within);
      return;
    }
    const block = readTable({
      table,
      maxCells: this.#limits.maxTableCells,
      readCell: (cell) => this.#linesIn(cell, within),
    });
    if (block.rows.length > 0) this.blocks.push(block);
  }

  #readDefinitions(list: Element, context: Context): void {
    const within = { ...context, depth: context.depth + 1 };
    const table = readDefinitions(list, (cell) => this.#linesIn(cell, within));
    if (!table) {
      this.#readBlock(list, context);
      return;
    }
    this.endLine();
    this.#pendingItem = undefined;
    this.blocks.push(table);
  }

  #linesIn(cell: Element, within: Context): DraftLine[] {
    return readBlocks(cell, this.#limits, inside(cell, within)).flatMap(linesOf);
  }

  #addLine(line: DraftLine): void {
    const depth = this.#pendingItem;
    this.#pendingItem = undefined;
    this.blocks.push(
      depth === undefined
        ? { type: 'line', line: this.#opensParagraph ? { ...line, opensBlock: true } : line }
        : { type: 'listItem', line, depth },
    );
    this.#opensParagraph = false;
  }
}

function inside(element: Element, context: Context): Context {
  const name = element.tagName;
  const heading = headingOf(element) ?? context.heading;
  return {
    bold: context.bold || BOLD.has(name),
    preformatted: context.preformatted || name === 'pre',
    lists: context.lists + (LIST.has(name) ? 1 : 0),
    depth: context.depth + 1,
    ...(heading && { heading }),
    ...((context.furniture || name === 'footer') && { furniture: true }),
  };
}

function linesOf(block: DraftBlock): DraftLine[] {
  if (block.type === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => cell.lines));
  return [block.type === 'listItem' ? { ...block.line, opensBlock: true } : block.line];
}
