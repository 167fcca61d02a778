import { findDates } from '../../dates/find-dates.ts';
import type { Line } from '../../document.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell, GridRow, Node } from '../../structure/outline.ts';
import { halfOf, middleOf } from '../../structure/split-level-rows.ts';
import { type Passage, toPassage } from '../../text/passage.ts';
import { roleOf } from '../columns/columns.ts';
import { keyOf } from './line-labels.ts';
import { toCell } from './list-grid.ts';

const FEWEST_NAMED = 2;
const FARTHEST_DATE = 20;

/** Lines of a table, and what stands in front of them. */
interface Part {
  name?: Passage;
  lines: Line[];
}

interface DayRow {
  day: GridCell;
  parts: Part[];
}

/**
 * "Sept 8 | Ferns", "Readings | Chapter 1", "Due | Sketch 1", "Sept 15 | Mosses" …: a table whose rows say what they hold
 * as one with a row for each day and a column for each name. The days may have a column of their own, and the rows of a day
 * may be lines of its cells.
 */
export function joinLabelledRows(node: Node, locale: Locale): Node {
  const days = node.type === 'grid' && !node.labels ? daysOf(node, locale) : undefined;
  if (!days) return node;
  const named = days.flatMap(({ parts }) => parts.filter(({ name }) => name));
  if (named.length < Math.max(FEWEST_NAMED, days.length)) return node;
  const names = new Map(named.map(({ name }) => [keyOf(name?.text ?? ''), name]));
  const keys = [undefined, ...names.keys()];
  return {
    type: 'grid',
    columns: keys.length + 1,
    rows: days.map(({ day, parts }, row) => ({
      cells: [
        { ...day, row, columnSpan: 1 },
        ...keys.map((key, index) => toCell(linesUnder(key, parts), row, index + 1)),
      ],
    })),
    labels: [undefined, undefined, ...names.values()],
  };
}

const linesUnder = (key: string | undefined, parts: readonly Part[]): Line[] =>
  parts.filter(({ name }) => (name && keyOf(name.text)) === key).flatMap(({ lines }) => lines);

/** Undefined where a row is neither of a day nor named. */
function daysOf(grid: Grid, locale: Locale): DayRow[] | undefined {
  const { rows, columns } = grid;
  if (columns !== 2 && columns !== 3) return undefined;
  const labels = labelsInFront(rows);
  const days: DayRow[] = [];
  for (const [index, row] of rows.entries()) {
    const begun = beginsDay(row, index, locale);
    if (begun) days.push({ day: begun, parts: [] });
    const open = days.at(-1)?.parts;
    const above = open?.at(-1);
    if (columns === 2 && above && goesOn(row, index)) {
      above.lines.push(...(row.cells[1]?.lines ?? []));
      continue;
    }
    const parts =
      columns === 3 ? partsBeside(row, index, begun, locale) : partsIn(row, begun, labels, locale);
    if (!parts || (parts.length > 0 && !open)) return undefined;
    open?.push(...parts);
  }
  return days;
}

/** The parts of a row whose day would stand in a column of its own. */
function partsBeside(
  row: GridRow,
  index: number,
  begun: GridCell | undefined,
  locale: Locale,
): Part[] | undefined {
  const parts = partsOf(row, locale);
  const isNamed = begun !== undefined || (parts.every(({ name }) => name) && !saysMore(row, index));
  return isNamed ? parts : undefined;
}

/** The part of a row that begins with its day or its name. */
const partsIn = (
  row: GridRow,
  begun: GridCell | undefined,
  labels: ReadonlySet<string>,
  locale: Locale,
): Part[] | undefined => (begun ? unnamed(row.cells[1], begun) : named(row, labels, locale));

function beginsDay({ cells: [first] }: GridRow, index: number, locale: Locale): GridCell | undefined {
  if (first?.row !== index) return undefined;
  const { text } = first.passage;
  const isDay = LATER.test(text) || findDates(text, locale).some(({ start }) => start <= FARTHEST_DATE);
  return isDay ? first : undefined;
}

/** In the place of a day. */
const LATER = /^\W*(?:TBA|TBD)\W*$/u;

/** Words in the column of the days that are none. */
const saysMore = ({ cells: [first] }: GridRow, index: number): boolean =>
  first?.row === index && first.passage.text.trim() !== '';

const unnamed = (cell: GridCell | undefined, day: GridCell): Part[] =>
  cell && cell !== day ? [{ lines: [...cell.lines] }] : [];

/** A row with nothing in front goes on with the one above it. */
const goesOn = ({ cells: [first, second] }: GridRow, index: number): boolean =>
  (first?.passage.text ?? '').trim() === '' && second?.row === index;

const LABEL = /^\s*\p{Lu}[\p{L}\s-]{2,20}:\s*$/u;
const FEWEST_LABELLED = 2;

/** "Case:" and "Problems:", in front of several rows. */
function labelsInFront(rows: readonly GridRow[]): ReadonlySet<string> {
  const labels = rows.flatMap(({ cells: [name] }) =>
    name && LABEL.test(name.passage.text) ? [keyOf(name.passage.text)] : [],
  );
  const counted = Map.groupBy(labels, (label) => label);
  return new Set([...counted].flatMap(([label, all]) => (all.length >= FEWEST_LABELLED ? [label] : [])));
}

/** "Readings | Chapter 1" */
function named(
  { cells: [name, content] }: GridRow,
  labels: ReadonlySet<string>,
  locale: Locale,
): Part[] | undefined {
  if (!name || name === content) return undefined;
  const { text } = name.passage;
  return isName(text, locale) || labels.has(keyOf(text))
    ? [{ name: name.passage, lines: [...(content?.lines ?? [])] }]
    : undefined;
}

const isName = (text: string, locale: Locale): boolean => roleOf(text, locale) !== undefined;

/** Of a row with its day in a column of its own: the cells behind it, or their lines where the names are lines of one. */
function partsOf({ cells: [, name, content] }: GridRow, locale: Locale): Part[] {
  if (!name || name === content) return content ? [{ lines: content.lines }] : [];
  if (isName(name.passage.text, locale)) return [{ name: name.passage, lines: content?.lines ?? [] }];
  return (
    levelParts(name, content?.lines ?? [], locale) ?? [{ lines: [...name.lines, ...(content?.lines ?? [])] }]
  );
}

/** "Week 2 / Readings / Due" beside lines at the same heights. */
function levelParts(name: GridCell, lines: readonly Line[], locale: Locale): Part[] | undefined {
  const [first, ...labels] = name.lines;
  if (!first || ![...name.lines, ...lines].every(({ box, page }) => box && page === first.page))
    return undefined;
  if (labels.length === 0 || !labels.every(({ text }) => isName(text, locale))) return undefined;
  const heads = isName(first.text, locale) ? name.lines : labels;
  const starts = heads.map(middleOf);
  const within = (from: number, to = Number.POSITIVE_INFINITY) =>
    lines.filter((line) => middleOf(line) + halfOf(line) >= from && middleOf(line) + halfOf(line) < to);
  const above = within(Number.NEGATIVE_INFINITY, starts[0]);
  return [
    { lines: heads === labels ? [first, ...above] : above },
    ...heads.map((head, at) => ({ name: toPassage([head]), lines: within(starts[at] ?? 0, starts[at + 1]) })),
  ];
}
