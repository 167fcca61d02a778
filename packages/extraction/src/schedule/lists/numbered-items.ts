import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Node } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { isTitleLine } from '../text/title-above.ts';

const ITEM = /^\W{0,3}(?<number>\d{1,2})[.)]\s/u;

/**
 * Below a title that ends with one kind of work, "Homework", each item of a numbered list that has "Due: October 3" on
 * a line of its own is that work by its number.
 */
export function numberedItems(nodes: readonly Node[], book: DateBook, locale: Locale): Occasion[] {
  const occasions: Occasion[] = [];
  let title: Passage | undefined;
  let last = 0;
  let item: Passage | undefined;
  for (const node of nodes) {
    if (node.type !== 'paragraph') continue;
    // "Due: Friday, 8/29" may be in bold.
    if (node.heading !== undefined && book.within(node.passage).length === 0) {
      title = endsWithWork(node.passage, locale) ? node.passage : undefined;
      [last, item] = [0, undefined];
      continue;
    }
    const number = title && numberOf(node.passage);
    const days = item && daysOfDue(node.passage, book, locale);
    if (number && Number(number.text) === last + 1) [last, item] = [last + 1, number];
    else if (item && title && days) {
      occasions.push({ statement: item, dates: days, role: 'due', numberOf: title });
      item = undefined;
    }
  }
  return occasions;
}

function endsWithWork({ text }: Passage, locale: Locale): boolean {
  const works = vocabulary(locale).works(text);
  return works.length === 1 && !works[0]?.numbered && !/[\p{L}\d]/u.test(text.slice(works[0]?.end));
}

/** "**1. Map of the shore – 10%**" has a title besides its number. */
function numberOf(passage: Passage): Passage | undefined {
  const match = isTitleLine(passage) ? null : ITEM.exec(passage.text);
  const number = match?.groups?.number ?? '';
  const start = passage.text.indexOf(number);
  return match ? slicePassage(passage, start, start + number.length) : undefined;
}

/** The day of a line that says no more than when something is due. */
function daysOfDue(passage: Passage, book: DateBook, locale: Locale): PlacedDate[] | undefined {
  const own = book.within(passage);
  const saysDue = vocabulary(locale).due.test(passage.text) && saysOnlyWhen(passage.text, own);
  return own.length > 0 && saysDue ? own.map(({ placed }) => placed) : undefined;
}
