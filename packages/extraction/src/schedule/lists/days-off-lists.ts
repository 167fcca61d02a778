import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { without } from '../../text/patterns.ts';
import type { Occasion } from '../occasion.ts';

const OPENS = /(?::|\bon)\s*$/u;
const LONGEST_OPENING = 120;
const ASIDE = /\([^()]{0,60}\)/gu;

/**
 * What the lines say of a list of days without class, "We do not meet on:" and below it "September 2" and
 * "November 27": each day has the words above the list. The line above says nothing by itself.
 */
export function daysOffLists(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  { dayOff, noClass }: Vocabulary,
): Map<number, Occasion[]> {
  const lists = new Map<number, Occasion[]>();
  let opening: Passage | undefined;
  let isAbove = false;
  paragraphs.forEach(({ passage, heading, isListItem }, at) => {
    const dates = book.within(passage);
    if (opening && (isOnlyDays(passage, dates) || (isAbove && isListItem && isLed(dates)))) {
      // "October 14 (fall break)" has a name of its own.
      const statement = dayOff.test(passage.text) ? passage : opening;
      lists.set(at, [{ statement, dates: dates.map(({ placed }) => placed), role: 'entry' }]);
      return;
    }
    const { text } = passage;
    const next = paragraphs[at + 1];
    const ahead = next ? book.within(next.passage) : [];
    isAbove = (heading !== undefined || OPENS.test(text)) && noClass.test(text);
    const opens =
      dates.length === 0 &&
      text.length <= LONGEST_OPENING &&
      next !== undefined &&
      ((OPENS.test(text) && dayOff.test(text) && isOnlyDays(next.passage, ahead)) ||
        (isAbove && next.isListItem && isLed(ahead)));
    opening = opens ? passage : undefined;
    if (opens) lists.set(at, []);
  });
  return lists;
}

/** "February 19: conference week". */
const isLed = ([first]: readonly DateInPassage[]): boolean => first !== undefined && first.start <= 3;

const isOnlyDays = ({ text }: Passage, dates: readonly DateInPassage[]): boolean =>
  dates.length > 0 && !/\p{L}{4}/u.test(without(text, dates).replace(ASIDE, ' '));
