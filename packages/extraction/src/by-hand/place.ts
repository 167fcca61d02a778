import type { Box, Evidence } from '../extraction.ts';

type Place = Pick<Evidence, 'page' | 'boxes' | 'span'>;

/** Whether two places of a document share words, as far as both say where they are. */
export function isBeside(one: Place, other: Place): boolean {
  if (one.span && other.span) return one.span[0] < other.span[1] && other.span[0] < one.span[1];
  if (one.page !== other.page) return false;
  const [boxes, others] = [one.boxes ?? [], other.boxes ?? []];
  if (boxes.length === 0 || others.length === 0) return true;
  return boxes.some((box) => others.some((next) => isOneLine(box, next) && isOneColumn(box, next)));
}

/** Whether one stands above the other on the page; words without boxes have no columns. */
export const isInColumn = ({ boxes = [] }: Place, { boxes: others = [] }: Place): boolean =>
  boxes.some((box) => others.some((other) => isOneColumn(box, other)));

const isOneColumn = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2];

/** Lines that are set close touch each other: half of the lower one has to be shared. */
function isOneLine(a: Box, b: Box): boolean {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return shared > Math.min(a[3] - a[1], b[3] - b[1]) / 2;
}
