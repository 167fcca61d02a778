import { METHODS, SESSIONS } from '../../locales/class-words.ts';
import type { GridCell } from '../../structure/outline.ts';
import { oneOf } from '../../text/patterns.ts';
import type { Columns } from '../columns/columns.ts';
import { headsKinds } from './kind-cells.ts';

const METHOD = new RegExp(`^\\W*${oneOf(METHODS)}\\W*$`, 'iu');
const SESSION = new RegExp(`^\\W*${oneOf(SESSIONS)}\\W*\\d{0,2}\\W*$`, 'iu');

/** Whether a cell tells of the class itself: in a column of methods, or in a row whose kind is one of classes. */
export function partOfClass(
  { column }: GridCell,
  row: readonly GridCell[],
  { names }: Columns,
): 'session' | 'method' | undefined {
  if (METHOD.test(names[column] ?? '')) return 'method';
  const isSession = row.some(
    (cell) => headsKinds(names[cell.column] ?? '') && SESSION.test(cell.passage.text),
  );
  return isSession ? 'session' : undefined;
}
