import { madeOnce } from '../../text/made-once.ts';
import { toSegments, toVisualLine, type VisualLine } from './lines.ts';

/** A line is asked for many places, and its wide gaps are the same for all of them. */
const segmentsOf = madeOnce((line: VisualLine) => toSegments(line));

/** Whether words of a line go across a place. */
export const goesAcross = (line: VisualLine, gutter: number): boolean =>
  segmentsOf(line).some(({ box }) => box[0] < gutter - 2 && box[2] > gutter + 2);

/** What of a line stands on the left and on the right of a place; nothing where its words go across. */
export function splitAt(
  line: VisualLine,
  gutter: number,
): { left?: VisualLine; right?: VisualLine } | undefined {
  if (goesAcross(line, gutter)) return undefined;
  const of = (isLeft: boolean) => {
    const own = segmentsOf(line).filter(({ box }) => box[0] < gutter === isLeft);
    if (own.length === segmentsOf(line).length) return line;
    return own.length > 0 ? toVisualLine(own.flatMap(({ fragments }) => fragments)) : undefined;
  };
  const [left, right] = [of(true), of(false)];
  return { ...(left && { left }), ...(right && { right }) };
}
