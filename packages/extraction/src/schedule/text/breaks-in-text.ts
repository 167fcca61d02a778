import type { DateBook } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { breakBetween } from '../relative/break-between.ts';
import { type Head, isWeekHeading } from './entry.ts';

const LONGEST = 40;
const IS_BREAK =
  /(?<!\p{L})(?:break|recess|vacation|vacances|relâche|receso|vacaciones|ferien|pause)(?!\p{L})/iu;

/** "Spring recess" on a line of its own between two entries of a schedule: the weeks between them. */
export function breaksInText(
  paragraphs: readonly Paragraph[],
  { scheduled, book }: { scheduled: readonly Head[]; book: DateBook },
  words: Vocabulary,
): Map<number, Occasion[]> {
  const isHeading = ({ at }: Head) => paragraphs[at]?.heading !== undefined;
  const entries = scheduled.filter((head) => head.isLeading || isHeading(head));
  // "Week 9 (March 9)", "Spring break", "Week 10 (March 21)", on lines of their own.
  const beside = (at: number) => scheduled.filter((head) => Math.abs(head.at - at) === 1);
  const breaks = new Map<number, Occasion[]>();
  paragraphs.forEach(({ passage }, at) => {
    if (!namesBreak(passage, words) || book.within(passage).length > 0) return;
    const next = paragraphs[at + 1];
    const leading = beside(at).length > 1 ? beside(at) : entries;
    // "Easter break" above "March 13: Easter break" is the head of what stands below it.
    if (next && leading.some((head) => head.at === at + 1) && words.dayOff.test(next.passage.text)) {
      breaks.set(at, []);
      return;
    }
    const above = leading.findLast((head) => head.at < at);
    const before = above && saysMore(paragraphs[above.at], above) ? above.dates.at(-1)?.placed : undefined;
    const after = leading.find((head) => head.at > at)?.dates[0]?.placed;
    const dates = breakBetween(before, after);
    if (dates.length > 0) breaks.set(at, [{ statement: passage, dates, role: 'entry' }]);
  });
  return breaks;
}

/** A line with nothing but its day is about what stands below it. */
const saysMore = (paragraph: Paragraph | undefined, { dates, isLeading }: Head): boolean =>
  !isLeading || /\p{L}{3}/u.test(paragraph?.passage.text.slice(dates.at(-1)?.end) ?? '');

const namesBreak = ({ text }: Passage, { dayOff }: Vocabulary): boolean =>
  text.length <= LONGEST && !isWeekHeading(text) && IS_BREAK.test(text) && dayOff.test(text);
