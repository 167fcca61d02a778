import { findDates } from '../../dates/find-dates.ts';
import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, GridCell, GridRow, Node } from '../../structure/outline.ts';
import { type Passage, toPassage } from '../../text/passage.ts';

const FEWEST_DAYS = 4;
const HEADER_ROWS = 3;
const LONGEST_TITLE = 60;

/** The row of a table that names the days of the week, and the weekday of each column. */
export const weekdayHeader = (grid: Grid, locale: Locale): WeekdayHeader | undefined =>
  headerOf(grid, locale, FEWEST_DAYS);

interface WeekdayHeader {
  row: number;
  days: (Weekday | undefined)[];
  /** The days of class alone: a final exam below them may be on any other. */
  isOfClasses?: boolean;
}

function headerOf(grid: Grid, locale: Locale, fewest: number): WeekdayHeader | undefined {
  const { weekdayOrInitialFrom } = dateWords(locale);
  const daysIn = ({ cells }: GridRow) =>
    cells.map((cell) => weekdayOrInitialFrom((cell?.passage.text ?? '').replace(/[.\s:]+$/, '')));
  const row = grid.rows
    .slice(0, HEADER_ROWS)
    .findIndex((each) => new Set(daysIn(each).filter((day) => day !== undefined)).size >= fewest);
  const header = grid.rows[row];
  return header ? { row, days: daysIn(header) } : undefined;
}

const FEWEST_CLASS_DAYS = 2;
const FEWEST_NUMBERED = 8;
const MOSTLY = 0.8;

/** "Tuesday | Thursday" above "Aug 22 | 24", "29 | 31 Essay 1": nearly all of the cells below them begin with their day. */
function classDaysHeader(grid: Grid, locale: Locale): WeekdayHeader | undefined {
  const header = headerOf(grid, locale, FEWEST_CLASS_DAYS);
  const rows = header ? grid.rows.slice(header.row + 1) : [];
  const texts = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (header?.days[cell?.column ?? -1] && cell?.passage.text.trim()) || []),
  );
  const numbered = texts.filter((text) => leadingDay(text) !== undefined);
  const dated = texts.filter((text) => leadingDate(text, locale) !== undefined);
  const areDays =
    numbered.length >= FEWEST_NUMBERED &&
    dated.length > 0 &&
    numbered.length + dated.length >= MOSTLY * texts.length;
  return header && areDays ? { ...header, isOfClasses: true } : undefined;
}

export interface Month {
  month: number;
  year?: number;
}

