import { remembered } from '../../text/remembered.ts';
import { textOf } from './date-like.ts';
import { toSegments, type VisualLine } from './lines.ts';
import { SAME_EDGE } from './segmented-lines.ts';

/** The head, and what is below it. */
const FEWEST_AT_EDGE = 2;
const COLUMN_NAME = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,2}$/u;

/** "Readings | Assignments": two names and nothing else. */
const namesOf = (segments: readonly VisualLine[]): string | undefined =>
  segments.length === 2 && segments.every((segment) => COLUMN_NAME.test(textOf(segment)))
    ? segments.map(textOf).join(' | ')
    : undefined;

export type IsHead = (segments: readonly VisualLine[]) => boolean;

/**
 * The heads that stand on a page again and again, above a table for each week: whatever few rows such a table has, and
 * however much like lines of text its cells are, the words below two heads stand in two columns. Most of them begin
 * where the heads do.
 */
export function repeatedHeads(lines: readonly VisualLine[]): IsHead {
  const all = lines.map((line) => toSegments(line));
  const counted = Map.groupBy(
    all.flatMap((segments) => namesOf(segments) ?? []),
    (name) => name,
  );
  const segments = all.flat();
  const beginsColumn = remembered((edge: string) => moreBeginThanCross(Number(edge), segments));
  return (heads) =>
    (counted.get(namesOf(heads) ?? '')?.length ?? 0) > 1 && beginsColumn(`${heads[1]?.box[0] ?? 0}`);
}

function moreBeginThanCross(edge: number, segments: readonly VisualLine[]): boolean {
  const beginning = segments.filter(({ box }) => Math.abs(box[0] - edge) <= SAME_EDGE);
  const across = segments.filter(({ box }) => box[0] < edge - SAME_EDGE && box[2] > edge + SAME_EDGE);
  return beginning.length >= FEWEST_AT_EDGE && beginning.length > across.length;
}
