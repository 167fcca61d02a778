import type { Vocabulary } from '../items/vocabulary.ts';
import type { Paragraph } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';
import { breakBetween } from './break-between.ts';
import type { Head } from './entry.ts';
import type { Occasion } from './occasion.ts';

const LONGEST = 40;
const IS_BREAK =
  /(?<!\p{L})(?:break|recess|vacation|vacances|relâche|receso|vacaciones|ferien|pause)(?!\p{L})/iu;

/** "Spring recess" on a line of its own between two entries of a schedule: the weeks between them. */
export function breaksInText(
  paragraphs: readonly Paragraph[],
  scheduled: readonly Head[],
  words: Vocabulary,
): Map<number, Occasion[]> {
  const leading = scheduled.filter(({ isLeading }) => isLeading);
  const breaks = new Map<number, Occasion[]>();
  paragraphs.forEach(({ passage }, at) => {
    if (!namesBreak(passage, words) || leading.some((head) => head.at === at)) return;
    const before = leading.findLast((head) => head.at < at)?.dates.at(-1)?.placed;
    const after = leading.find((head) => head.at > at)?.dates[0]?.placed;
    const dates = breakBetween(before, after);
    if (dates.length > 0) breaks.set(at, [{ statement: passage, dates, role: 'entry' }]);
  });
  return breaks;
}

const namesBreak = ({ text }: Passage, { dayOff }: Vocabulary): boolean =>
  text.length <= LONGEST && !/\d\s?[/.-]\s?\d/u.test(text) && IS_BREAK.test(text) && dayOff.test(text);
