import type { Box } from '../../extraction.ts';
import { around } from '../layout/lines.ts';
import { isTextItem } from './fragments.ts';
import { applyTo, concatenate, type Matrix, type PdfTextContent, toMatrix } from './pdfjs.ts';

interface Paper {
  width: number;
  height: number;
}

/** A page whose words are set along its side, as a wide table is, with its measures as it is read. */
interface Turned extends Paper {
  /** From the page as shown, in points from its top left, to the page as it is read. */
  turn: Matrix;
}

/** Fewer words are a name beside a table. */
const FEWEST_CHARACTERS = 120;

/** How most words of a page run, when it is not from left to right. */
export function turnedPage({ items }: PdfTextContent, viewport: Matrix, paper: Paper): Turned | undefined {
  const characters = new Map<Way, number>();
  for (const item of items) {
    if (!isTextItem(item)) continue;
    const way = wayOf(concatenate(viewport, toMatrix(item.transform)));
    characters.set(way, (characters.get(way) ?? 0) + item.str.trim().length);
  }
  const [[way, most] = ['right' as const, 0]] = [...characters].sort(([, a], [, b]) => b - a);
  return way !== 'right' && most >= FEWEST_CHARACTERS ? TURNS[way](paper) : undefined;
}

/** Where a box of the page as it is read stands on the page as shown. */
export function shownBox([left, top, right, bottom]: Box, turn: Matrix): Box {
  const [a, b, c, d, e, f] = turn;
  // Turning by quarters leaves lengths as they are: the way back is the matrix on its side.
  const back: Matrix = [a, c, b, d, -(a * e + b * f), -(c * e + d * f)];
  const [x0, y0] = applyTo(back, left, top);
  const [x1, y1] = applyTo(back, right, bottom);
  return around([
    [x0, y0, x0, y0],
    [x1, y1, x1, y1],
  ]);
}

type Way = 'right' | 'up' | 'down' | 'left';

const TURNS: Record<Exclude<Way, 'right'>, (paper: Paper) => Turned> = {
  up: ({ width, height }) => ({ width: height, height: width, turn: [0, 1, -1, 0, height, 0] }),
  down: ({ width, height }) => ({ width: height, height: width, turn: [0, -1, 1, 0, 0, width] }),
  left: ({ width, height }) => ({ width, height, turn: [-1, 0, 0, -1, width, height] }),
};

/** Along which side of the page words run; those that lean count for the side that they are nearest to. */
function wayOf([right, down]: Matrix): Way {
  if (Math.abs(right) >= Math.abs(down)) return right >= 0 ? 'right' : 'left';
  return down >= 0 ? 'down' : 'up';
}
