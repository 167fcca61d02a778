import { beginsWithDay, isCutInYear, isOpenStretch, isPartOfDay } from '../../text/begins-with-day.ts';
import { isDateLike, textOf } from './date-like.ts';
import type { VisualLine } from './lines.ts';
import { FEWEST_ROWS } from './segmented-lines.ts';
import { spacedRows } from './spaced-rows.ts';

/** A line with its words in the columns of the table. */
export type CutLine = (VisualLine | undefined)[];

/** "4.2" may be a day, and is a section where others are told by their names. */
const SECTION_LIKE = /^\W{0,3}\d{1,2}\.\d{1,2}(?!\.?\d)/;

/** The column whose words begin a row: the one with most dates, else the first. */
export function anchorColumn(cut: CutLine[], columns: number): number {
  const broken = Array.from({ length: columns }, (_, column) => cutDays(cut, column).begin.size);
  const countOf = (isDay: (line: VisualLine | undefined) => boolean): number[] =>
    broken.map((count, column) => count + cut.filter((cells) => isDay(cells[column])).length);
  const named = countOf((line) => line !== undefined && isDateLike(line) && !SECTION_LIKE.test(textOf(line)));
  const dates = Math.max(...named) >= 2 ? named : countOf(isDateLike);
  const most = Math.max(...dates);
  return most >= 2 ? dates.indexOf(most) : 0;
}

/** What the column whose words begin a row holds. */
interface Anchors {
  column: number;
  areDates: boolean;
  /** Days stand beside each other, and what happens on them below. */
  areDays: boolean;
  /** Each date stands below the number of its week. */
  areNumbered: boolean;
  /** The month stands once: below "Jan 17" there are "24" and "31". */
  areDaysOfMonth: boolean;
  /** "Monday: …" and "Wednesday: …" begin rows. */
  areWeekdays: boolean;
  /** Lines that begin with the first part of a day, "Th Jan", and those that begin with the rest of it, "21". */
  cutDays: { begin: ReadonlySet<CutLine>; end: ReadonlySet<CutLine> };
}

/** Lines of nothing but days, beside the number of their week; two dates behind a name are no such line. */
function areDaysBeside(cut: readonly CutLine[]): boolean {
  const dated = cut.filter((cells) => cells.some(isDateLike));
  const days = dated.filter((cells) => {
    const filled = cells.filter((line) => line !== undefined);
    return (
      filled.filter(isDateLike).length >= 2 && filled.every((line) => isDateLike(line) || isNumber(line))
    );
  });
  return days.length >= 2 && 2 * days.length >= dated.length;
}

const NUMBER_ONLY = /^\d{1,2}$/;
const isNumber = (line: VisualLine | undefined) => line !== undefined && NUMBER_ONLY.test(textOf(line));

function countNumbered(cut: readonly CutLine[], anchor: number, { end }: Anchors['cutDays']): number {
  const lines = cut.filter((cells) => !end.has(cells)).flatMap((cells) => cells[anchor] ?? []);
  return lines.filter((line, index) => isNumber(line) && isDateLike(lines[index + 1])).length;
}

