import type { DateMention } from '../../dates/mention.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridRow, Node } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { weekdayNamed } from '../columns/column-names.ts';
import { distinct } from '../columns/columns.ts';
import { type Month, nextMonth } from './month-grids.ts';
import { onlyMonth } from './month-rows.ts';

const FEWEST_DAYS = 3;
const MOSTLY = 0.7;
const DAY = /^\s*(?<day>0?[1-9]|[12]\d|3[01])\s*$/u;

interface DayRow {
  passage: Passage;
  day: number;
  row: GridRow;
  /** The month that stands in this row, which the rows below it leave out. */
  named: Month | undefined;
}

/** The month at the end of a table, with which the rest of it goes on over the page. */
interface Carried {
  columns: number;
  month: Month;
  day: number;
}

/**
 * The days of tables with columns for the month, the weekday and the number of the day, of which the month stands in its
 * first row only: `Jul | Tue | 01`, and below it `| Thu | 03`.
 */
export function monthColumnDates(nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> {
  const found = new Map<Passage, DateMention>();
  let carried: Carried | undefined;
  for (const node of nodes) {
    if (node.type !== 'grid') continue;
    const rows = dayRows(node, carried, locale);
    if (rows.length === 0) continue;
    let { month, day: last } = carried?.columns === node.columns ? carried : { month: undefined, day: 0 };
    rows.forEach((row, at) => {
      month = monthAt(row, { month, last, next: rows[at + 1]?.day });
      last = row.day;
      if (month) found.set(row.passage, mentionOf(row, month, locale));
    });
    carried = month && { columns: node.columns, month, day: last };
  }
  return found;
}

interface Above {
  month: Month | undefined;
  last: number;
  next: number | undefined;
}

/** A month begins where the days are counted anew, also where its name stands beside the last day of the one before. */
function monthAt({ day, named }: DayRow, { month, last, next }: Above): Month | undefined {
  if (!month) return named;
  const isTurn = day < last;
  if (named && named.month !== month.month) {
    const isEarly = !isTurn && next !== undefined && next < day && nextMonth(month).month === named.month;
    return isEarly ? month : named;
  }
  return isTurn ? nextMonth(month) : month;
}

function mentionOf({ passage, day, row }: DayRow, month: Month, locale: Locale): DateMention {
  const weekdays = distinct(row).flatMap((cell) => weekdayNamed(cell.passage.text, locale) ?? []);
  const [weekday, ...others] = weekdays;
  return {
    start: 0,
    end: passage.text.length,
    day,
    ...month,
    ...(weekday && others.length === 0 && { weekday }),
  };
}

function dayRows(grid: Grid, carried: Carried | undefined, locale: Locale): DayRow[] {
  const columns = Array.from({ length: grid.columns }, (_, column) => column);
  const months = columns.find((column) => isOfMonths(grid, column, carried, locale));
  const days = columns.find((column) => column !== months && isOfDays(grid, column));
  if (months === undefined || days === undefined || Math.abs(months - days) > FARTHEST) return [];
  return grid.rows.flatMap((row, index): DayRow[] => {
    const passage = row.cells[days]?.passage;
    const day = Number(passage && DAY.exec(passage.text)?.groups?.day);
    const cell = row.cells[months];
    const named = cell?.row === index ? onlyMonth(cell.passage, locale) : undefined;
    return passage && day > 0 ? [{ passage, day, row, named }] : [];
  });
}

/** The weekday may stand between them. */
const FARTHEST = 2;

const textsBelow = ({ rows }: Grid, column: number): string[] =>
  rows.flatMap(({ cells }, index) => {
    const cell = cells[column];
    return cell?.row === index && cell.passage.text.trim() !== '' ? [cell.passage.text] : [];
  });

/** Nothing but names of months below its head; on the next page there may be none. */
function isOfMonths(grid: Grid, column: number, carried: Carried | undefined, locale: Locale): boolean {
  const isMonth = (text: string) => onlyMonth({ text }, locale) !== undefined;
  const texts = textsBelow(grid, column);
  const below = isMonth(texts[0] ?? '') ? texts : texts.slice(1);
  const mayBeEmpty = carried?.columns === grid.columns && column === 0;
  return (below.length > 0 || mayBeEmpty) && below.every(isMonth);
}

function isOfDays(grid: Grid, column: number): boolean {
  const texts = textsBelow(grid, column);
  const days = texts.filter((text) => DAY.test(text));
  return days.length >= FEWEST_DAYS && days.length >= MOSTLY * texts.length && !areCounted(days);
}

/** "1, 2, 3, 4": lessons or weeks that are counted. */
const areCounted = (days: readonly string[]): boolean =>
  days.every((day, index) => index === 0 || Number(day) === Number(days[index - 1]) + 1);
