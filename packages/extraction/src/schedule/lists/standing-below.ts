import type { DateBook } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { placeOf } from '../../structure/place-of.ts';
import { LONGEST_TITLE_ABOVE } from '../text/line-lengths.ts';

const MOST_BELOW = 8;
const LONGEST_ITEM = 160;
/** In points. */
const INDENT = 6;

/** A line of the text with its number. */
export type LineBelow = [at: number, paragraph: Paragraph];

/** What stands below a heading; below another line its list, or behind a colon the lines that name works. */
export function standingBelow(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): LineBelow[] {
  const line = paragraphs[at];
  if (!line) return [];
  const isDated = ({ passage }: Paragraph) => book.within(passage).length > 0;
  if (line.heading !== undefined) return linesBelow(paragraphs, at, isDated);
  const items = itemsBelow(paragraphs, at);
  const mayHead = !line.isListItem && /:\s*$/u.test(line.passage.text);
  const isNoWork = (below: Paragraph) => !words.namesWork(below.passage.text) || isDated(below);
  return items.length === 0 && mayHead
    ? upTo(paragraphs, at, (below) => isTitle(below) || isNoWork(below))
    : items;
}

const isTitle = ({ heading, passage }: Paragraph): boolean =>
  heading !== undefined || passage.text.length > LONGEST_TITLE_ABOVE;

/** Up to the next heading that does not stand below it, or the next day. */
function linesBelow(
  paragraphs: readonly Paragraph[],
  at: number,
  isDated: (line: Paragraph) => boolean,
): LineBelow[] {
  const level = paragraphs[at]?.heading ?? 0;
  return upTo(
    paragraphs,
    at,
    (line) =>
      (line.heading !== undefined && line.heading <= level) ||
      line.passage.text.length > LONGEST_TITLE_ABOVE ||
      isDated(line),
  );
}

/** The items of the list right below a line, or of the one within an item. */
export function itemsBelow(paragraphs: readonly Paragraph[], at: number): LineBelow[] {
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
): LineBelow[] {
  const rest = paragraphs.slice(at + 1, at + 1 + MOST_BELOW);
  const end = rest.findIndex(ends);
  return rest.slice(0, end < 0 ? undefined : end).map((paragraph, index) => [at + 1 + index, paragraph]);
}
