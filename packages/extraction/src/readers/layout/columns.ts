import { isDateLike, isLedByDay } from './date-like.ts';
import { toSegments, type VisualLine } from './lines.ts';
import { isProse } from './prose.ts';
import { repeatedHeads } from './repeated-heads.ts';
import { findSideBar } from './side-bar.ts';
import { splitAt } from './split-at.ts';
import { cutAtEdge, findTextColumns } from './text-columns.ts';

const FEWEST_LINES = 8;

/**
 * A page set in two columns of running text, cut into reading order: what stands above, the left column, the
 * right one. Cells of a table are short; columns of prose fill their width, which is how they are told apart.
 */
export function inReadingOrder(lines: VisualLine[], pageWidth: number): VisualLine[] {
  const isHead = repeatedHeads(lines);
  if (lines.some((line) => isHead(toSegments(line)))) return lines;
  const gutter =
    lines.length < FEWEST_LINES ? undefined : (findGutter(lines, pageWidth) ?? findSideBar(lines, pageWidth));
  if (gutter === undefined) return withTextColumns(lines, pageWidth);
  const ordered: VisualLine[] = [];
  let left: VisualLine[] = [];
  let right: VisualLine[] = [];
  const flush = () => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const line of lines) {
    const sides = splitAt(line, gutter);
    if (!sides) {
      flush();
      ordered.push(line);
      continue;
    }
    if (sides.left) left.push(sides.left);
    if (sides.right) right.push(sides.right);
  }
  flush();
  return ordered;
}

/** No page has more parts than these in two columns, with lines across it between them. */
const MOST_PARTS = 4;

/** A page of which only a part is set in two columns, or several. */
function withTextColumns(lines: VisualLine[], pageWidth: number, most = MOST_PARTS): VisualLine[] {
  const columns = most > 0 ? findTextColumns(lines, pageWidth) : undefined;
  if (!columns) return lines;
  const { start, end, edge } = columns;
  const cut = lines.slice(start, end).flatMap((line) => cutAtEdge(line, edge) ?? []);
  const around = (part: VisualLine[]) => withTextColumns(part, pageWidth, most - 1);
  return [
    ...around(lines.slice(0, start)),
    ...cut.flatMap(({ left }) => left ?? []),
    ...cut.flatMap(({ right }) => right ?? []),
    ...around(lines.slice(end)),
  ];
}

/** Where to look for the white between two columns, in parts of the width of a page. */
const PLACES = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62];

const findGutter = (lines: VisualLine[], pageWidth: number): number | undefined =>
  PLACES.map((part) => part * pageWidth).find((gutter) => {
    const sides = cutAt(lines, gutter);
    return arePlans(sides) || areProse(sides, pageWidth);
  });

interface Sides {
  left: VisualLine[];
  right: VisualLine[];
  /** Lines with words on both sides. */
  shared: { left: VisualLine[]; right: VisualLine[] };
  /** The part of the lines whose words do not go across. */
  open: number;
  all: number;
}

function cutAt(lines: readonly VisualLine[], gutter: number): Sides {
  const cut = lines.map((line) => splitAt(line, gutter));
  const shared = cut.filter((sides) => sides?.left && sides.right);
  const of = (sides: typeof cut, side: 'left' | 'right') => sides.flatMap((one) => one?.[side] ?? []);
  return {
    left: of(cut, 'left'),
    right: of(cut, 'right'),
    shared: { left: of(shared, 'left'), right: of(shared, 'right') },
    open: cut.filter((sides) => sides !== undefined).length / cut.length,
    all: lines.length,
  };
}

const NEARLY_ALL = 0.8;
const MANY = 0.4;
const FEW = 0.5;

/** Lines that days lead are rows of a table. */
const MOST_LED = 0.5;

/** Running text on both sides, whose lines stand level with each other or, as no rows of a table do, hardly any of them. */
function areProse({ left, right, shared, open, all }: Sides, pageWidth: number): boolean {
  const level = shared.left.length;
  if (shared.left.filter(isLedByDay).length > MOST_LED * level) return false;
  if (level >= FEWEST_LINES && level >= MANY * all)
    return isProse(shared.left, pageWidth) && isProse(shared.right, pageWidth);
  const fewer = Math.min(left.length, right.length);
  const areApart = open >= NEARLY_ALL && fewer >= FEWEST_LINES && level < FEW * fewer;
  return areApart && isProse(left, pageWidth) && isProse(right, pageWidth);
}

const FEWEST_DAYS = 4;

const arePlans = ({ left, right, open }: Sides): boolean =>
  open >= NEARLY_ALL && isPlan(left) && isPlan(right);

/** A column of days with what is on each of them below it; beside a day a table has its words. */
function isPlan(side: readonly VisualLine[]): boolean {
  const days = side.filter(isDateLike).length;
  const whole = side.filter((line) => toSegments(line).length === 1).length;
  return days >= FEWEST_DAYS && side.length - days >= days / 2 && whole >= NEARLY_ALL * side.length;
}
