import type { DateBook } from '../../dates/date-book.ts';
import { isOnlyLabel } from '../../items/label-words.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { ColumnRole, Locale } from '../../locales/locale.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { without } from '../../text/patterns.ts';
import { areHeadedAlike } from '../table/side-by-side.ts';
import { STAGE } from '../text/stage-words.ts';
import { isWeekLabel } from '../text/week-label.ts';
import { isSection, weekdayAlone } from './column-names.ts';
import type { Columns } from './columns.ts';

const MOSTLY = 0.6;

interface DatedColumn {
  column: number;
  /** Cells that begin with a date. */
  dated: number;
  share: number;
  /** Cells that begin with a date and go on with other words. */
  wordy: number;
  /** Dated cells that name work as well: "HW 1 due 9/3". */
  naming: number;
}

type Headed = Pick<Columns, 'header' | 'names' | 'roles'>;

interface Words {
  book: DateBook;
  locale: Locale;
}

function countDates(grid: Grid, header: number, column: number, { book, locale }: Words): DatedColumn {
  const cells = [...new Set(grid.rows.slice(header + 1).flatMap((row) => row.cells[column] ?? []))].filter(
    (cell) => cell.column === column && cell.passage.text !== '',
  );
  const dated = cells.filter(({ passage }) => beginsWithDate(passage, book, locale));
  const wordy = dated.filter(({ passage }) => wordsBesideDates(passage, book) >= FEWEST_WORDS);
  const share = cells.length === 0 ? 0 : dated.length / cells.length;
  const { namesWork } = vocabulary(locale);
  const naming = dated.filter(
    ({ passage }) => namesWork(passage.text) || hasNameInFront(passage, book, locale),
  );
  return { column, dated: dated.length, share, wordy: wordy.length, naming: naming.length };
}

/** "CadLab 1 (1/23)" and "PS1 (1/23)" are a name and its day, "by noon, 1/23" and "Week 3 (1/23)" only when. */
function hasNameInFront(passage: GridCell['passage'], book: DateBook, locale: Locale): boolean {
  const lead = passage.text.slice(0, book.within(passage)[0]?.start);
  return !isWeekLabel(lead, locale) && (/\p{L}{3}/u.test(lead) || CODE.test(lead)) && !isOnlyLabel(lead);
}

const CODE = /^\W*\p{Lu}{1,4}\s?#?\d{1,2}\W*$/u;

const FARTHEST_DATE = 14;

/** "Oct 12", "Session 5 (Oct 12)", "Week 5 Week of October 12". */
function beginsWithDate(passage: Passage, book: DateBook, locale: Locale): boolean {
  const [first] = book.within(passage);
  if (!first) return false;
  return first.start <= FARTHEST_DATE || isWeekLabel(passage.text.slice(0, first.start), locale);
}
const FEWEST_WORDS = 3;

function wordsBesideDates(passage: GridCell['passage'], book: DateBook): number {
  return without(passage.text, book.within(passage)).match(/\p{L}{2,}/gu)?.length ?? 0;
}

/**
 * The columns whose dates govern their rows. None, where several columns have cells that each begin with a day of
 * their own, as in a calendar of weeks: there the cells govern themselves.
 */
