import type { Block, Document, Line } from '@syllabi/extraction';
import type { Passage } from '../passages.repository.ts';

/** Long enough to answer a question, short enough to be read in an answer. */
const GOOD_LENGTH = 320;
const MOST_LENGTH = 640;
const MOST_LINES = 12;

/** Cuts a document into passages of a few lines that stay below one heading and on one page. */
export function passagesOf({ pages, text }: Pick<Document, 'pages' | 'text'>): Passage[] {
  const found: Passage[] = [];
  let heading: string | null = null;
  let lines: Line[] = [];
  const close = () => {
    const passage = toPassage(lines, { heading, text });
    if (passage) found.push(passage);
    lines = [];
  };
  for (const { line, standsAlone } of pages.flatMap(({ blocks }) => blocks.flatMap(piecesOf))) {
    if (line.furniture) continue;
    if (line.heading) {
      close();
      heading = line.text.trim() || heading;
      continue;
    }
    const [first] = lines;
    if (first && (standsAlone || first.page !== line.page || isFull(lines, line))) close();
    lines.push(line);
    if (standsAlone) close();
  }
  close();
  return found;
}

interface Piece {
  line: Line;
  /** A row of a table is a passage of its own. */
  standsAlone: boolean;
}

function piecesOf(block: Block): Piece[] {
  if (block.type !== 'table') return [{ line: block.line, standsAlone: false }];
  return block.rows.flatMap(({ cells, page }) => {
    const lines = cells.flatMap((cell) => cell.lines);
    const [first] = lines;
    if (!first) return [];
    const row: Line = {
      ...first,
      page,
      text: lines.map(({ text }) => text).join(' · '),
      runs: lines.flatMap(({ runs }) => runs),
    };
    const { heading: _, ...plain } = row;
    return [{ line: plain, standsAlone: true }];
  });
}

function isFull(lines: Line[], next: Line): boolean {
  const length = lines.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (lines.length >= MOST_LINES || length + next.text.length > MOST_LENGTH) return true;
  return length >= GOOD_LENGTH && /[.!?:]["”’)]?\s*$/.test(lines.at(-1)?.text ?? '');
}

function toPassage(
  lines: Line[],
  { heading, text }: { heading: string | null; text: string },
): Passage | undefined {
  const [first] = lines;
  const words = lines.map((line) => line.text.trim()).join(' ');
  if (!first || !/[\p{L}\p{N}]{2}/u.test(words)) return undefined;
  const boxes = lines.flatMap(boxesOf);
  const end = Math.max(...lines.map(endOf));
  return {
    heading,
    text: words,
    evidence: {
      page: first.page,
      quote: words.slice(0, 5000),
      ...(boxes.length > 0
        ? { boxes: boxes.slice(0, 200) }
        : { span: [first.start, Math.min(end, text.length)] }),
    },
  };
}

/** The box of the line, or those of its runs: the cells of a row stand apart. */
function boxesOf({ box, runs }: Line) {
  const ofRuns = runs.flatMap((run) => (run.box ? [run.box] : []));
  return box && ofRuns.length < 2 ? [box] : ofRuns.length > 0 ? ofRuns : box ? [box] : [];
}

const endOf = ({ start, text, runs }: Line): number =>
  Math.max(start + (runs.length === 0 ? text.length : 0), ...runs.map((run) => run.start + run.text.length));
