import { findDates } from '../../dates/find-dates.ts';
import { isOnlyLabel, saysOnlyWhen } from '../../items/label-words.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Node, Paragraph } from '../../structure/outline.ts';
import { linesOf, type Passage, slicePassage, toPassage } from '../../text/passage.ts';

const LONGEST_LABEL = 40;

/** "Deadline:" on a line of its own, and nothing but its day on the next: one line, as others write it. */
export function joinDueLabels(nodes: readonly Node[], locale: Locale): Node[] {
  const isDay = (node: Node | undefined): node is Paragraph =>
    node?.type === 'paragraph' && node.heading === undefined && isOnlyDay(node.passage.text, locale);
  const isLabel = (node: Node | undefined): node is Paragraph =>
    node?.type === 'paragraph' && isDueLabel(node.passage.text, locale);
  const joined: Node[] = [];
  nodes.forEach((node, at) => {
    const above = joined.at(-1);
    const isOne = isLabel(above) && isDay(node) && !isDay(nodes[at + 1]);
    if (isOne) joined[joined.length - 1] = inOneLine(above, node);
    else joined.push(node);
  });
  return joined;
}

/** "Due date:" says that what follows is a day by which something is due, and nothing of what. */
export function isDueLabel(text: string, locale: Locale): boolean {
  if (text.length > LONGEST_LABEL || !isOnlyLabel(text) || /\d/u.test(text)) return false;
  const { due, label } = vocabulary(locale);
  return due.test(text) || label.test(text);
}

/** One day, and perhaps its hour. */
export function isOnlyDay(text: string, locale: Locale): boolean {
  const dates = findDates(text, locale);
  return dates.length === 1 && saysOnlyWhen(text, dates);
}

const inOneLine = (label: Paragraph, day: Paragraph): Paragraph => ({
  type: 'paragraph',
  passage: toPassage([...linesOf(label.passage), ...linesOf(withoutMark(day.passage))]),
  isListItem: false,
});

const LIST_MARK = /^[^\p{L}\d]+/u;

const withoutMark = (passage: Passage): Passage =>
  slicePassage(passage, LIST_MARK.exec(passage.text)?.[0].length ?? 0);
