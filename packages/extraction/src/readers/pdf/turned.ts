import type { Box } from '../../extraction.ts';
import { around } from '../layout/lines.ts';
import { isTextItem } from './fragments.ts';
import { applyTo, concatenate, type Matrix, type PdfTextContent, toMatrix } from './pdfjs.ts';

interface Paper {
  width: number;
  height: number;
}

/** A page whose words are set along its side, as a wide table is, with its measures as it is read. */
export interface Turned extends Paper {
  /** From the page as shown, in points from its top left, to the page as it is read. */
  turn: Matrix;
  /** The same in degrees, as hands of a clock go. */
  degrees: 90 | 180 | 270;
}

/** Fewer words are a name beside a table. */
const FEWEST_CHARACTERS = 120;

/**
 * How to turn a page, in points from its top left, so that most of its words run from left to right; undefined where they do.
 *
 * @example
 * turnedPage(await page.getTextContent(), page.getViewport({ scale: 1 }));
 * // { width: 792, height: 612, turn: [0, 1, -1, 0, 792, 0], degrees: 90 }
 */
export function turnedPage(
  { items }: Pick<PdfTextContent, 'items'>,
  { transform, ...paper }: Paper & { transform: ArrayLike<number> },
): Turned | undefined {
  const viewport = toMatrix(transform);
  const characters = new Map<Way, number>();
  for (const item of items) {
    if (!isTextItem(item)) continue;
    const way = wayOf(concatenate(viewport, toMatrix(item.transform)));
    characters.set(way, (characters.get(way) ?? 0) + item.str.trim().length);
  }
  const [[way, most] = ['right' as const, 0]] = [...characters].sort(([, a], [, b]) => b - a);
  return way !== 'right' && most >= FEWEST_CHARACTERS ? TURNS[way](paper) : undefined;
}

/** Where a box of the page as it is read stands on the page as shown, both in points from their top left. */
export function shownBox(box: Box, turn: ArrayLike<number>): Box {
  const [a, b, c, d, e, f] = toMatrix(turn);
  // Turning by quarters leaves lengths as they are: the way back is the matrix on its side.
  return moved(box, [a, c, b, d, -(a * e + b * f), -(c * e + d * f)]);
}

/** Where a box of the page as shown stands on the page as it is read: `shownBox` the other way round. */
export const readBox = (box: Box, turn: Matrix): Box => moved(box, turn);

function moved([left, top, right, bottom]: Box, matrix: Matrix): Box {
  const [x0, y0] = applyTo(matrix, left, top);
  const [x1, y1] = applyTo(matrix, right, bottom);
  return around([
    [x0, y0, x0, y0],
    [x1, y1, x1, y1],
  ]);
}

type Way = 'right' | 'up' | 'down' | 'left';

const TURNS: Record<Exclude<Way, 'right'>, (paper: Paper) => Turned> = {
  up: ({ width, height }) => ({ width: height, height: width, turn: [0, 1, -1, 0, height, 0], degrees: 90 }),
  down: ({ width, height }) => ({
    width: height,
    height: width,
    turn: [0, -1, 1, 0, 0, width],
    degrees: 270,
  }),
  left: ({ width, height }) => ({ width, height, turn: [-1, 0, 0, -1, width, height], degrees: 180 }),
};

/** Along which side of the page words run; those that lean count for the side that they are nearest to. */
function wayOf([right, down]: Matrix): Way {
  if (Math.abs(right) >= Math.abs(down)) return right >= 0 ? 'right' : 'left';
  return down >= 0 ? 'down' : 'up';
}
