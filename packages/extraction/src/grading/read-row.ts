import { findDates } from '../dates/find-dates.ts';
import type { Locale } from '../locales/locale.ts';
import { distinct } from '../schedule/columns/columns.ts';
import type { GridCell, GridRow } from '../structure/outline.ts';
import { evidenceOf } from '../text/passage.ts';
import type { Component } from './component.ts';
import { firstWords } from './first-words.ts';
import { besideDate, isComponentName, tidyName } from './name.ts';
import { findShares, type Share, wholeValue } from './shares.ts';
import type { GradingVocabulary } from './vocabulary.ts';

export interface Columns {
  header: number;
  /** Headed by a word for the parts of a grade. */
  name?: number;
  percent?: number;
  points?: number;
  works?: number;
}

export interface InRow {
  component: Component;
  /** The cell of its share, and its column. */
  cell: GridCell;
  column: number;
}

/** A word, or a code such as `TP1`. */
export const NAMES = /\p{L}{3}|^\W*\p{Lu}{1,3}\s?\d{1,2}\W*$/u;

interface RowContext {
  gathering: ReadonlySet<GridCell>;
  row: GridRow;
  columns: Columns;
  at: number;
  words: GradingVocabulary;
  locale: Locale;
}

interface Found {
  share: Share;
  cell: GridCell;
}

const LONGEST_SHARE_CELL = 60;

/** `Labs | 35% | Quizzes | 25%` are two components in one row: a name behind a share begins the next. */
export function runsOf(row: GridRow, locale: Locale): GridCell[][] {
  const runs: GridCell[][] = [];
  let [hasName, hasShare] = [false, false];
  for (const cell of distinct(row).filter(({ passage }) => passage.text !== '')) {
    const isShare = findShares(cell.passage.text, locale).some(({ start }) => start <= 2);
    const isName = !isShare && NAMES.test(cell.passage.text);
    const isNext = isName && hasName && hasShare;
    if (isNext || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(cell);
    [hasName, hasShare] = isNext ? [true, false] : [hasName || isName, hasShare || isShare];
  }
  return runs;
}

/** The component that cells side by side name, with its share: "Labs | 35%". */
export function inCells(
  cells: readonly GridCell[],
  { gathering, row, columns, at, words, locale }: RowContext,
): InRow | undefined {
  const [ofPercent, ofPoints] = [columns.percent, columns.points].map((column) => row.cells[column ?? -1]);
  const percent = shareIn(cells, ofPercent, 'percent', locale) ?? bareNumber(cells, ofPercent, 'percent');
  const points = shareIn(cells, ofPoints, 'points', locale) ?? bareNumber(cells, ofPoints, 'points');
  const main = percent ?? points;
  if (!main) return undefined;
  const own = cells.filter((cell) => !gathering.has(cell));
  const label = labelOf(own, [percent?.cell, points?.cell], { words, column: columns.name });
  if (!label) return undefined;
  const name = tidyName(besideDate(firstWords(label, words, locale), words, locale), words);
  if (!isComponentName(name, words)) return undefined;
  const works = Number(
    /^\D{0,2}(?<count>\d{1,2})\D{0,2}$/u.exec(row.cells[columns.works ?? -1]?.passage.text ?? '')?.groups
      ?.count ?? 0,
  );
  const value = wholeValue(main.share, works > 1 ? `${works} ${name}` : name, locale);
  const component: Component = {
    name,
    ...(percent && { weight: value }),
    ...(points && { points: percent ? points.share.value : value }),
    evidence: [label, main.cell].map((cell) => evidenceOf(cell.passage)),
    at,
    form: 'row',
    ofGrade: cells.some(({ passage }) => findShares(passage.text, locale).some(({ ofGrade }) => ofGrade)),
    named: words.namesPart(name) || cells.some((cell) => isDay(cell, locale)),
    bonus: cells.some(({ passage }) => words.bonus.test(passage.text)),
    said: cells.map(({ passage }) => passage.text).join('; '),
    ...(works > 1 && { works }),
  };
  return { component, cell: main.cell, column: main.cell.column };
}

/** What has a day of its own beside its share is work of the course, whatever it is called. */
const isDay = ({ passage: { text } }: GridCell, locale: Locale): boolean =>
  text.length <= LONGEST_DAY_CELL && findDates(text, locale).length > 0;

const LONGEST_DAY_CELL = 40;

/** "(10 x 1%)" and "10 (1% each)" beside "10%" say how it comes about. */
const ASIDE = /^\s*(?:\d{1,2}\s?)?\(/u;

/** A cell that begins with a share and says little more: that of the column for shares, where it has one. */
function shareIn(
  cells: readonly GridCell[],
  headed: GridCell | undefined,
  unit: Share['unit'],
  locale: Locale,
): Found | undefined {
  const rank = (cell: GridCell) => (cell === headed ? 0 : ASIDE.test(cell.passage.text) ? 2 : 1);
  for (const cell of [...cells].sort((a, b) => rank(a) - rank(b))) {
    const { text } = cell.passage;
    if (text.length > LONGEST_SHARE_CELL) continue;
    const shares = findShares(text, locale).filter((share) => share.unit === unit);
    const share = shares.find(({ total }) => total) ?? shares.find(({ each }) => !each) ?? shares[0];
    const isSum = cell === headed && share?.total;
    if (share && (isSum || !/\p{L}{2}/u.test(text.slice(0, shares[0]?.start)))) return { share, cell };
  }
  return undefined;
}

const BARE = /^\D{0,2}(?<value>\d{1,4}(?:[.,]\d{1,3})?)\D{0,2}(?:\s?\([^()]*\)\W{0,2})?$/u;
const IS_SUM = /\d.{0,40}=\s?(?<value>\d{1,4})\W{0,2}$/u;
const IN_TOTAL = /\d.{0,40}[(,;]\s?(?<value>\d{1,4})\s(?:in\s)?total\W{0,2}$/iu;

/** `20`, `10 x 2 = 20` or `5 labs, 4 each (20 total)` below a header that says per cent, or points. */
function bareNumber(
  cells: readonly GridCell[],
  cell: GridCell | undefined,
  unit: Share['unit'],
): Found | undefined {
  const text = cell?.passage.text ?? '';
  const number = [BARE, IS_SUM, IN_TOTAL].map((pattern) => pattern.exec(text)?.groups?.value).find(Boolean);
  if (!cell || number === undefined || !cells.includes(cell)) return undefined;
  const value = Number(number.replace(',', '.'));
  if (unit === 'percent' && value > 100) return undefined;
  return { cell, share: { start: 0, end: number.length, unit, value } };
}

/** The first cell that names something, on the left of the share where there is one. */
function labelOf(
  cells: readonly GridCell[],
  shares: readonly (GridCell | undefined)[],
  { words, column }: { words: GradingVocabulary; column: number | undefined },
): GridCell | undefined {
  const labels = cells.filter((cell) => !shares.includes(cell) && NAMES.test(cell.passage.text));
  const first = Math.min(...shares.flatMap((cell) => cell?.column ?? []));
  const left = labels.filter(({ column }) => column < first);
  const pool = left.length > 0 ? left : labels;
  const named = pool.find((cell) => cell.column === column);
  return named ?? pool.find(({ passage }) => words.namesPart(passage.text)) ?? pool[0];
}
