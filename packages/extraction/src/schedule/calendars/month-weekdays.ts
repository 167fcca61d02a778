import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, GridCell, GridRow, Node } from '../../structure/outline.ts';
import { type Passage, toPassage } from '../../text/passage.ts';
import { distinct } from '../columns/columns.ts';
import { type Month, nextMonth } from './month-grids.ts';
import { onlyMonth } from './month-rows.ts';

const FEWEST_ROWS = 3;
const MOSTLY = 0.6;
/** From the end of a month to the beginning of the next. */
const TURN_OF_MONTH = 12;
const DAY = /^(?:[1-9]|0[1-9]|[12]\d|3[01])$/u;

const MARKS = '(?!\\p{L})[.,]?\\s{0,2}';

/** "Sept. Th 03", "Th Sept. 03", and "F 04" below it. */
const dayOfWeek = perLocale((locale) => {
  const { month, weekdayOrInitial } = dateWords(locale);
  return new RegExp(
    `^(?:(?<month>${month})${MARKS})?(?<weekday>${weekdayOrInitial})${MARKS}(?:(?<behind>${month})${MARKS})?(?<day>\\d{1,2})$`,
    'iu',
  );
});

const textOf = (cell: GridCell | undefined): string => cell?.passage.text.trim() ?? '';

/** "Sept. Th | 03" and "F | 04": weekdays, among which the month stands once, and the days of the month, as one cell. */
export function joinMonthWeekdays(node: Node, locale: Locale): Node {
  if (node.type !== 'grid') return node;
  const first = Array.from({ length: node.columns - 1 }, (_, column) => column).find((column) =>
    holdsDays(node, column, locale),
  );
  return first === undefined || hasMonthsBeside(node, first, locale)
    ? node
    : { ...node, rows: node.rows.map((row) => joined(row, first, locale)) };
}

/** Months in a column of their own, for which `month-columns.ts` cares. */
const hasMonthsBeside = ({ rows }: Grid, first: number, locale: Locale): boolean =>
  rows.some(({ cells }) =>
    cells.some((cell) => cell && cell.column < first && onlyMonth(cell.passage, locale) !== undefined),
  );

function holdsDays({ rows }: Grid, column: number, locale: Locale): boolean {
  const filled = rows.filter(({ cells }) => textOf(cells[column]) !== '');
  const days = rows.filter((row) => isDay(row, column, locale));
  return days.length >= Math.min(FEWEST_ROWS, rows.length - 1) && days.length >= MOSTLY * filled.length;
}

function isDay({ cells }: GridRow, column: number, locale: Locale): boolean {
  const [when, day] = [cells[column], cells[column + 1]];
  return when !== day && DAY.test(textOf(day)) && dayOfWeek(locale).test(`${textOf(when)} ${textOf(day)}`);
}

function joined(row: GridRow, column: number, locale: Locale): GridRow {
  const [when, number] = [row.cells[column], row.cells[column + 1]];
  if (!when || !number || !isDay(row, column, locale)) return row;
  const lines = [...when.lines, ...number.lines];
  const day = { ...when, lines, passage: toPassage(lines), columnSpan: 2 };
  return { cells: row.cells.map((cell, at) => (at === column || at === column + 1 ? day : cell)) };
}

/** The days of such cells: the month is that of the last one that names it, on the pages behind as well. */
export function monthWeekdayDates(nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> {
  const { monthNumber, weekdayOrInitialFrom } = dateWords(locale);
  const found = new Map<Passage, DateMention>();
  let month: Month | undefined;
  let last = 0;
  for (const { passage } of daysIn(nodes)) {
    const groups = dayOfWeek(locale).exec(passage.text)?.groups;
    const day = Number(groups?.day ?? 0);
    if (!groups || day < 1 || day > 31) continue;
    const named = monthNumber(groups.month ?? groups.behind ?? '');
    if (named > 0) month = { month: named };
    else if (month && day < last - TURN_OF_MONTH) month = nextMonth(month);
    last = day;
    const weekday = weekdayOrInitialFrom(groups.weekday ?? '');
    if (month)
      found.set(passage, {
        start: 0,
        end: passage.text.length,
        day,
        ...month,
        ...(weekday && { weekday }),
      });
  }
  return found;
}

const daysIn = (nodes: readonly Node[]): GridCell[] =>
  nodes.flatMap((node) =>
    node.type === 'grid'
      ? node.rows.flatMap((row) => distinct(row).filter(({ columnSpan }) => columnSpan === 2))
      : [],
  );
