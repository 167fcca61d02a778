import type { Block, Document, Line, Page } from '../document.ts';

/** A line of the first page, where a document says what course it is about. */
export interface HeadLine {
  text: string;
  index: number;
  heading?: number;
  /** Of a cell, with the words of the cell before it: `Instructor:` beside a name. */
  before?: string;
}

const MOST_LINES = 60;
const LONGEST_LINE = 400;

/** The lines at the head of a document, cells of tables one by one. */
export function headLines(document: Document): HeadLine[] {
  const blocks = document.pages.slice(0, 2).flatMap(withFooterLast);
  const drafts = blocks.slice(0, MOST_LINES).flatMap(toLines);
  return drafts
    .filter(({ text }) => /[\p{L}\d]{2}/u.test(text))
    .slice(0, MOST_LINES)
    .map((draft, index) => ({ ...draft, index }));
}

/** What stands at the foot of a page was read before its lines, and heads nothing. */
function withFooterLast({ blocks, height = Number.POSITIVE_INFINITY }: Page): Block[] {
  const isFooter = (block: Block) =>
    block.type !== 'table' && block.line.furniture === true && (block.line.box?.[1] ?? 0) > height / 2;
  return [...blocks.filter((block) => !isFooter(block)), ...blocks.filter(isFooter)];
}

type Draft = Omit<HeadLine, 'index'>;

function toLines(block: Block): Draft[] {
  // The header of the first page often names the course; on the others it only repeats it.
  if (block.type !== 'table') return block.line.furniture && block.line.page > 1 ? [] : [toDraft(block.line)];
  return block.rows.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => {
      const before = cells[column - 1]?.lines.map(({ text }) => text).join(' ');
      return inOne(cell.lines).map((draft) => ({ ...draft, ...(before && { before }) }));
    }),
  );
}

const LONGEST_IN_ONE = 120;

/** A short cell is one line, wherever it was wrapped. */
function inOne(lines: readonly Line[]): Draft[] {
  const whole = lines.map(({ text }) => text).join(' ');
  const first = lines[0];
  return first &&
    lines.length <= 3 &&
    whole.length <= LONGEST_IN_ONE &&
    !lines.slice(1).some(({ text }) => /[:@]/.test(text))
    ? [{ ...toDraft(first), text: whole.replace(/\s+/g, ' ').trim() }]
    : lines.map(toDraft);
}

const toDraft = ({ text, heading }: Line): Draft => ({
  text: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE),
  ...(heading !== undefined && { heading }),
});