/** The days of calendars drawn as tables, `14 Essay due` below "Monday" and "September", by the cell they lead. */
export function monthGridDates(nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> {
  const found = new Map<Passage, DateMention>();
  let title: Month | undefined;
  for (const node of nodes) {
    if (node.type === 'paragraph') title = monthIn(node.passage.text, locale) ?? title;
    else {
      const header = weekdayHeader(node, locale) ?? classDaysHeader(node, locale);
      if (header) title = readGrid(node, header, { title, locale, found });
    }
  }
  return found;
}

/** The month that a short line names without a day: "September", "October 2026". */
export function monthIn(text: string, locale: Locale): Month | undefined {
  if (text.length > LONGEST_TITLE) return undefined;
  const named = monthAlone(locale).exec(text);
  const name = named?.groups?.month;
  if (name === undefined || !/^\p{Lu}/u.test(name) || /\d\s?$/.test(text.slice(0, named?.index)))
    return undefined;
  const year = /(?<!\d)20\d{2}(?!\d)/.exec(text)?.[0];
  return { month: dateWords(locale).monthNumber(name), ...(year !== undefined && { year: Number(year) }) };
}

const monthAlone = perLocale(
  (locale) =>
    new RegExp(
      `(?<![\\p{L}\\d])(?<month>${dateWords(locale).month})(?![\\p{L}])(?!\\.?\\s?\\d{1,2}(?!\\d))`,
      'iu',
    ),
);

interface Reading {
  title: Month | undefined;
  locale: Locale;
  found: Map<Passage, DateMention>;
}

const LEADING_DAY = /^(?<day>\d{1,2})(?![\d:]|[./]\d|\s?(?:[ap]\.?m\b|%|st\b|nd\b|rd\b|th\b))/iu;
const LATE = 20;

function readGrid(
  grid: Grid,
  { row, days, isOfClasses }: WeekdayHeader,
  { title, locale, found }: Reading,
): Month | undefined {
  const above = grid.rows
    .slice(0, row)
    .flatMap(({ cells }) => cells.flatMap((cell) => monthIn(cell?.passage.text ?? '', locale) ?? []));
  let current = above[0] ?? title;
  let last: number | undefined;
  const cells = grid.rows
    .slice(row + 1)
    .flatMap((each, index) =>
      each.cells.flatMap((cell, column) =>
        cell?.row === row + 1 + index && cell.column === column ? [cell] : [],
      ),
    );
  for (const { passage, column } of cells) {
    const written = leadingDate(passage.text, locale);
    const day = written ? undefined : leadingDay(passage.text);
    const weekday = days[column];
    // "30 Sep" and "1 Oct" say which month the bare numbers behind them are of.
    if (written && weekday !== undefined) [current, last] = [monthOf(written), written.day];
    else if (day === undefined || weekday === undefined) {
      const named = monthIn(passage.text, locale);
      if (named) [current, last] = [named, undefined];
    } else if (current) {
      current = monthAt(day, last, current);
      last = day;
      const ofColumn = isOfClasses ? {} : { weekday };
      found.set(passage, { start: 0, end: String(day).length, day, ...ofColumn, ...current });
    }
  }
  return current;
}

const monthOf = ({ month, year }: DateMention): Month => ({ month, ...(year !== undefined && { year }) });

/** The month of a day behind another one. */
function monthAt(day: number, last: number | undefined, month: Month): Month {
  if (last !== undefined) return last > LATE && day < last - LATE / 2 ? shifted(month, 1) : month;
  // A month begins with the last days of the one before it.
  return day > LATE ? shifted(month, -1) : month;
}

const leadingDate = (text: string, locale: Locale): DateMention | undefined =>
  findDates(text.slice(0, LATE), locale).find(({ start }) => start === 0);

function leadingDay(text: string): number | undefined {
  const day = Number(LEADING_DAY.exec(text)?.groups?.day ?? 0);
  return day >= 1 && day <= 31 ? day : undefined;
}

/** "Tuesday" and "1" read as one cell are the header and the first week. */
export function separateFirstWeek(node: Node, locale: Locale): Node {
  if (node.type === 'paragraph') return node;
  const { weekdayFrom } = dateWords(locale);
  const isName = (cell: GridCell | undefined) =>
    cell !== undefined && weekdayFrom(cell.lines[0]?.text.trim() ?? '') !== undefined;
  const row = node.rows.findIndex(
    ({ cells }) =>
      cells.filter(isName).length >= FEWEST_DAYS && cells.some((cell) => (cell?.lines.length ?? 0) > 1),
  );
  const header = node.rows[row];
  if (!header) return node;
  const part = (from: number, to: number | undefined, at: number): GridRow => ({
    cells: header.cells.map((cell) => {
      const lines = cell?.lines.slice(from, to) ?? [];
      return cell && { ...cell, lines, passage: toPassage(lines), row: at };
    }),
  });
  const below = node.rows
    .slice(row + 1)
    .map(({ cells }) => ({ cells: cells.map((cell) => cell && { ...cell, row: cell.row + 1 }) }));
  const separated: Grid = {
    ...node,
    rows: [...node.rows.slice(0, row), part(0, 1, row), part(1, undefined, row + 1), ...below],
  };
  return separateFirstWeek(separated, locale);
}

/** January of the next year behind December. */
export const nextMonth = (month: Month): Month => shifted(month, 1);

function shifted({ month, year }: Month, by: 1 | -1): Month {
  const next = month + by;
  const turn = next > 12 ? 1 : next < 1 ? -1 : 0;
  return { month: next - 12 * turn, ...(year !== undefined && { year: year + turn }) };
}
