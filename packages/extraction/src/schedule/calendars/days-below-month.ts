import { findDates } from '../../dates/find-dates.ts';
import type { DateMention } from '../../dates/mention.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, Node } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { areCounted, FARTHEST_CLASS } from './day-numbers.ts';
import { type Month, nextMonth } from './month-grids.ts';

const FEWEST_DAYS = 3;
const SHORTEST_MONTH = 28;
const DAY = /^\s*(?<day>0?[1-9]|[12]\d|3[01])\s*$/u;

interface Day {
  passage: Passage;
  mention: DateMention;
}

/** The days of tables whose month stands once in front of several: "Jan 17", and below it "24", "31" and "Feb 7". */
export const daysBelowMonth = (nodes: readonly Node[], locale: Locale): Map<Passage, DateMention> =>
  new Map(
    nodes.flatMap((node) =>
      node.type === 'grid'
        ? columnsOf(node)
            .flatMap((column) => daysIn(node, column, locale))
            .map(({ passage, mention }) => [passage, mention] as const)
        : [],
    ),
  );

const columnsOf = ({ columns }: Grid): number[] => Array.from({ length: columns }, (_, column) => column);

/** None where a number among them is no day behind the one above it, as those of weeks and lessons are none. */
function daysIn({ rows }: Grid, column: number, locale: Locale): Day[] {
  const found: Day[] = [];
  let last: { day: number; month: Month } | undefined;
  for (const [index, { cells }] of rows.entries()) {
    const cell = cells[column];
    if (cell?.row !== index || cell.passage.text.trim() === '') continue;
    const { text } = cell.passage;
    const day = Number(DAY.exec(text)?.groups?.day ?? 0);
    const written = day === 0 ? findDates(text, locale).at(-1) : undefined;
    if (written) last = lastOf(written);
    if (day === 0 || !last) continue;
    const next = dayBehind(last, day);
    if (!next) return [];
    found.push({ passage: cell.passage, mention: { start: 0, end: text.length, day, ...next.month } });
    last = next;
  }
  return found.length >= FEWEST_DAYS && !areCounted(found.map(({ mention }) => mention.day)) ? found : [];
}

const lastOf = ({ until, month, day, year }: DateMention) => ({
  day: until?.day ?? day,
  month: { month: until?.month ?? month, ...(year !== undefined && { year }) },
});

/** In the same month, or early in the next one. */
function dayBehind(last: { day: number; month: Month }, day: number) {
  const isTurn = day < last.day;
  const apart = isTurn ? day + SHORTEST_MONTH - last.day : day - last.day;
  if (apart <= 0 || apart > FARTHEST_CLASS) return undefined;
  return { day, month: isTurn ? nextMonth(last.month) : last.month };
}
