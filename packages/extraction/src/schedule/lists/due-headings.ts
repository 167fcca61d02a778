import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import { findDates } from '../../dates/find-dates.ts';
import { saysOnlyOfWork, saysOnlyWhen } from '../../items/label-words.ts';
import { type Vocabulary, vocabulary } from '../../items/vocabulary.ts';
import { countWords } from '../../items/work-title.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { placeOf } from '../../structure/place-of.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { withLabels } from '../text/entry.ts';
import { LONGEST_TITLE_ABOVE } from '../text/line-lengths.ts';

const MOST_BELOW = 8;

/**
 * A line that says nothing but when something is due, and what stands below it: "Due September 2", and below it
 * "Guided questions: moorings", or "Homework (due September 2)" with a list of its own. All of it is due then, whatever
 * it is called.
 */
export function belowDueHeadings(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, Occasion[]> {
  return new Map(
    paragraphs.flatMap((paragraph, at): [number, Occasion[]][] => {
      const dates = book.within(paragraph.passage);
      const behind = behindDueLabel(paragraph.passage, dates, words);
      if (behind) return [[at, asDue(behind, dates)]];
      const says = dates.length === 1 ? whatIsDue(paragraph.passage.text, dates, words) : undefined;
      if (!says || isOfItemAbove(paragraphs, at) || isOfTitleAbove(paragraphs, at, says, words)) return [];
      const below = standingBelow(paragraphs, at, { book, words });
      const due = below.filter(([, { passage }]) => book.within(passage).length === 0);
      if (due.length === 0 || (says === 'work' && !areWorks(due, words))) return [];
      return [
        [at, []],
        ...due.map(([line, { passage }]): [number, Occasion[]] => [line, asDue(passage, dates)]),
      ];
    }),
  );
}

const asDue = (passage: Passage, dates: readonly DateInPassage[]): Occasion[] =>
  withLabels(passage).map((statement) => ({
    statement,
    dates: dates.map(({ placed }) => placed),
    role: 'due',
  }));

/** "Problem set 2, quiz 2" of "Homework (due Mon 9/9): Problem set 2, quiz 2". */
function behindDueLabel(
  passage: Passage,
  dates: readonly DateInPassage[],
  words: Vocabulary,
): Passage | undefined {
  const [date, ...others] = dates;
  const label = date && /^[^:;.]{0,20}:\s+(?=\S)/u.exec(passage.text.slice(date.end))?.[0];
  if (!date || !label || others.length > 0) return undefined;
  const end = date.end + label.length;
  const isOfWork = whatIsDue(passage.text.slice(0, end), dates, words) === 'work';
  return isOfWork && words.namesWork(passage.text.slice(end)) ? slicePassage(passage, end) : undefined;
}

const FEWEST_LISTS = 2;

/** Whether some lines say when the work in the list below each of them is due. */
export function holdDueLists(lines: readonly Paragraph[], locale: Locale): boolean {
  const words = vocabulary(locale);
  const lists = lines.filter(({ passage: { text }, heading }, at) => {
    const dates = findDates(text, locale);
    const says = dates.length === 1 && !isOfItemAbove(lines, at) && whatIsDue(text, dates, words);
    return says && (heading !== undefined || itemsBelow(lines, at).length > 0);
  });
  return lists.length >= FEWEST_LISTS;
}

/** "Due: May 4" on a line of its own between two items of a list is the day of the one above. */
const isOfItemAbove = (paragraphs: readonly Paragraph[], at: number): boolean => {
  const [above, line] = [paragraphs[at - 1], paragraphs[at]];
  const isLine = line?.isListItem === false && line.heading === undefined;
  return above?.isListItem === true && isLine && itemsBelow(paragraphs, at).length < 2;
};

/** "Date: May 4, on paper" below "Design report (20%)" is the day of the report, whatever list goes on below it. */
const isOfTitleAbove = (
  paragraphs: readonly Paragraph[],
  at: number,
  says: 'anything' | 'work',
  { namesWork }: Vocabulary,
): boolean =>
  says === 'anything' &&
  paragraphs[at]?.heading === undefined &&
  namesWork(paragraphs[at - 1]?.passage.text ?? '');

const BY =
  /(?<!\p{L})(?:by|before|until|avant(?:\sle)?|pour\sle|antes\sdel?|hasta(?:\sel)?|bis(?:\szum)?|vor|entro|até|vóór)\s+(?:\p{L}{3,6}day,?\s)?$/iu;

/** "Due May 4" names nothing, "Homework (due May 4)" all work that there is. */
function whatIsDue(
  text: string,
  dates: readonly { start: number; end: number }[],
  { due }: Vocabulary,
): 'anything' | 'work' | undefined {
  if (!due.test(text) && !BY.test(text.slice(0, dates[0]?.start))) return undefined;
  if (saysOnlyOfWork(text, dates)) return 'work';
  return saysOnlyWhen(text, dates) ? 'anything' : undefined;
}

const SHORT_NAME = 6;
const READING_LIKE = /^\W*(?:read|watch|listen|view|skim|chapters?|ch\.|pp?\.|lire|leer|lesen)(?!\p{L})/iu;

/** Some is called work, or all of it has short names: "Section 1.1: 1, 3, 5" is what the homework consists of. */
const areWorks = (below: readonly [number, Paragraph][], { namesWork }: Vocabulary): boolean =>
  below.some(([, { passage }]) => namesWork(passage.text)) ||
  below.every(
    ([
      ,
      {
        passage: { text },
      },
    ]) => countWords(text) <= SHORT_NAME && !/\d/u.test(text) && !READING_LIKE.test(text),
  );

/** What stands below a heading; below another line its list, or lines that name works. */
function standingBelow(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): [number, Paragraph][] {
  if (paragraphs[at]?.heading !== undefined) return linesBelow(paragraphs, at, book);
  const items = itemsBelow(paragraphs, at);
  const { passage, isListItem = false } = paragraphs[at] ?? {};
  const mayHead = !isListItem && /:\s*$/u.test(passage?.text ?? '');
  return items.length > 0 || !mayHead ? items : worksBelow(paragraphs, at, { book, words });
}

const worksBelow = (
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): [number, Paragraph][] =>
  upTo(
    paragraphs,
    at,
    ({ heading, passage }) =>
      heading !== undefined ||
      passage.text.length > LONGEST_TITLE_ABOVE ||
      !words.namesWork(passage.text) ||
      book.within(passage).length > 0,
  );

/** Up to the next heading that does not stand below it, or the next day. */
function linesBelow(paragraphs: readonly Paragraph[], at: number, book: DateBook): [number, Paragraph][] {
  const level = paragraphs[at]?.heading ?? 0;
  return upTo(
    paragraphs,
    at,
    ({ heading, passage }) =>
      (heading !== undefined && heading <= level) ||
      passage.text.length > LONGEST_TITLE_ABOVE ||
      book.within(passage).length > 0,
  );
}

/** The items of the list right below a line, or of the one within an item. */
function itemsBelow(paragraphs: readonly Paragraph[], at: number): [number, Paragraph][] {
  const label = paragraphs[at];
  return upTo(
    paragraphs,
    at,
    (item) =>
      !item.isListItem ||
      item.heading !== undefined ||
      item.passage.text.length > LONGEST_ITEM ||
      (label?.isListItem === true && !isDeeper(item, label)),
  );
}

const LONGEST_ITEM = 160;
/** In points. */
const INDENT = 6;

function isDeeper(item: Paragraph, label: Paragraph): boolean {
  const left = ({ passage }: Paragraph) => passage.pieces[0] && placeOf(passage.pieces[0].line)?.[0];
  const [inner, outer] = [left(item), left(label)];
  return inner !== undefined && outer !== undefined
    ? inner > outer + INDENT
    : (item.depth ?? 0) > (label.depth ?? 0);
}

function upTo(
  paragraphs: readonly Paragraph[],
  at: number,
  ends: (paragraph: Paragraph) => boolean,
): [number, Paragraph][] {
  const rest = paragraphs.slice(at + 1, at + 1 + MOST_BELOW);
  const end = rest.findIndex(ends);
  return rest.slice(0, end < 0 ? undefined : end).map((paragraph, index) => [at + 1 + index, paragraph]);
}