export function dateColumns(
  grid: Grid,
  headed: Headed,
  words: Words,
): Pick<Columns, 'dates' | 'due' | 'dueDays'> {
  const { header, names, roles } = headed;
  const counts = Array.from({ length: grid.columns }, (_, column) => countDates(grid, header, column, words));
  const often = counts.filter(({ dated, share }) => dated >= 2 && share >= 0.4);
  if (often.filter(({ dated, wordy }) => wordy >= 0.6 * dated).length >= 2) return { dates: [] };
  const sections = often.filter(
    ({ column, wordy, dated }) => isSection(names[column] ?? '') && wordy < 0.3 * dated,
  );
  if (sections.length >= 2) return { dates: columnsOf(sections) };
  // "M", "W" and "F" above dates: the days of a week stand in one row.
  const days = often.filter(
    ({ column, wordy, dated }) =>
      weekdayAlone(names[column] ?? '', words.locale) !== undefined && wordy < 0.3 * dated,
  );
  if (days.length >= 2) return { dates: columnsOf(days) };
  const beside = often.filter(
    ({ column, wordy, naming, dated }) =>
      roles[column] !== 'due' && wordy === 0 && naming < 0.3 * dated && hasRoom(column, often),
  );
  if (areHeadedAlike(columnsOf(beside), names, words.locale)) return { dates: columnsOf(beside) };
  const both = classAndDueDays(headed, counts);
  if (both) return both;
  const stages = stageColumns(headed, often, words.locale);
  if (stages.length >= 2) return { dates: stages.slice(0, 1), dueDays: stages };
  const dueDays = often.filter(
    ({ column, wordy, naming, dated }) =>
      roles[column] === 'due' && wordy < 0.3 * dated && naming < 0.5 * dated,
  );
  const [due] = dueDays;
  const named = counts.filter(({ column, dated }) => roles[column] === 'date' && dated > 0);
  if (due && (named.length === 0 || named.some(({ column }) => column !== due.column && often.length > 1)))
    return { dates: [due.column], dueDays: dueDays.map(({ column }) => column) };
  if (named.length > 0) return { dates: named.map(({ column }) => column) };
  const ofRows = counts.filter((column) => !holdsOwnDays(column, roles[column.column], grid));
  const first =
    ofRows.find((column) => often.includes(column) && roles[column.column] !== 'due') ??
    ofRows.find(({ dated, share }) => dated >= 1 && share >= 0.6);
  return { dates: first ? [first.column] : [] };
}

const columnsOf = (counts: readonly DatedColumn[]): number[] => counts.map(({ column }) => column);

/** The next column is none of days. */
const hasRoom = (column: number, days: readonly DatedColumn[]): boolean =>
  !days.some((other) => other.column === column + 1);

/** "Midterm, 9/30" beside a few of the weeks, or below "Due": a day of its own, and none of what the week is about. */
const holdsOwnDays = (
  { dated, naming }: DatedColumn,
  role: ColumnRole | undefined,
  { rows }: Grid,
): boolean => naming === dated && (role === 'due' || dated < NOW_AND_THEN * rows.length);

const OTHER_STAGE = /^\W*(?:final|revised|revision|first|second|rough|complete)(?!\p{L})/iu;

/** "Proposal | Draft | Final" above nothing but days: a work is due in stages. */
function stageColumns({ names, roles }: Headed, often: readonly DatedColumn[], locale: Locale): number[] {
  const { namesWork } = vocabulary(locale);
  const isStage = (name: string) => STAGE.test(name) || OTHER_STAGE.test(name) || namesWork(name);
  const isDay = ({ wordy, naming, dated }: DatedColumn) => wordy === 0 && naming === 0 && dated > 0;
  const isFree = ({ column }: DatedColumn) => roles[column] === undefined || roles[column] === 'due';
  return often.every((column) => isDay(column) && isFree(column) && isStage(names[column.column] ?? ''))
    ? often.map(({ column }) => column)
    : [];
}

/** A column of days on which something is due, of fewer rows than this, is not that of the days of the rows. */
const NOW_AND_THEN = 0.5;
const WHEN_DUE = /\b(?:due|deadline|remise|entrega)\b/iu;
const IS_OF_CLASS: readonly (ColumnRole | undefined)[] = ['date', 'week', 'session'];

/** "Class | Topic | Assessment | Due date": each row has its day, and its work may have another one. */
function classAndDueDays(
  { names, roles }: Headed,
  counts: readonly DatedColumn[],
): Pick<Columns, 'dates' | 'due'> | undefined {
  const due = counts.find(
    ({ column, dated, naming, share }) =>
      roles[column] === 'due' &&
      dated > 0 &&
      naming < 0.5 * dated &&
      share >= MOSTLY &&
      WHEN_DUE.test(names[column] ?? ''),
  );
  const ofClass = counts.find(
    ({ column, dated }) => IS_OF_CLASS.includes(roles[column]) && dated >= 2 && column !== due?.column,
  );
  const hasWork = roles.some((role, column) => role === 'due' && column !== due?.column);
  const isNowAndThen = due && ofClass && due.dated < NOW_AND_THEN * ofClass.dated;
  return due && ofClass && (hasWork || isNowAndThen)
    ? { dates: [ofClass.column], due: due.column }
    : undefined;
}
