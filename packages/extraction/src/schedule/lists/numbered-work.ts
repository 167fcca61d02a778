import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, Node, Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { without } from '../../text/patterns.ts';
import { isOnlyNumbers } from '../cells/numbered-cell.ts';
import { distinct } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { isDeadlineTitle } from './work-lists.ts';

interface Title {
  passage: Passage;
  level: number;
}

/** "Homework due dates" above days with nothing but numbers of exercises: each of them is homework by its numbers. */
export function numberedWork(nodes: readonly Node[], book: DateBook, locale: Locale): Occasion[] {
  const occasions: Occasion[] = [];
  let title: Title | undefined;
  nodes.forEach((node, at) => {
    if (node.type === 'paragraph' && node.heading !== undefined) {
      if (!title || node.heading <= title.level) title = titleIn(node.passage, node.heading, locale);
    } else if (title && node.type === 'grid') occasions.push(...inGrid(node, title.passage, book));
    else if (title && node.type === 'paragraph')
      occasions.push(...inLine(node, nodes[at - 1], title.passage, book));
  });
  return occasions;
}

/** "Jan 25: 1.30-1.35", or the numbers alone below their day. */
function inLine({ passage }: Paragraph, above: Node | undefined, title: Passage, book: DateBook): Occasion[] {
  const own = book.within(passage);
  const numbers = slicePassage(passage, own.at(-1)?.end ?? 0);
  if (!areNumbers(numbers.text)) return [];
  return onDays(numbers, own.length > 0 ? own.map(({ placed }) => placed) : daysAlone(above, book), title);
}

function daysAlone(node: Node | undefined, book: DateBook): PlacedDate[] {
  const passage = node?.type === 'paragraph' ? node.passage : undefined;
  const own = passage ? book.within(passage) : [];
  return passage && !/[\p{L}\d]/u.test(without(passage.text, own)) ? own.map(({ placed }) => placed) : [];
}

/** Names one kind of work: "Deadlines" alone names none. */
function titleIn(passage: Passage, level: number, locale: Locale): Title | undefined {
  const works = vocabulary(locale).works(passage.text);
  return works.length === 1 && isDeadlineTitle(passage.text) ? { passage, level } : undefined;
}

const areNumbers = (text: string): boolean => /\d/u.test(text) && isOnlyNumbers(text);

const inGrid = (grid: Grid, title: Passage, book: DateBook): Occasion[] =>
  grid.rows.flatMap((row) => {
    const [when, what, ...others] = distinct(row);
    const dates = when ? book.within(when.passage).map(({ placed }) => placed) : [];
    return what && others.length === 0 && areNumbers(what.passage.text)
      ? onDays(what.passage, dates, title)
      : [];
  });

const onDays = (statement: Passage, dates: PlacedDate[], numberOf: Passage): Occasion[] =>
  dates.length === 0 ? [] : [{ statement, dates, role: 'due', numberOf }];
