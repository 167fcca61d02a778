import type { VisualLine } from './lines.ts';

const FULLEST = 0.62;
/** Typical cells of a table are shorter than this, lines of a narrow column of prose are longer. */
const FEWEST_CHARACTERS = 28;

/** Whether the lines of one side of a page are running text, which fills its width; cells are shorter. */
export function isProse(sides: VisualLine[], pageWidth: number): boolean {
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
