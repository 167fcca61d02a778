import type { Paragraph } from '../../structure/outline.ts';
import { type Head, isWeekHeading } from './entry.ts';

const FEWEST = 3;

/** Lines like "Week 5: Soils", each right below the day of its week: they say what the day is about, and head nothing. */
export function weekTitles(paragraphs: readonly Paragraph[], scheduled: readonly Head[]): Set<number> {
  const days = new Set(scheduled.flatMap(({ at, isLeading }) => (isLeading ? [at] : [])));
  const isWeek = (at: number) => isWeekHeading(paragraphs[at]?.passage.text ?? '');
  const titles = [...days]
    .filter((at) => isWeek(at + 1) && !isWeek(at - 1) && !days.has(at + 2))
    .map((at) => at + 1);
  return new Set(titles.length >= FEWEST ? titles : []);
}
