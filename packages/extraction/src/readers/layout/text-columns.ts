import { isLedByDay } from './date-like.ts';
import { isNarrowGap, toVisualLine, type VisualLine } from './lines.ts';
import { startsBehindGaps } from './rivers.ts';
import { SAME_EDGE } from './segmented-lines.ts';

const FEWEST_LINES = 8;
/** Where the second of two columns may begin, in parts of the width of a page. */
const FIRST_PLACE = 0.38;
const LAST_PLACE = 0.65;
/** The part of the lines of one column, and of both, that fills its width. */
const SOME = 0.25;
const MOSTLY = 0.5;
const FULL = 0.85;
const FEWEST_CHARACTERS = 28;

/** Lines that stand in two columns of running text, from the first to behind the last of them, and where the second begins. */
export interface TextColumns {
  start: number;
  end: number;
  edge: number;
}

/**
 * The longest part of a page that is set in two columns of running text, whatever stands above and below it and
 * whatever lists or small tables are in them. Lines that a day leads, as it does the rows of a table, are no running text.
 */
export function findTextColumns(lines: readonly VisualLine[], pageWidth: number): TextColumns | undefined {
  const found = edgesOf(lines, pageWidth).flatMap((edge) => openRuns(lines, edge));
  return found
    .filter(({ start, end, edge }) => areText(lines.slice(start, end), edge, pageWidth))
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

/** Places at which so many lines begin, or go on behind a gap, that a column may begin there. */
function edgesOf(lines: readonly VisualLine[], pageWidth: number): number[] {
  const starts = lines.flatMap((line) => [line.box[0], ...startsBehindGaps(line)]);
  const inMiddle = (x: number) => x >= FIRST_PLACE * pageWidth && x <= LAST_PLACE * pageWidth;
  const edges = [...new Set(starts.filter(inMiddle).map(Math.floor))];
  return edges.filter(
    (edge) => starts.filter((x) => x >= edge && x <= edge + SAME_EDGE).length >= FEWEST_LINES,
  );
}

/** What of a line stands in each of two columns; nothing where its words go across. */
export function cutAtEdge(
  { fragments, size }: VisualLine,
  edge: number,
): { left?: VisualLine; right?: VisualLine } | undefined {
  const left = fragments.filter(({ box }) => box[0] < edge - SAME_EDGE);
  const right = fragments.filter(({ box }) => box[0] >= edge - SAME_EDGE);
  const end = Math.max(...left.map(({ box }) => box[2]));
  if (left.length > 0 && !isNarrowGap((right[0]?.box[0] ?? edge) - end, size) && end > edge - SAME_EDGE)
    return undefined;
  return {
    ...(left.length > 0 && { left: toVisualLine(left) }),
    ...(right.length > 0 && { right: toVisualLine(right) }),
  };
}

/** Stretches of lines of which none goes across a place. */
function openRuns(lines: readonly VisualLine[], edge: number): TextColumns[] {
  const across = lines.flatMap((line, index) => (cutAtEdge(line, edge) ? [] : [index]));
  return [-1, ...across]
    .map((index, place) => ({ start: index + 1, end: across[place] ?? lines.length, edge }))
    .filter(({ start, end }) => end - start >= FEWEST_LINES);
}

/** Both sides have lines that fill them, and most lines do; headings, lists and small tables stand among them. */
function areText(lines: readonly VisualLine[], edge: number, pageWidth: number): boolean {
  const cut = lines.flatMap((line) => cutAtEdge(line, edge) ?? []);
  const sides = [cut.flatMap(({ left }) => left ?? []), cut.flatMap(({ right }) => right ?? [])];
  const full = sides.map((side) => fullLines(side, pageWidth));
  return (
    sides.every((side, index) => (full[index] ?? 0) >= Math.max(FEWEST_FULL, SOME * side.length)) &&
    sum(full) >= MOSTLY * sum(sides.map(({ length }) => length))
  );
}

/** How many lines of a side fill its width; none where it is too narrow for running text. */
function fullLines(side: readonly VisualLine[], pageWidth: number): number {
  const from = Math.min(...side.map(({ box }) => box[0]));
  const width = Math.max(...side.map(({ box }) => box[2])) - from;
  if (width < NARROWEST * pageWidth) return 0;
  return side.filter(
    (line) =>
      line.box[2] - line.box[0] >= FULL * width && lengthOf(line) >= FEWEST_CHARACTERS && !isLedByDay(line),
  ).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

const NARROWEST = 0.25;
const FEWEST_FULL = 5;

const lengthOf = ({ fragments }: VisualLine) => fragments.reduce((sum, { text }) => sum + text.length, 0);
