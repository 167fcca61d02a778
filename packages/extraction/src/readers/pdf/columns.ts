import type { VisualLine } from './lines.ts';
import { isProse } from './prose.ts';
import { findSideBar } from './side-bar.ts';
import { splitAt } from './split-at.ts';

const FEWEST_LINES = 8;

/**
 * A page set in two columns of running text, cut into reading order: what stands above, the left column, the
 * right one. Cells of a table are short; columns of prose fill their width, which is how they are told apart.
 */
export function inReadingOrder(lines: VisualLine[], pageWidth: number): VisualLine[] {
  const gutter =
    lines.length < FEWEST_LINES ? undefined : (findGutter(lines, pageWidth) ?? findSideBar(lines, pageWidth));
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

function findGutter(lines: VisualLine[], pageWidth: number): number | undefined {
  const candidates = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62].map((part) => part * pageWidth);
  return candidates.find((gutter) => {
    const both = lines.map((line) => splitAt(line, gutter)).filter((sides) => sides?.left && sides.right);
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
