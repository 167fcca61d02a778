import type { DateBook } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Occasion } from '../occasion.ts';
import { onWeekday } from '../relative/relative-day.ts';
import { beginsWithWeek, type Head } from './entry.ts';

const FARTHEST_DAY = 4;
const LONGEST_WEEK = 80;

/** What is due between "Week 4: Tides" and the first day below it: its week is that of this day. */
export function belowWeekHeads(
  paragraphs: readonly Paragraph[],
  { scheduled, book }: { scheduled: readonly Head[]; book: DateBook },
  { due }: Vocabulary,
): Map<number, Occasion[]> {
  const isWeek = ({ passage }: Paragraph) =>
    passage.text.length <= LONGEST_WEEK && beginsWithWeek(passage.text) && book.within(passage).length === 0;
  const below = new Map<number, Occasion[]>();
  for (const { at, dates, isLeading } of scheduled) {
    const first = dates[0]?.placed;
    const from = Math.max(0, at - FARTHEST_DAY);
    const week = isLeading ? paragraphs.slice(from, at).findLastIndex(isWeek) : -1;
    const between = paragraphs.slice(from + week + 1, at);
    if (week < 0 || !first || between.some(({ passage }) => book.within(passage).length > 0)) continue;
    between.forEach(({ passage }, index) => {
      const own: Occasion = {
        statement: passage,
        dates: [onWeekday(first, 'MO')],
        role: 'due',
        isWeek: true,
      };
      if (due.test(passage.text)) below.set(from + week + 1 + index, [own]);
    });
  }
  return below;
}
