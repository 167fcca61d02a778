import type { VisualLine } from './lines.ts';
import { toSegments, toVisualLine } from './lines.ts';

const FEWEST_LINES = 8;
const FULLEST = 0.62;

/**
 * A page set in two columns of running text, cut into reading order: what stands above, the left column, the
 * right one. Cells of a table are short; columns of prose fill their width, which is how they are told apart.
 */
export function inReadingOrder(lines: VisualLine[], pageWidth: number): VisualLine[] {
  const gutter = lines.length < FEWEST_LINES ? undefined : findGutter(lines, pageWidth);
  if (gutter === undefined) return lines;
  const ordered: VisualLine[] = [];
  let left: VisualLine[] = [];
  let right: VisualLine[] = [];
  const flush = () => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const line of lines) {
    const sides = split(line, gutter);
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

function split(line: VisualLine, gutter: number): { left?: VisualLine; right?: VisualLine } | undefined {
  const segments = toSegments(line);
  if (segments.some(({ box }) => box[0] < gutter - 2 && box[2] > gutter + 2)) return undefined;
  const of = (isLeft: boolean) => {
    const fragments = segments
      .filter(({ box }) => box[0] < gutter === isLeft)
      .flatMap((segment) => segment.fragments);
    return fragments.length > 0 ? toVisualLine(fragments) : undefined;
  };
  const [left, right] = [of(true), of(false)];
  return { ...(left && { left }), ...(right && { right }) };
}

/** Typical cells of a table are shorter than this, lines of a narrow column of prose are longer. */
const FEWEST_CHARACTERS = 28;

function findGutter(lines: VisualLine[], pageWidth: number): number | undefined {
  const candidates = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62].map((part) => part * pageWidth);
  return candidates.find((gutter) => {
    const both = lines.map((line) => split(line, gutter)).filter((sides) => sides?.left && sides.right);
    if (both.length < FEWEST_LINES || both.length < 0.4 * lines.length) return false;
    return (
      isProse(
        both.flatMap((sides) => sides?.left ?? []),
        pageWidth,
      ) &&
      isProse(
        both.flatMap((sides) => sides?.right ?? []),
        pageWidth,
      )
    );
  });
}

function isProse(sides: VisualLine[], pageWidth: number): boolean {
  const left = Math.min(...sides.map(({ box }) => box[0]));
  const width = Math.max(...sides.map(({ box }) => box[2])) - left;
  const fill = median(sides.map(({ box }) => (box[2] - box[0]) / width));
  const characters = median(
    sides.map(({ fragments }) => fragments.reduce((sum, { text }) => sum + text.length, 0)),
  );
  return fill >= FULLEST && characters >= FEWEST_CHARACTERS && width >= 0.25 * pageWidth;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
