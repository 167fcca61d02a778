import { toSegments, toVisualLine, type VisualLine } from './lines.ts';

/** What of a line stands on the left and on the right of a place; nothing where its words go across. */
export function splitAt(
  line: VisualLine,
  gutter: number,
): { left?: VisualLine; right?: VisualLine } | undefined {
  const segments = toSegments(line);
  if (segments.some(({ box }) => box[0] < gutter - 2 && box[2] > gutter + 2)) return undefined;
  const of = (isLeft: boolean) => {
    const fragments = segments
      .filter(({ box }) => box[0] < gutter === isLeft)
      .flatMap((segment) => segment.fragments);
    return fragments.length > 0 ? toVisualLine(fragments) : undefined;
  };
  const [left, right] = [of(true), of(false)];
  return { ...(left && { left }), ...(right && { right }) };
}
