import type { Line } from '../document.ts';
import type { Box, Evidence } from '../extraction.ts';
import { isCutInYear } from './begins-with-day.ts';

/** Words to be understood together, whichever lines they stand on, with the way back to those lines. */
export interface Passage {
  text: string;
  pieces: Piece[];
}

interface Piece {
  line: Line;
  /** Offset into the passage. */
  at: number;
  /** Offset into the line. */
  from: number;
  length: number;
}

const HYPHENATED = /\p{Ll}-$/u;
const GOES_ON = /^\p{Ll}/u;
/** "14-Jan-" above "25": broken behind its hyphen, which stays. */
const BROKEN = /[\p{L}\d]-$|\d–$/u;
const BROKEN_OFF = /^[\p{L}\d]/u;

/** Lines as one passage: a word that a hyphen cut at the end of a line is whole again. */
export function toPassage(lines: readonly Line[]): Passage {
  let text = '';
  const pieces: Piece[] = [];
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const from = line.text.length - line.text.trimStart().length;
    const words = line.text.trim();
    const below = next?.text.trimStart() ?? '';
    const hasHyphen = /[-–]$/u.test(words);
    const isCut = hasHyphen && HYPHENATED.test(words) && GOES_ON.test(below);
    const isBroken = hasHyphen && BROKEN.test(words) && BROKEN_OFF.test(below);
    const isOneWord = isCut || isBroken || isCutInYear(words, below.trimEnd());
    const length = isCut ? words.length - 1 : words.length;
    pieces.push({ line, at: text.length, from, length });
    text += words.slice(0, length) + (isOneWord || next === undefined ? '' : ' ');
  });
  return { text, pieces };
}

/** A part of a passage, keeping the way back to its lines. */
export function slicePassage(passage: Passage, start: number, end = passage.text.length): Passage {
  const pieces = passage.pieces.flatMap((piece): Piece[] => {
    const first = Math.max(start, piece.at);
    const last = Math.min(end, piece.at + piece.length);
    if (last <= first) return [];
    return [
      { line: piece.line, at: first - start, from: piece.from + first - piece.at, length: last - first },
    ];
  });
  return { text: passage.text.slice(start, end), pieces };
}

/** The lines of a passage, cut to what it has of them. */
export const linesOf = ({ pieces }: Passage): Line[] =>
  pieces.flatMap((piece, index) => {
    const { line, from } = piece;
    const text = asWritten(piece, pieces[index + 1]);
    return text.length === line.text.length ? [line] : [{ ...line, text, start: line.start + from }];
  });

/** The words of a piece, with the hyphen by which its last one goes on in the next line. */
function asWritten({ line, from, length }: Piece, next: Piece | undefined): string {
  const end = from + length;
  const isCut = next !== undefined && next.line !== line && line.text.slice(end).trim() === '-';
  return line.text.slice(from, isCut ? end + 1 : end);
}

/** Where the characters `[start, end)` of a passage stand in the document. */
export function evidenceOf(passage: Passage, start = 0, end = passage.text.length): Evidence {
  const [from, to] = withinWords(passage.text, start, end);
  const touched = slicePassage(passage, from, to).pieces;
  const first = touched[0] ?? passage.pieces[0];
  if (!first) return { page: 1, quote: '' };
  const page = first.line.page;
  const onPage = unbroken(touched.filter((piece) => piece.line.page === page));
  const quote = onPage.map((piece, index) => asWritten(piece, onPage[index + 1])).join(' ');
  const boxes = onPage.flatMap(({ line, from: at, length }): Box[] => {
    const box = boxOf(line, at, at + length);
    return box ? [box] : [];
  });
  if (boxes.length > 0) return { page, quote, boxes };
  const last = onPage.at(-1) ?? first;
  const span: [number, number] = [first.line.start + first.from, last.line.start + last.from + last.length];
  return { page, quote, span };
}

/** The pieces up to where words of the document are left out between two: a quote stands in one piece. */
function unbroken(pieces: readonly Piece[]): readonly Piece[] {
  const end = pieces.findIndex((piece, index) => {
    const before = pieces[index - 1];
    return before !== undefined && before.line !== piece.line && leavesOut(before, piece);
  });
  return end < 0 ? pieces : pieces.slice(0, end);
}

/** Whether the one does not go on to the end of its line, or the other does not begin with its own, as the document has them. */
function leavesOut(one: Piece, other: Piece): boolean {
  const behind = written(one.line, one.line.start + one.from + one.length, Number.POSITIVE_INFINITY);
  const before = written(other.line, Number.NEGATIVE_INFINITY, other.line.start + other.from);
  return /[\p{L}\p{N}]/u.test(behind + before);
}

/** What the document has between two offsets of a line, which may itself be a part of one. */
const written = ({ runs }: Line, start: number, end: number): string =>
  runs.map((run) => run.text.slice(Math.max(0, start - run.start), Math.max(0, end - run.start))).join('');

/** What joins words to those before them: the ": " of ": Response 3 due" belongs to the date that it follows. */
const JOINS = /^(?:[\s:;,]|[.!?)\]–—-]{1,3}(?=\s))+/u;
/** What leads on to words that are not quoted: the ":" of "Midterm exam:". */
const LEADS_ON = /[\s:;,–—-]+$/u;

function withinWords(text: string, start: number, end: number): [number, number] {
  const words = text.slice(start, end);
  const from = start + (JOINS.exec(words)?.[0].length ?? 0);
  return from >= end ? [start, end] : [from, start + words.replace(LEADS_ON, '').length];
}

/** The box around the runs that hold the characters `[from, to)` of a line. */
function boxOf(line: Line, from: number, to: number): Box | undefined {
  const boxes = line.runs.flatMap((run) => {
    const start = run.start - line.start;
    return run.box && start < to && start + run.text.length > from ? [run.box] : [];
  });
  if (boxes.length === 0) return line.box;
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

/** Whether all of a line is in bold. */
export const isBold = ({ runs }: Line): boolean => runs.length > 0 && runs.every(({ bold }) => bold);
