import { beginsWithDay } from '../../text/begins-with-day.ts';
import type { DraftBlock } from '../build-document.ts';
import { tableByBars, tableByTabs } from './delimited.ts';
import { gapEnds } from './placed-lines.ts';

/** Rows `[from, to)` of a page. */
export interface Stretch {
  from: number;
  to: number;
}

/** A stretch of lines ends at the first empty line behind so many rows: the limit keeps the search for columns linear. */
const MANY_ROWS = 150;
const MOST_ROWS = 300;

/** The tables of a page whose cells bars or tabs part, and the stretches of lines between them. */
export function* partsOf(rows: readonly string[]): Generator<{ table: DraftBlock } | Stretch> {
  let from = 0;
  for (let at = 0; at < rows.length; ) {
    const isEmpty = rows[at]?.trim() === '';
    const found = isEmpty ? undefined : (tableByBars(rows, at) ?? tableByTabs(rows, at));
    const isOver = isEmpty && rows[at - 1]?.trim() !== '' && at > from && beginsApart(rows, at);
    const isFull = isOver || at - from >= (isEmpty ? MANY_ROWS : MOST_ROWS);
    if ((found || isFull) && at > from) yield { from, to: at };
    if (found) yield { table: found.table };
    if (found || isFull) from = found?.next ?? at;
    at = found?.next ?? at + 1;
  }
  if (rows.length > from) yield { from, to: rows.length };
}

const FEWEST_EMPTY = 2;
const FEWEST_ROWS = 2;
const FARTHEST_ABOVE = 8;

/** Whether behind the empty rows at a place something else begins: text, or a table whose columns stand elsewhere. */
function beginsApart(rows: readonly string[], at: number): boolean {
  const below = rows.slice(at, at + MANY_ROWS).findIndex((row) => row.trim() !== '');
  const [first = '', second = ''] = rows.slice(at + below, at + below + 2);
  const above = rows.slice(Math.max(0, at - FARTHEST_ABOVE), at);
  const starts = gapEnds(first);
  if (starts.length === 0) {
    const isText = gapEnds(second).length === 0;
    return below >= FEWEST_EMPTY ? isText : (isText || first.endsWith(':')) && isBelowTable(first, above);
  }
  const others = above.flatMap(gapEnds);
  const isInLine = starts.some((start) => others.some((other) => Math.abs(start - other) <= 1));
  return below >= FEWEST_EMPTY && others.length > 0 && !isInLine;
}

/** No row of the table above, whose rows no empty ones part, begins further left; a day or a week heads its next rows. */
function isBelowTable(row: string, above: readonly string[]): boolean {
  const close = above.slice(above.findLastIndex((one) => one.trim() === '') + 1);
  const withGaps = close.filter((one) => gapEnds(one).length > 0).map(indentOf);
  const left = Math.min(...withGaps);
  const wide = withGaps.filter((indent) => indent === left);
  return wide.length >= FEWEST_ROWS && indentOf(row) <= left && !beginsWithDay(row.trim());
}

const indentOf = (row: string): number => row.length - row.trimStart().length;
