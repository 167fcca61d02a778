import { BOLD_LEVEL, type Line } from '../document.ts';
import { placeOf } from './place-of.ts';
import { gapBetween } from './wrapping.ts';

/** In points. */
const AT_EDGE = 2;

interface OpenItem {
  lines: readonly Line[];
  isListItem: boolean;
  heading: number | undefined;
}

/** "**Due May 4.**" on a line of its own in the text of an item, right below it, is said of it, and heads nothing. */
export function isBoldInItem({ lines, isListItem, heading }: OpenItem, line: Line): boolean {
  const [edge, left] = [edgeOfText(lines), placeOf(line)?.[0]];
  return (
    isListItem &&
    heading === undefined &&
    line.heading === BOLD_LEVEL &&
    edge !== undefined &&
    left !== undefined &&
    Math.abs(left - edge) <= AT_EDGE &&
    (gapBetween(lines.at(-1), line) ?? MOST_WHITE) < MOST_WHITE
  );
}

/** Between two lines of a paragraph, in heights. */
const MOST_WHITE = 0.6;

/** Where the text of an item begins: that of its last line, or what stands behind its mark. */
function edgeOfText([first, ...others]: readonly Line[]): number | undefined {
  const last = others.at(-1);
  return last ? placeOf(last)?.[0] : first?.runs[1]?.box?.[0];
}
