import type { CutLine } from './aligned-rows.ts';
import { isDateLike } from './date-like.ts';
import { FEWEST_ROWS } from './segmented-lines.ts';

/** Space between two rows exceeds that between the lines of a cell by this part of the type size. */
const WIDER = 0.15;
/** So many blocks have one day, where the space between them parts rows. */
const FEWEST_DATED = 0.5;
/** Rows whose day stands below the first of their lines: cells set in the middle of their row. */
const FEWEST_CENTRED = 2;

/**
 * The rows of a table whose cells stand in the middle of their rows, told by the space between them: the day of a row
 * has lines of its own row above it. Nothing where the days do not stand so, or the space does not part them.
 */
export function spacedRows(cut: readonly CutLine[], anchor: number): CutLine[][] | undefined {
  const inner = spaceWithinCells(cut);
  if (inner === undefined) return undefined;
  const blocks: CutLine[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const cells of cut) {
    const block = blocks.at(-1);
    if (block && topOf(cells) - bottom <= inner + WIDER * sizeOf(cells)) block.push(cells);
    else blocks.push([cells]);
    bottom = Math.max(bottom, bottomOf(cells));
  }
  const days = blocks.map((block) => block.filter((cells) => isDateLike(cells[anchor])).length);
  const dated = blocks.filter((_, index) => days[index] === 1);
  const isParted =
    dated.length >= FEWEST_ROWS &&
    dated.length >= FEWEST_DATED * blocks.length &&
    days.every((count) => count <= 1);
  const centred = dated.filter(([first]) => first && !isDateLike(first[anchor]));
  return isParted && centred.length >= FEWEST_CENTRED ? blocks : undefined;
}

/** The usual space between two lines of one column. */
function spaceWithinCells(cut: readonly CutLine[]): number | undefined {
  const columns = Array.from({ length: cut[0]?.length ?? 0 }, (_, column) =>
    cut.flatMap((cells) => cells[column] ?? []),
  );
  const spaces = columns
    .flatMap((lines) => lines.map((line, index) => line.box[1] - (lines[index - 1]?.box[3] ?? Number.NaN)))
    .filter((space) => space >= 0)
    .sort((a, b) => a - b);
  return spaces[Math.floor(spaces.length / 4)];
}

const linesOf = (cells: CutLine) => cells.filter((line) => line !== undefined);
const topOf = (cells: CutLine) => Math.min(...linesOf(cells).map(({ box }) => box[1]));
const bottomOf = (cells: CutLine) => Math.max(...linesOf(cells).map(({ box }) => box[3]));
const sizeOf = (cells: CutLine) => Math.max(...linesOf(cells).map(({ size }) => size));
