import type { VisualLine } from './lines.ts';
import { toSegments, toVisualLine } from './lines.ts';

const FEWEST_LINES = 8;
const FULLEST = 0.62;

/**
 * A page set in two columns of running text, cut into reading order: what stands above, the left column, the
 * right one. Cells of a table are short; columns of prose fill their width, which is how they are told apart.
 */
export function inReadingOrder(lines: VisualLine[], pageWidth: number): VisualLine[] {
  const gutter = findGutter(lines, pageWidth);
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

function findGutter(lines: VisualLine[], pageWidth: number): number | undefined {
  const candidates = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62].map((part) => part * pageWidth);
  return candidates.find((gutter) => {
    const cut = lines.map((line) => split(line, gutter));
    const both = cut.filter((sides) => sides?.left && sides.right);
    if (both.length < FEWEST_LINES || both.length < 0.4 * lines.length) return false;
    const fill = (of: 'left' | 'right') => {
      const sides = both.flatMap((part) => part?.[of] ?? []);
      const edges: [number, number] = [
        Math.min(...sides.map(({ box }) => box[0])),
        Math.max(...sides.map(({ box }) => box[2])),
      ];
      const widths = sides.map(({ box }) => (box[2] - box[0]) / (edges[1] - edges[0])).sort((a, b) => a - b);
      return { median: widths[Math.floor(widths.length / 2)] ?? 0, width: edges[1] - edges[0] };
    };
    const [left, right] = [fill('left'), fill('right')];
    return (
      left.median >= FULLEST &&
      right.median >= FULLEST &&
      Math.min(left.width, right.width) >= 0.25 * pageWidth
    );
  });
}
