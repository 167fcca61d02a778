import { isDayOfYear } from '../../dates/civil.ts';
import type { DateMention } from '../../dates/mention.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, GridCell, Node } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { oneOf } from '../../text/patterns.ts';

const FEWEST_DAYS = 3;
const PAIR = /^\s*(?<a>\d{1,2})(?:\.(?<b>\d{1,2})\.?|-(?<behindDash>\d{1,2}))\s*$/;
/** "1-3", "4-6" and "10-12" may be weeks or pages. */
const PAST_TWELVE = 13;

interface Column {
  cells: readonly GridCell[];
  /** Named "Date", and not "HW due", below which there may be sections of a book as well. */
  isOfDates: boolean;
}

/**
 * The days of columns named "Date", "Lecture date" or "Due" that hold nothing but `17.9` and its like, or `9.17` and `09-17`
 * where the month is written first: anywhere else that is a section, a version or a range.
 */
export function pairedColumnDates(nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> {
  const columns = nodes.flatMap((node) => (node.type === 'grid' ? columnsNamed(node, locale) : []));
  const orders = locale.monthFirst ? [MONTH_FIRST, DAY_FIRST] : [DAY_FIRST, MONTH_FIRST];
  return new Map(
    columns.flatMap(
      (column) => orders.map((order) => daysOf(column, order)).find(({ length }) => length > 0) ?? [],
    ),
  );
}

type Order = (a: number, b: number) => { month: number; day: number };
const MONTH_FIRST: Order = (month, day) => ({ month, day });
const DAY_FIRST: Order = (day, month) => ({ month, day });

const namePatterns = perLocale(({ headers, due }) => ({
  ofDates: new RegExp(`^\\W*${oneOf(headers.date)}\\W*$`, 'iu'),
  ofDue: new RegExp(`(?:^|\\s)${oneOf([...headers.date, ...due])}\\W*$`, 'iu'),
}));

function columnsNamed({ rows, columns }: Grid, locale: Locale): Column[] {
  const { ofDates, ofDue } = namePatterns(locale);
  const [head, second, ...others] = rows;
  const isTwoLined = second !== undefined && !second.cells.some((cell) => /\d/u.test(textOf(cell)));
  const below = isTwoLined ? others : rows.slice(1);
  return Array.from({ length: columns }, (_, column) => column).flatMap((column): Column[] => {
    const name = [head, ...(isTwoLined ? [second] : [])].map((row) => textOf(row?.cells[column])).join(' ');
    const isOfDates = ofDates.test(name);
    if (!isOfDates && !ofDue.test(name)) return [];
    const cells = new Set(below.flatMap(({ cells: row }) => row[column] ?? []));
    return [{ isOfDates, cells: [...cells].filter((cell) => /\d/u.test(textOf(cell))) }];
  });
}

const textOf = (cell: GridCell | undefined): string => cell?.passage.text ?? '';

/** All or none of them, and each behind the one above it. */
function daysOf({ cells, isOfDates }: Column, inOrder: Order): [Passage, DateMention][] {
  const days = cells.flatMap(({ passage }): [Passage, DateMention][] => {
    const { a, b, behindDash } = PAIR.exec(passage.text)?.groups ?? {};
    const date = inOrder(Number(a), Number(b ?? behindDash));
    return isDayOfYear(date.month, date.day)
      ? [[passage, { start: 0, end: passage.text.length, ...date }]]
      : [];
  });
  const goOn = days.every(([, date], index) => isBehind(days[index - 1]?.[1], date));
  const areDays =
    (isOfDates && cells.every(({ passage: { text } }) => !text.includes('-'))) ||
    days.some(([, { day }]) => day >= PAST_TWELVE);
  return goOn && areDays && days.length >= FEWEST_DAYS && days.length === cells.length ? days : [];
}

const [AUTUMN, SPRING] = [9, 3];

/** Later in the year, or early in the next one. */
const isBehind = (before: DateMention | undefined, { month, day }: DateMention): boolean =>
  before === undefined ||
  before.month < month ||
  (before.month === month && before.day <= day) ||
  (before.month >= AUTUMN && month <= SPRING);
