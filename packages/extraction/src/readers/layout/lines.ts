import type { Box } from '../../extraction.ts';
import { isDateLike } from './date-like.ts';
import type { Fragment } from './fragment.ts';

/** Fragments on one baseline, left to right. */
export interface VisualLine {
  fragments: Fragment[];
  box: Box;
  size: number;
}

/** Fragments of a line that stand close together; a wide gap begins the next. */
export type Segment = VisualLine;

/** A gap this wide, measured in type sizes, is more than a space between words. */
const COLUMN_GAP = 1.1;

export function around(boxes: readonly Box[]): Box {
  const [first = [0, 0, 0, 0], ...others] = boxes;
  const box: Box = [...first];
  for (const [left, top, right, bottom] of others) {
    if (left < box[0]) box[0] = left;
    if (top < box[1]) box[1] = top;
    if (right > box[2]) box[2] = right;
    if (bottom > box[3]) box[3] = bottom;
  }
  return box;
}

/** Type that is larger than its surroundings by this much is that of a title. */
export const LARGER = 1.12;

export const medianSize = (lines: readonly VisualLine[]): number =>
  lines.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;

export function toVisualLine(fragments: Fragment[]): VisualLine {
  const sorted = [...fragments].sort((a, b) => a.box[0] - b.box[0]);
  const size = Math.max(...sorted.map((fragment) => fragment.size));
  return { fragments: sorted, box: around(sorted.map((fragment) => fragment.box)), size };
}

/** What has been put on one line so far, and where the largest type of it stands. */
interface LineGroup {
  baseline: number;
  size: number;
  members: Fragment[];
}

/** Fragments as visual lines from top to bottom; raised and lowered type stays on the line it belongs to. */
export function toVisualLines(fragments: Fragment[]): VisualLine[] {
  const largestFirst = [...fragments].sort((a, b) => a.baseline - b.baseline || b.size - a.size);
  const groups: LineGroup[] = [];
  for (const fragment of largestFirst) {
    const home = groups.slice(-NEIGHBOURS).find((group) => sharesLine(group, fragment));
    if (!home) groups.push({ baseline: fragment.baseline, size: fragment.size, members: [fragment] });
    else {
      home.members.push(fragment);
      if (fragment.size > home.size)
        Object.assign(home, { baseline: fragment.baseline, size: fragment.size });
    }
  }
  return joinedAtBaseline(groups)
    .map((group) => toVisualLine(group.members))
    .sort((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3]);
}

const NEIGHBOURS = 3;

/** The raised "st" of "1st" is met before all else of its line, and may have drawn only what stands beside it. */
function joinedAtBaseline(groups: readonly LineGroup[]): LineGroup[] {
  const lines: LineGroup[] = [];
  for (const group of groups) {
    const home = lines.slice(-NEIGHBOURS).find((line) => isSameBaseline(line, group));
    if (home) home.members.push(...group.members);
    else lines.push({ ...group, members: [...group.members] });
  }
  return lines;
}

const isSameBaseline = (line: LineGroup, group: LineGroup): boolean =>
  Math.abs(line.baseline - group.baseline) <= SAME_BASELINE * line.size &&
  Math.min(line.size, group.size) >= SAME_SIZE * Math.max(line.size, group.size) &&
  (hasRaised(line) || hasRaised(group)) &&
  group.members.every((fragment) => line.members.every(({ box }) => overlapAcross(box, fragment.box) <= 0));

const SAME_BASELINE = 0.05;

const hasRaised = ({ baseline, size, members }: LineGroup): boolean =>
  members.some((member) => member.size < SAME_SIZE * size && member.baseline < baseline);

function sharesLine(line: LineGroup, fragment: Fragment) {
  if (line.members.some((member) => overlapAcross(member.box, fragment.box) > 0.5 * fragment.size))
    return false;
  const [small, large] = [Math.min(line.size, fragment.size), Math.max(line.size, fragment.size)];
  const apart = Math.abs(line.baseline - fragment.baseline);
  const isRaised = () => line.members.some((member) => isRaisedBeside(member.box, fragment.box));
  if (small >= 0.8 * large) return apart <= 0.3 * large || (small < SAME_SIZE * large && isRaised());
  return apart <= 0.55 * large || isRaised();
}

/** A browser sets raised type at five sixths of the size. */
const SAME_SIZE = 0.9;

/** The "th" of "14th": small, half above the line, right behind its number. */
const isRaisedBeside = (a: Box, b: Box) => {
  const gap = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  const height = Math.min(a[3] - a[1], b[3] - b[1]);
  return gap < 0.5 * height && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) >= 0.35 * height;
};

const overlapAcross = (a: Box, b: Box) => Math.min(a[2], b[2]) - Math.max(a[0], b[0]);

/** The widest gap between the mark of an item and its words, in type sizes. */
const BEHIND_MARK = 4;

const LIST_MARK = /^(?:[•●○◦▪■□*➢➤✓·–-]|o|\(?\w{1,3}[.)])$/;

/** More than a space between words, also of justified text, and than one of a typewriter face, which is 0.6 wide. */
const NARROW_GAP = 0.62;

export const isNarrowGap = (gap: number, size: number): boolean => gap > NARROW_GAP * size;

/**
 * A line cut at its wide gaps, and at narrower ones in front of the edges of columns. The gap after a bullet or a
 * number of a list is none.
 */
export function toSegments(
  line: VisualLine,
  isEdge: (x: number, gap: number) => boolean = () => false,
): Segment[] {
  const groups: Fragment[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const [index, fragment] of line.fragments.entries()) {
    const group = groups.at(-1);
    const gap = fragment.box[0] - right;
    const isAtEdge = isNarrowGap(gap, line.size) && isEdge(fragment.box[0], gap);
    const isClose = gap <= COLUMN_GAP * line.size && !isAtEdge;
    // "– | T, 10/22": a row without a number, in front of the column of the days.
    const isDay =
      isAtEdge && !isItemMark(group ?? []) && isDateLike(toVisualLine(line.fragments.slice(index)));
    const isItem =
      groups.length === 1 && group && isListMark(group) && gap <= BEHIND_MARK * line.size && !isDay;
    if (group && (isClose || isItem)) group.push(fragment);
    else groups.push([fragment]);
    right = Math.max(right, fragment.box[2]);
  }
  return groups.map(toVisualLine);
}

/** "•" or "10.": no number and no dash alone, which may stand in place of one. */
const isItemMark = (fragments: readonly Fragment[]) =>
  fragments.length === 1 &&
  fragments.every(({ text }) => /^(?:[•●○◦▪■□➢➤✓·]|\d{1,2}[.)])$/u.test(text.trim()));

export const isListMark = (fragments: Fragment[]) =>
  fragments.length === 1 && fragments.every(({ text }) => LIST_MARK.test(text.trim()));
