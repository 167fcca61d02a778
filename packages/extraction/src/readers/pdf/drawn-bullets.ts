import type { Box } from '../../extraction.ts';
import type { VisualLine } from '../layout/lines.ts';
import type { DrawnPath } from './drawn-paths.ts';
import { applyTo, type Matrix } from './pdfjs.ts';

/** In points: larger ones are buttons or pictures, smaller ones dots of a dotted line. */
const [SMALLEST, LARGEST] = [2, 8];
const MOST_DIFFERENT = 1;
/** A chart has thousands of points. */
const MOST_BULLETS = 500;

/**
 * The small round or square marks that a page draws where others write a bullet, as browsers do when they print a list.
 * Boxes are in points from the top left.
 */
export function toBullets(paths: readonly DrawnPath[]): Box[] {
  const bullets: Box[] = [];
  for (const { args, matrix } of paths) {
    const box = boxAround(args[2], matrix);
    if (box && isMark(box)) bullets.push(box);
    if (bullets.length > MOST_BULLETS) return [];
  }
  return bullets;
}

function boxAround(corners: unknown, matrix: Matrix): Box | undefined {
  if (!corners || typeof corners !== 'object') return undefined;
  const [x0, y0, x1, y1] = Array.from(corners as ArrayLike<number>);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return undefined;
  const [[left, top], [right, bottom]] = [applyTo(matrix, x0, y0), applyTo(matrix, x1, y1)];
  return [Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)];
}

function isMark([x0, y0, x1, y1]: Box): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return (
    Math.min(width, height) >= SMALLEST &&
    Math.max(width, height) <= LARGEST &&
    Math.abs(width - height) <= MOST_DIFFERENT
  );
}

/** How far in front of its line a bullet stands, in type sizes. */
const FARTHEST = 1.6;

/** Whether a line begins behind a bullet that is drawn. */
export const isBehindBullet = ({ box, size }: VisualLine, bullets: readonly Box[]): boolean =>
  bullets.some(([, y0, x1, y1]) => {
    const [middle, gap] = [(y0 + y1) / 2, box[0] - x1];
    return middle > box[1] && middle < box[3] && gap > 0 && gap <= FARTHEST * size;
  });
