import { daysBetween } from '../../dates/civil.ts';
import { inAYear } from '../../dates/date-book.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, Node } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { followEachOther, weekdayOfColumn } from './column-weekdays.ts';

const FEWEST_NAMED = 3;
const FEWEST_WEEKS = 3;
const WEEK = 7;

/**
 * The weekday with which the weeks of a grid begin, by the cells that name them: that of "3 (Jan 17)", a week after
 * "2 (Jan 10)", where the columns are Monday to Friday.
 */
export const weekStarts = (nodes: readonly Node[], locale: Locale): ReadonlyMap<Passage, Weekday> =>
  new Map(nodes.flatMap((node) => (node.type === 'grid' ? startsIn(node, locale) : [])));

function startsIn({ rows, columns }: Grid, locale: Locale): [Passage, Weekday][] {
  const [head, ...below] = rows;
  const names = Array.from({ length: columns }, (_, column) => head?.cells[column]?.passage.text ?? '');
  const days = names.flatMap((_, column) => weekdayOfColumn(names, column, locale) ?? []);
  const [first] = days;
  if (!first || days.length < FEWEST_NAMED || !followEachOther(days)) return [];
  const weeks = below.flatMap(({ cells: [cell] }) => {
    const [date, ...others] = cell ? findDates(cell.passage.text, locale) : [];
    return cell && date && !date.until && others.length === 0
      ? [{ passage: cell.passage, day: inAYear(date) }]
      : [];
  });
  const isWeekly = (at: number) =>
    [at - 1, at + 1].some((other) => {
      const [one, next] = [weeks[Math.min(at, other)], weeks[Math.max(at, other)]];
      return one !== undefined && next !== undefined && daysBetween(one.day, next.day) === WEEK;
    });
  const steady = weeks.filter((_, at) => isWeekly(at));
  return steady.length >= FEWEST_WEEKS ? steady.map(({ passage }) => [passage, first]) : [];
}
