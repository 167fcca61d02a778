import { weekdayOf } from '../../dates/civil.ts';
import { type DateInPassage, isFull } from '../../dates/date-book.ts';
import { findTimes } from '../../dates/find-times.ts';
import type { Locale } from '../../locales/locale.ts';
import type { GridCell, GridRow } from '../../structure/outline.ts';
import { type Columns, distinct } from '../columns/columns.ts';
import { onlyWeekday } from '../relative/relative-day.ts';
import type { RowContext } from './cell-context.ts';

/** "Due (by 5 pm)" at the head of a column holds for all that stands below it. */
export function headerTime(
  { column, columnSpan }: GridCell,
  own: readonly DateInPassage[],
  { columns, locale }: RowContext,
): string {
  // What stands below several heads has the hour of none.
  if (columnSpan > 1) return '';
  const { names, dates, roles } = columns;
  const [due] = dates.length === 1 && roles[dates[0] ?? -1] === 'due' ? dates : [];
  const text =
    [column, due ?? column]
      .map((each) => names[each] ?? '')
      .find((name) => findTimes(name, locale).length > 0) ?? '';
  if (text === '') return '';
  // "Due 11:59 pm Sunday" says nothing of a quiz that has its own Wednesday.
  const day = onlyWeekday(text, locale);
  const isOtherDay = own.some(({ placed: { date } }) => day && isFull(date) && weekdayOf(date) !== day);
  return isOtherDay ? '' : `${text} | `;
}

const ONLY_TIME = /^[\d:.\s–—-]{1,14}(?:[ap]\.?m|noon|h|[\d:.\s–—-])*\p{L}{0,4}$/iu;

const IN_PLACE = /^\s?(?:[,;@(]|(?:in|at)\s)[^.;:]{1,30}$/iu;

/** "2 PM, Oak 5" */
function isTimeAndPlace(text: string, locale: Locale): boolean {
  const [time, ...others] = findTimes(text, locale);
  return time?.start === 0 && others.length === 0 && IN_PLACE.test(text.slice(time.end));
}

/** The words of a row that give the hour of everything in it. */
export const timeCells = (row: GridRow, { dates }: Columns, locale: Locale): string =>
  distinct(row)
    .filter(
      ({ column, passage: { text } }) =>
        dates.includes(column) || (/\d/.test(text) && (ONLY_TIME.test(text) || isTimeAndPlace(text, locale))),
    )
    .map(({ passage }) => passage.text)
    .join(' | ');
