import type { Line } from '../document.ts';
import { placeOf } from './place-of.ts';

/** The level of a line in bold of the usual size. */
const BOLD = 4;
/** In points. */
const AT_EDGE = 2;

interface OpenItem {
  lines: readonly Line[];
  isListItem: boolean;
  heading: number | undefined;
}

/** "**Due May 4.**" on a line of its own in the text of an item, right below it, is said of it, and heads nothing. */
export function isBoldInItem({ lines, isListItem, heading }: OpenItem, line: Line): boolean {
  const last = lines.at(-1);
  const [edge, place, above] = [edgeOfText(lines), placeOf(line), last && placeOf(last)];
  return (
    isListItem &&
    heading === undefined &&
    line.heading === BOLD &&
    edge !== undefined &&
    place !== undefined &&
    above !== undefined &&
    line.page === last?.page &&
    Math.abs(place[0] - edge) <= AT_EDGE &&
    place[1] - above[3] < MOST_WHITE * (above[3] - above[1])
  );
}

/** Between two lines of a paragraph, in heights. */
const MOST_WHITE = 0.6;

/** Where the text of an item begins: that of its last line, or what stands behind its mark. */
function edgeOfText([first, ...others]: readonly Line[]): number | undefined {
  const last = others.at(-1);
  return last ? placeOf(last)?.[0] : first?.runs[1]?.box?.[0];
}
