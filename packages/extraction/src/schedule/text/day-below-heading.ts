import type { Paragraph } from '../../structure/outline.ts';
import { without } from '../../text/patterns.ts';
import type { Occasion } from '../occasion.ts';
import type { Head } from './entry.ts';
import { saysOnlyModality } from './modality.ts';

const FEWEST = 3;

/**
 * The headings that have their day alone on the line below them: "Week 3: Axes", and below it "3/3". They are of that
 * day, and not of the one above.
 */
export function headingsOfDays(
  paragraphs: readonly Paragraph[],
  scheduled: readonly Head[],
): Map<number, Occasion[]> {
  const below = scheduled.filter((head) => isBelowHeading(paragraphs, head));
  if (below.length < FEWEST || 2 * below.length < scheduled.length) return new Map();
  return new Map(
    below.flatMap((head): [number, Occasion[]][] => {
      const heading = paragraphs[head.at - 1];
      return heading ? [[head.at - 1, [titleOf(heading, head)]]] : [];
    }),
  );
}

function isBelowHeading(paragraphs: readonly Paragraph[], { at, dates, isLeading }: Head): boolean {
  const [heading, line] = [paragraphs[at - 1], paragraphs[at]];
  if (!line || !isLeading || heading?.heading === undefined || line.heading !== undefined) return false;
  const beside = without(line.passage.text, dates);
  return !/[\p{L}\d]/u.test(beside) || saysOnlyModality(beside);
}

const titleOf = ({ passage }: Paragraph, { dates }: Head): Occasion => ({
  statement: passage,
  dates: dates.map(({ placed }) => placed),
  role: 'entry',
  ...(dates.length > 1 && { isWindow: true }),
});
