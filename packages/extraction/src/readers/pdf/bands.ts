import type { Box } from '../../extraction.ts';
import { LARGER, medianSize, type VisualLine } from '../layout/lines.ts';
import type { Grid } from './grid.ts';
import type { Ruling, Rulings } from './rulings.ts';

/** Rows that the page parts by lines from edge to edge, or by shading, without a line between their columns. */
export interface Bands {
  box: Box;
  /** Where a row ends and the next one begins, from top to bottom. */
  at: number[];
}

const SAME = 3;
/** The lines above and below a table may stop short of those between its rows, by the space beside its columns. */
const SAME_ENDS = 7;
const NARROWEST = 150;
/** Less is the thickness of a double line. */
const LOWEST = 6;
const FEWEST_EDGES = 3;
/** Rows are not taller than this part of the width, of which a page is hardly taller. */
const TALLEST = 0.6;

/** Stacks of lines and edges of one width, away from the tables that lines draw whole. */
export function toBands({ horizontal, edges }: Rulings, grids: readonly Grid[]): Bands[] {
  const free = [...horizontal, ...edges].filter(
    (ruling) => ruling.to - ruling.from >= NARROWEST && !grids.some(({ box }) => touches(ruling, box)),
  );
  const stacks: Ruling[][] = [];
  for (const ruling of free.sort((a, b) => a.at - b.at)) {
    const stack = stacks.find(([first]) => first && isAsWide(first, ruling));
    if (stack) stack.push(ruling);
    else stacks.push([ruling]);
  }
  return stacks.flatMap(cutAtGaps).filter(({ at }) => at.length >= FEWEST_EDGES);
}

const isAsWide = (a: Ruling, b: Ruling) =>
  Math.abs(a.from - b.from) <= SAME_ENDS && Math.abs(a.to - b.to) <= SAME_ENDS;

const touches = ({ at, from, to }: Ruling, box: Box) =>
  at >= box[1] - SAME && at <= box[3] + SAME && from <= box[2] && to >= box[0];

/** Two tables of one width, with a title or a paragraph between them, which stands apart from their lines. */
export function cutAtTitles({ box, at }: Bands, lines: readonly VisualLine[]): Bands[] {
  const usual = medianSize(lines);
  const parts: number[][] = [[]];
  at.forEach((edge, index) => {
    const above = at[index - 1];
    const between = above === undefined ? [] : lines.filter((line) => isBetween(line, above, edge));
    if (standsApart(between, usual)) parts.push([edge]);
    else parts.at(-1)?.push(edge);
  });
  return parts
    .filter(({ length }) => length >= FEWEST_EDGES)
    .map((edges) => ({ box: [box[0], edges[0] ?? 0, box[2], edges.at(-1) ?? 0], at: edges }));
}

const APART = 1.2;

const isBetween = ({ box }: VisualLine, above: number, below: number) =>
  (box[1] + box[3]) / 2 > above && (box[1] + box[3]) / 2 <= below;

function standsApart(lines: readonly VisualLine[], usual: number): boolean {
  let bottom = Number.POSITIVE_INFINITY;
  return lines.some(({ box, size }) => {
    const isApart = box[1] - bottom > APART * size;
    bottom = Math.max(bottom === Number.POSITIVE_INFINITY ? box[3] : bottom, box[3]);
    return isApart || size >= LARGER * usual;
  });
}

function cutAtGaps(stack: Ruling[]): Bands[] {
  const bands: Bands[] = [];
  for (const { at, from, to } of stack) {
    const last = bands.at(-1);
    const above = last?.at.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (last && at - above < LOWEST) continue;
    if (last && at - above <= TALLEST * (to - from)) {
      last.at.push(at);
      last.box[3] = at;
    } else bands.push({ box: [from, at, to, at], at: [at] });
  }
  return bands;
}
