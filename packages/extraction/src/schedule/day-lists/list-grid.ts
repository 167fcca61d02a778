import { findDates } from '../../dates/find-dates.ts';
import { findTimes } from '../../dates/find-times.ts';
import type { Line } from '../../document.ts';
import { isOnlyLabel, saysOnlyWhen } from '../../items/label-words.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import { workNamedBy } from '../../items/work-title.ts';
import type { Locale } from '../../locales/locale.ts';
import type { GridCell, GridRow, Node, Paragraph } from '../../structure/outline.ts';
import { linesOf, type Passage, slicePassage, toPassage } from '../../text/passage.ts';
import { isSection } from '../columns/column-names.ts';
import { roleOf } from '../columns/columns.ts';
import { keyOf, type LineLabel, labelOf, labelsAmong } from './line-labels.ts';

/** A day and the lines below it. */
export interface DayEntry {
  type: 'entry';
  day: Paragraph;
  below: Paragraph[];
}

/** The columns of a list: the days, the lines that nothing stands in front of, and a column for each label. */
interface ListColumns {
  labels: readonly string[];
  heads: readonly (Passage | undefined)[];
  /** The width of the longest line below a day: shorter ones were ended on purpose. */
  width: number;
}

const UNNAMED = 1;

/** The entries that follow each other as tables, all with the same columns. */
export function toGrids(parts: readonly (DayEntry | Paragraph)[], locale: Locale): Node[] {
  const below = parts.flatMap((part) => (part.type === 'entry' ? part.below : []));
  const columns = columnsOf(below, locale);
  const nodes: Node[] = [];
  const listRows: GridRow[] = [];
  for (const part of parts) {
    const last = nodes.at(-1);
    if (part.type === 'paragraph') {
      nodes.push(part);
      continue;
    }
    const rows = last?.type === 'grid' ? last.rows : [];
    const row = toRow(part, rows.length, columns, locale);
    listRows.push(row);
    rows.push(row);
    if (last?.type !== 'grid')
      nodes.push({ type: 'grid', columns: columns.heads.length, rows, labels: columns.heads, listRows });
  }
  return nodes;
}

function columnsOf(below: readonly Paragraph[], locale: Locale): ListColumns {
  const labels = [...labelsAmong(below, locale)];
  const heads = labels.map((label) => {
    const first = below.find((paragraph) => keyOf(labelOf(paragraph, locale)?.name ?? '') === label);
    const found = first && labelOf(first, locale);
    return found && slicePassage(first.passage, found.start, found.start + found.name.length);
  });
  const widths = below
    .flatMap(({ passage }) => linesOf(passage))
    .map(({ box }) => (box ? box[2] - box[0] : 0));
  return { labels, heads: [undefined, undefined, ...heads], width: Math.max(0, ...widths) };
}

function toRow(
  { day, below }: DayEntry,
  row: number,
  { labels, heads, width }: ListColumns,
  locale: Locale,
): GridRow {
  const lines: Line[][] = heads.map(() => []);
  lines[0]?.push(...linesOf(day.passage));
  let open: number | undefined;
  let marks: string[] = [];
  for (const paragraph of below) {
    const found = labelOf(paragraph, locale);
    const column = found ? labels.indexOf(keyOf(found.name)) : -1;
    marks = column >= 0 ? [markOf(paragraph)] : [...marks, markOf(paragraph)];
    if (column >= 0) open = column;
    else if (isBesideLabel(marks)) open = undefined;
    const isOfColumn = column >= 0 && found && !namesWhatIsThen(paragraph, found, locale);
    const isOfOpen = open !== undefined && (column >= 0 || goesOn(paragraph, labels[open] ?? '', locale));
    lines[isOfOpen ? UNNAMED + 1 + (open ?? 0) : UNNAMED]?.push(
      ...linesOf(isOfColumn ? slicePassage(paragraph.passage, found.end) : paragraph.passage),
    );
  }
  return { cells: lines.map((own, column) => toCell(own, row, column, width)) };
}

const MARK = /^\s*(?<mark>[^\p{L}\p{N}\s([{"“«'‘])/u;

const markOf = ({ passage, isListItem }: Paragraph): string =>
  isListItem ? (MARK.exec(passage.text)?.groups?.mark ?? '') : '';

/** "– Assignments:", "• Ch. 3", "– Slides": the last is marked as the label is, and its items otherwise. */
function isBesideLabel([label, ...below]: readonly string[]): boolean {
  const [first, last] = [below[0], below.at(-1)];
  return label !== '' && first !== '' && first !== label && last === label;
}

const LONGEST_WORK = 160;

/**
 * What stands below "Read: chapter 3" is to be read as well, unless it is the name of a work; what stands below "Due: essay" is
 * due, unless it tells at length of the day.
 */
function goesOn({ passage: { text } }: Paragraph, label: string, locale: Locale): boolean {
  const words = vocabulary(locale);
  const role = roleOf(label, locale);
  if (role === 'reading') return workNamedBy(text, words) === undefined;
  return role !== 'due' || text.length <= LONGEST_WORK || words.due.test(text);
}

/** "Essay due: Sept 15", "Final exam: 8-10 am" say of it when it is; of "Due: Sept 15" the line above says what is. */
function namesWhatIsThen(
  { passage: { text } }: Paragraph,
  { name, end }: LineLabel,
  locale: Locale,
): boolean {
  const behind = text.slice(end);
  if (!/\d/u.test(behind)) return false;
  const dates = findDates(behind, locale);
  const hasWhen = dates.length > 0 || findTimes(behind, locale).length > 0;
  return hasWhen && saysOnlyWhen(behind, dates) && !isOnlyLabel(name) && !isSection(name);
}

export const toCell = (lines: Line[], row: number, column: number, width = 0): GridCell | undefined =>
  lines.length > 0 ? { lines, passage: toPassage(lines), columnSpan: 1, row, column, width } : undefined;
