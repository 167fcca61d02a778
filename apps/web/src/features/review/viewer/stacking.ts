import type { Mark } from '../model/marks';
import type { PlacedMark, Rect } from './view';

/** What is gone lies lowest, then large boxes below small ones; where two are alike, a class below the work in it. */
export const stackMarks = (placed: readonly PlacedMark[]): PlacedMark[] =>
  placed.toSorted(
    (a, b) =>
      Number(b.mark.isGone) - Number(a.mark.isGone) ||
      areaOf(b) - areaOf(a) ||
      Number(isWork(a.mark)) - Number(isWork(b.mark)),
  );

/** To the pixel, so that rounding does not part what is alike. */
const areaOf = ({ rects }: PlacedMark): number =>
  rects.reduce((sum, [, , width, height]) => sum + Math.round(width) * Math.round(height), 0);

const isWork = ({ kind }: Mark): boolean => !['class', 'reading', 'holiday'].includes(kind);

interface Press {
  pressed: PlacedMark;
  rect: Rect;
  /** Where a pointer pressed; by keyboard it is the whole box. */
  at: { x: number; y: number } | undefined;
  selectedId: string | undefined;
}

/** Whom a press chooses: the box itself, or where the chosen one lies at this place already, the next below it. */
export function pickAt(stacked: readonly PlacedMark[], { pressed, rect, at, selectedId }: Press): string {
  const point = within(rect, at);
  const here = stacked.filter((one) => one === pressed || one.rects.some((other) => holds(other, point)));
  const ids = [...new Set(here.map(({ mark }) => mark.itemId))].reverse();
  const chosen = selectedId === undefined ? -1 : ids.indexOf(selectedId);
  return (chosen < 0 ? undefined : ids[(chosen + 1) % ids.length]) ?? pressed.mark.itemId;
}

/** A finger may press a little beside the box. */
function within([left, top, width, height]: Rect, at: Press['at']) {
  const clamp = (value: number, from: number, length: number) =>
    Math.min(Math.max(value, from), from + length);
  return {
    x: at ? clamp(at.x, left, width) : left + width / 2,
    y: at ? clamp(at.y, top, height) : top + height / 2,
  };
}

const holds = ([left, top, width, height]: Rect, { x, y }: { x: number; y: number }): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;
