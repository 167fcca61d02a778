import { gradingVocabulary } from '../../grading/vocabulary.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { ColumnRole, Locale } from '../../locales/locale.ts';
import type { GridCell, GridRow } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { withoutAsides } from '../columns/column-names.ts';
import type { Columns } from '../columns/columns.ts';
import { areDueDays } from '../columns/days-of-work.ts';
import type { CellContext } from './cell-context.ts';

/** "3", "12.4", "#7-11, 15": the number of a sheet, or those of exercises. */
const ONLY_NUMBERS = /^[\d\s.,:;&#–—-]*$/u;
/** "pp. 180–183", "U 192–195, 198": several pages or exercises of a book. */
const ONLY_PAGES =
  /^(?:pp?\.?|pages?|pgs?\.?|ex(?:ercises?|\.)?|nos?\.|problems?|\p{Lu}{1,3}\.?)\s?#?\d[\d.]*\s?[–—,&-][\d\s.,:;&#–—-]*$/iu;
const LONGEST_NUMBERS = 60;
const LONGEST_NAME = 24;

/** "3", "4 & 5": numbers, of which the head of the column says what they count. */
export const isOnlyNumbers = (text: string): boolean => ONLY_NUMBERS.test(text);

/** "2", "#2". */
const ONLY_NUMBER = /^\W*\d{1,2}\W*$/u;

/** "pp. 180–183" below "Assignments" is read; below "Homework" it is done. */
const isRead = (text: string, name: Passage): boolean =>
  /^\s*(?:pp?\.?|pages?|pgs?\.?)\s?\d/iu.test(text) && /^\W*assignments?\W*$/iu.test(name.text);

const isOnlyPages = (text: string, locale: Locale): boolean =>
  ONLY_PAGES.test(text.trim()) && vocabulary(locale).heads(text).length === 0;

const ONLY_CHAPTERS =
  /^\W*(?:chapters?|chs?|chap|sections?|secs?|modules?|units?|lessons?|§)\.?\s?\d[\d.,&\s–—-]*$/iu;

/** "Ch. 4" below "Homework due" is what is handed in on that chapter; below "Homework" it may be read. */
const isChapterDue = (text: string, name: Passage, locale: Locale): boolean =>
  ONLY_CHAPTERS.test(text.trim()) && vocabulary(locale).due.test(name.text);

/**
 * The head of the column whose numbers are work: "Homework" above "4" or "12.4 #3-9", and "Sheet" above "3" where the
 * dates of the table are due dates.
 */
export function headOfNumbers(
  statement: Passage,
  cell: GridCell,
  { grid, columns, label, locale }: CellContext,
): Passage | undefined {
  const { roles, dates, kindAbove } = columns;
  if (kindAbove && cell === label && ONLY_NUMBER.test(cell.passage.text)) return kindAbove;
  const name = nameOf(cell.column, columns);
  if (!name || dates.length === 0 || dates.includes(cell.column)) return undefined;
  // A number in front of other words counts something.
  const { text } = isOnlyPages(statement.text, locale) ? statement : cell.passage;
  const isNumbers = isOnlyNumbers(text) || isOnlyPages(text, locale) || isChapterDue(text, name, locale);
  if (!/\d/u.test(text) || !isNumbers || isRead(text, name) || text.length > LONGEST_NUMBERS)
    return undefined;
  if (isRepeated(cell, grid.rows)) return undefined;
  const { percentHeader, pointsHeader } = gradingVocabulary(locale);
  if (percentHeader.test(name.text) || pointsHeader.test(name.text)) return undefined;
  const kinds = vocabulary(locale)
    .heads(withoutAsides(name.text, locale))
    .flatMap(({ kind }) => (kind === 'other' ? [] : [kind]));
  const isCounted = cell.column === 0 && ONLY_NUMBER.test(text) && !LABS.test(name.text);
  if (kinds.length > 0 && isCounted) return name;
  const isWork = kinds.some((kind) => kind !== 'presentation');
  const role = roles[cell.column];
  if (isWork && (role === 'due' || (role === undefined && areDueDays(columns)))) return name;
  return areDueDays(columns) && namesNumbers(name.text.trim(), role, cell === label) ? name : undefined;
}

/** "2" in front of the name of a row, or behind its day. */
export function numberBeside(
  label: GridCell,
  { grid, index, columns, locale }: CellContext,
): string | undefined {
  const { percentHeader, pointsHeader } = gradingVocabulary(locale);
  const counts = (name: string) => !percentHeader.test(name) && !pointsHeader.test(name);
  const cells = grid.rows[index]?.cells ?? [];
  const cell = cells.find(
    (other) =>
      other !== undefined &&
      other !== label &&
      !columns.dates.includes(other.column) &&
      ONLY_NUMBER.test(other.passage.text) &&
      counts(columns.names[other.column] ?? ''),
  );
  return cell && /\d+/u.exec(cell.passage.text)?.[0];
}

/** "Sheet" and "Task" above the numbers with which rows begin, and "PS" above any, beside nothing but days on which they are due. */
function namesNumbers(name: string, role: ColumnRole | undefined, isFirst: boolean): boolean {
  if (isFirst && OF_WORK.test(name)) return true;
  if (role !== undefined) return false;
  return (isFirst && NAME.test(name) && name.length <= LONGEST_NAME) || CODE.test(name);
}

/** "Lab" above the numbers of sessions. */
const LABS = /\blab(?:s|orator(?:y|ies))?\W*$/iu;

/** Whatever else a column of that name has in a plan. */
const OF_WORK = /^\W*(?:tasks?|activit(?:y|ies)|labs?|assessments?|milestones?)\W*$/iu;
/** "Sheet", "Problem set". */
const NAME = /^\p{L}[\p{L}\s-]{2,}$/u;
/** "PS", "TP", but not "NO" or "ID". */
const CODE = /^(?!NO|NR|ID|SN)\p{Lu}{2}$/u;

/** What stands above a column; without words of its own, a name that reaches over it from the left. */
function nameOf(column: number, { heads, roles }: Columns): Passage | undefined {
  const own = heads[column];
  if (own?.text !== '' || roles[column] === undefined) return own;
  return heads.slice(0, column).findLast((head) => head !== undefined && head.text !== '');
}

/** Chapters are read for several days; work has its number once. */
const isRepeated = (cell: GridCell, rows: readonly GridRow[]): boolean =>
  rows.some(({ cells }) => {
    const other = cells[cell.column];
    return other !== undefined && other !== cell && other.passage.text.trim() === cell.passage.text.trim();
  });
