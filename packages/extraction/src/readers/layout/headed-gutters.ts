import type { Segment } from './lines.ts';
import { FEWEST_ROWS, type SegmentedLine } from './segmented-lines.ts';

const FEWEST_HEADS = 3;
/** Less is a space between words. */
const NARROWEST = 3;
/** As many of the rows as may have a cell over several columns. */
const MOST_CROSSING = 0.1;

/**
 * The left edges of the later columns of a table, told by its heads: between two of them no cell reaches into another
 * column, wherever in it the words are set.
 */
export function headedGutters(rows: readonly SegmentedLine[][]): number[] | undefined {
  const heads = rows[0]?.length === 1 ? (rows[0][0]?.segments ?? []) : [];
  if (heads.length < FEWEST_HEADS || rows.length <= FEWEST_ROWS) return undefined;
  const below = rows.slice(1).flat();
  const gutters = heads.slice(1).map((head, index) => between(heads[index] ?? head, head, below));
  return gutters.every((gutter) => gutter !== undefined) ? gutters : undefined;
}

/** Where a gap ends that nearly no row has words in, from the middle of one head to that of the next. */
function between(left: Segment, right: Segment, below: readonly SegmentedLine[]): number | undefined {
  const cells = below.flatMap(({ segments }) => segments);
  const ends = [left.box[2], ...cells.map(({ box }) => box[2])].filter(
    (x) => x >= left.box[2] && x < right.box[0],
  );
  const most = MOST_CROSSING * below.length;
  for (const end of ends.sort((a, b) => b - a)) {
    const next = Math.min(right.box[0], ...cells.map(({ box }) => box[0]).filter((x) => x > end));
    const crossing = cells.filter(({ box }) => box[0] < end - 1 && box[2] > next + 1);
    if (next - end >= NARROWEST && crossing.length <= most) return next - 1;
  }
  return undefined;
}