/** Numbers that go on from a date above them by no more than two weeks, and are not counted as weeks are. */
function holdsDaysOfMonth(cut: readonly CutLine[], anchor: number): boolean {
  const texts = cut.flatMap((cells) => (cells[anchor] ? [textOf(cells[anchor])] : []));
  const isNext = (text: string, above: string) => {
    const step = Number(text) - Number(LAST_NUMBER.exec(above)?.[0] ?? Number.NaN);
    return step > 0 && step <= FARTHEST_DAY;
  };
  const days = texts.filter((text, index) => NUMBER_ONLY.test(text) && isNext(text, texts[index - 1] ?? ''));
  const numbers = texts.filter((text) => NUMBER_ONLY.test(text)).map(Number);
  const areCounted = numbers.every(
    (number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1,
  );
  return days.length >= FEWEST_DAYS && !areCounted;
}

const FEWEST_DAYS = 2;
const LAST_NUMBER = /\d{1,2}$/;
const FARTHEST_DAY = 14;

const MOST_PARTS = 3;

/** Days that a narrow column breaks: "Wednesday" and below it "9/15", "Th Jan" and "21", "Tue", "Sep" and "15", "2/18/201" and "3". */
function cutDays(cut: readonly CutLine[], anchor: number): Anchors['cutDays'] {
  const [begin, end] = [new Set<CutLine>(), new Set<CutLine>()];
  cut.forEach((cells, index) => {
    // Between two lines of the day one of another cell may stand, in the middle of the row.
    const below = cut.slice(index + 1, index + 2 * MOST_PARTS).filter((next) => next[anchor]);
    const parts = end.has(cells) ? [] : partsOfDay([cells, ...below.slice(0, MOST_PARTS - 1)], anchor);
    const last = parts.at(-1);
    if (!last) return;
    begin.add(cells);
    for (const part of cut.slice(index + 1, cut.indexOf(last) + 1)) end.add(part);
  });
  const isSure = begin.size >= FEWEST_DAYS || [...begin].some((cells) => isStretchBroken(cells[anchor]));
  return isSure ? { begin, end } : { begin: new Set(), end: new Set() };
}

/** One of them is enough: nothing else ends as "Feb 13–" does. */
const isStretchBroken = (line: VisualLine | undefined): boolean =>
  line !== undefined && isOpenStretch(textOf(line));

/** The lines below the first one that make a day or a stretch of days of it; none where it is no first part of one. */
function partsOfDay([first, ...others]: readonly CutLine[], anchor: number): readonly CutLine[] {
  let above = first?.[anchor];
  const next = others[0]?.[anchor];
  if (above && isOpenStretch(textOf(above))) return endsStretch(above, next) ? others.slice(0, 1) : [];
  if (above && next && isCutInYear(textOf(above), textOf(next))) return others.slice(0, 1);
  if (!above || !isPartOfDay(textOf(above))) return [];
  let day = textOf(above);
  for (const [index, cells] of others.entries()) {
    const line = cells[anchor];
    if (!line || line.box[1] - above.box[3] > 0.5 * above.size) return [];
    day = `${day} ${textOf(line)}`;
    above = line;
    if (beginsWithDay(day)) return isRestOfDay(line, day) ? others.slice(0, index + 1) : [];
    if (!isPartOfDay(textOf(line))) return [];
  }
  return [];
}

/** "17" or "Mar 3" close below "Feb 13–". */
const endsStretch = (above: VisualLine, line: VisualLine | undefined): boolean =>
  line !== undefined &&
  line.box[1] - above.box[3] <= 0.5 * above.size &&
  (isNumber(line) || isDateLike(line));

/** "21" below "Th Jan"; below "Tue" there may be all of "Sep 15". */
const isRestOfDay = (line: VisualLine, day: string): boolean =>
  DAY_FIRST.test(textOf(line)) || (LED_BY_WEEKDAY.test(day) && isDateLike(line));

/** Lines that belong to one row of the table, put together column by column. */
export function toRows(cut: CutLine[], anchor: number): VisualLine[][][] {
  const spaced = spacedRows(cut, anchor);
  if (spaced) return spaced.map(together);
  const areDaysOfMonth = holdsDaysOfMonth(cut, anchor);
  const broken = cutDays(cut, anchor);
  const anchors: Anchors = {
    column: anchor,
    cutDays: broken,
    areDates: cut.filter((cells) => isDateLike(cells[anchor])).length >= 2 || broken.begin.size > 0,
    areDays: areDaysBeside(cut),
    areNumbered: !areDaysOfMonth && countNumbered(cut, anchor, broken) >= FEWEST_ROWS,
    areDaysOfMonth,
    areWeekdays: cut.filter((cells) => isLedByWeekday(cells[anchor])).length >= FEWEST_DAYS,
  };
  const isOneLineEach = cut.filter((cells) => isDateLike(cells[anchor])).length >= MOST_DATED * cut.length;
  const rows: VisualLine[][][] = [];
  let previous: CutLine | undefined;
  for (const cells of cut) {
    const row = rows.at(-1);
    const goesOn =
      row !== undefined &&
      (isDateOfWeek(row[anchor], cells[anchor], anchors) || !beginsRow(cells, previous, anchors));
    if (goesOn) addTo(row, cells);
    else rows.push(isOneLineEach || isHeader(rows) ? cells.map(alone) : beginRow(row, cells, anchor));
    previous = cells;
  }
  return rows;
}

/** Where so many lines have a day, a row is a line, and its words do not go on beside the next day. */
const MOST_DATED = 0.7;

const COLUMN_NAME = /^\p{Lu}[^.!?]{0,28}$/u;

/** A first row of one name in each of its columns: nothing below it goes on with a name. */
const isHeader = ([first, ...others]: readonly VisualLine[][][]): boolean =>
  first !== undefined &&
  others.length === 0 &&
  first.every(([name, ...more]) => name && more.length === 0 && COLUMN_NAME.test(textOf(name)));

const alone = (line: VisualLine | undefined): VisualLine[] => (line ? [line] : []);

/** The lines of one row, put together column by column. */
export const together = (lines: readonly CutLine[]): VisualLine[][] =>
  (lines[0] ?? []).map((_, column) => lines.flatMap((cells) => cells[column] ?? []));

const addTo = (row: VisualLine[][], cells: CutLine) =>
  cells.forEach((line, column) => {
    if (line) row[column]?.push(line);
  });

/** Words that go on with the sentence of the cell above stay with it, though the row below has begun. */
function beginRow(above: VisualLine[][] | undefined, cells: CutLine, anchor: number): VisualLine[][] {
  return cells.map((line, column) => {
    const cell = above?.[column] ?? [];
    if (!line || column === anchor || !isSentenceGoingOn(cell, line)) return alone(line);
    above?.[column]?.push(line);
    return [];
  });
}

/** In sizes of type: rows so much further apart than the lines of a cell have nothing in common. */
const ROW_GAP = 0.2;

function isSentenceGoingOn(cell: readonly VisualLine[], line: VisualLine): boolean {
  const [before, last] = [cell.at(-2), cell.at(-1)];
  if (!last) return false;
  const gap = line.box[1] - last.box[3];
  const usual = before ? last.box[1] - before.box[3] : gap;
  return (
    gap < 0.5 * line.size &&
    gap - usual < ROW_GAP * line.size &&
    /^(?:\p{Ll}|\()/u.test(textOf(line)) &&
    !isNextOfSeries(last, line) &&
    !/[.;:]$/.test(textOf(last)) &&
    // What is in brackets throughout is another statement.
    !(textOf(line).startsWith('(') && textOf(last).endsWith(')'))
  );
}

/** "hw3" below "hw2". */
function isNextOfSeries(above: VisualLine, line: VisualLine): boolean {
  const [one, other] = [above, line].map((each) => /^(\D+)\d{1,3}$/u.exec(textOf(each))?.[1]);
  return one !== undefined && one === other;
}

const WEEK_ONLY = /^\W{0,3}(?:week|wk|session|class)\s?\d{1,2}\W{0,3}$/i;

const LED_BY_WEEKDAY = /^\W{0,3}(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]?\s/i;
const WEEKDAY_ONLY = /^\W{0,3}(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\W{0,3}$/i;
const WEEKDAY_LABEL = /^\W{0,3}(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\s?[:–—]/i;
const isLedByWeekday = (line: VisualLine | undefined): boolean =>
  line !== undefined && WEEKDAY_LABEL.test(textOf(line));
const DAY_FIRST = /^\W{0,3}\d{1,2}\b/;

/** "Tue", broken off its "24 Oct" by the width of the column. */
const isDateOfWeekday = (last: VisualLine, line: VisualLine): boolean =>
  WEEKDAY_ONLY.test(textOf(last)) &&
  isDateLike(line) &&
  DAY_FIRST.test(textOf(line)) &&
  line.box[1] - last.box[3] < 0.5 * line.size;

/** "Week 5" and the date below it are one cell. */
function isDateOfWeek(
  above: VisualLine[] | undefined,
  line: VisualLine | undefined,
  { areNumbered }: Anchors,
): boolean {
  const last = above?.at(-1);
  if (last === undefined || line === undefined) return false;
  if (areNumbered && isNumber(last) && isDateLike(line)) return true;
  if (isDateOfWeekday(last, line)) return true;
  return WEEK_ONLY.test(textOf(last)) && !WEEK_ONLY.test(textOf(line));
}

/** The last row of a grading, close below the others and without a date. */
const SUM = /^\W{0,3}(?:total|totaal|totale|gesamt|summe|suma)\W{0,3}$/iu;

function beginsRow(cells: CutLine, previous: CutLine | undefined, anchors: Anchors): boolean {
  const { column: anchor, areDates } = anchors;
  if (anchors.cutDays.end.has(cells)) return false;
  if (anchors.cutDays.begin.has(cells) || isWeekOfNumbers(cells) || isWeekAlone(cells)) return true;
  if (areDates && isDateLike(cells[anchor])) return true;
  if (anchors.areWeekdays) return isLedByWeekday(cells.find((line) => line !== undefined));
  if (anchors.areDays) return cells.some(isDateLike);
  if ((anchors.areNumbered || (areDates && anchors.areDaysOfMonth)) && isNumber(cells[anchor])) return true;
  const first = cells.findIndex((line) => line !== undefined);
  if (first > anchor) return false;
  if (SUM.test(textOf(cells[first] as VisualLine))) return true;
  const isWholeRow = (first < anchor && cells[anchor] !== undefined) || isFull(cells, anchor);
  return !areDates || isWholeRow || isFarBelow(cells, previous);
}

/** "Week 12:" alone on its line. */
const isWeekAlone = (cells: CutLine): boolean => {
  const filled = cells.filter((line) => line !== undefined);
  return filled.length === 1 && filled.every((line) => WEEK_ONLY.test(textOf(line)));
};

const FEWEST_COLUMNS = 3;

/** A line with words in each of several columns, of which the first are no rest of a day. */
function isFull(cells: CutLine, anchor: number): boolean {
  if (cells.length < FEWEST_COLUMNS || cells.includes(undefined)) return false;
  const first = cells[anchor] ? textOf(cells[anchor]) : '';
  return !isPartOfDay(first) && !GOES_ON.test(first);
}

const GOES_ON = /^(?:\p{Ll}|\W|\d{1,2}(?!\d))/u;

const FEWEST_NUMBERS = 5;

/** "5 | 6 | 7 | 8 | 9 | 10 | 11": a week of a calendar, whether or not its month stands in front of it. */
const isWeekOfNumbers = (cells: CutLine): boolean => cells.filter(isNumber).length >= FEWEST_NUMBERS;

function isFarBelow(cells: CutLine, previous: CutLine | undefined) {
  const top = Math.min(...cells.flatMap((line) => (line ? [line.box[1]] : [])));
  const bottom = Math.max(...(previous ?? []).flatMap((line) => (line ? [line.box[3]] : [])));
  const size = Math.max(...cells.flatMap((line) => (line ? [line.size] : [])));
  return top - bottom > 0.35 * size;
}
