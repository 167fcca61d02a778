import { namesOnlyChapters } from '../../items/is-only-chapters.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import { cellStatements } from '../../structure/clauses.ts';
import type { Grid } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { oneOf } from '../../text/patterns.ts';
import { cellsBelow } from './cells-below.ts';
import type { GridReading } from './grid-reading.ts';

const FEWEST_CELLS = 3;
const FEWEST_DUE = 2;
const BEGINS_WITH_READING = /^\W*(?:read|skim|review|watch|view|finish\sreading)\b/iu;

/** Where a column "Due" says of each work that it is due, what stands there besides is read for the day. */
export function isHalfReadings(grid: Grid, column: number, { header, dates, locale }: GridReading): boolean {
  if (dates.includes(column)) return false;
  const cells = cellsBelow(grid, header, column);
  const due = cells.filter(({ passage }) => vocabulary(locale).due.test(passage.text));
  const read = cells.filter(({ passage }) => BEGINS_WITH_READING.test(passage.text));
  return due.length >= FEWEST_DUE && read.length >= FEWEST_DUE;
}

/** "Casebook 25-51": a book, and the pages of it. */
const PAGES =
  /^\W*(?!(?:[Pp]roblems?|[Ee]xercises?|[Qq]uestions?|[Ss]ections?|[Ll]abs?)\s)(?:\p{Lu}[\p{L}.’'&-]{1,20}\s){1,4}(?:pp?\.\s?)?\d{1,4}\s?[-–]\s?\d{1,4}(?![\d/.])/u;
/** "Moss: Chapters 2 and 3", "Petrov, A. 84-97": who wrote it, and where in it. */
const BY_AUTHOR =
  /^\W*(?<author>\p{Lu}[\p{L}.’'-]{1,20})(?:[:,]|\sand)\s(?:\p{Lu}\p{L}*[.:,]{0,2}\s){0,3}(?:[Cc]h(?:ap(?:ter)?)?s?\b\.?\s?\d|\d{1,4}\s?[-–]\s?\d{1,4}(?![\d/.]))/u;
const FEWEST_AUTHORS = 2;
const FEWEST_OF_PAGES = 0.6;

/** A column "Assignment" that names pages for nearly each day is what is read. */
export function isOfPages(grid: Grid, column: number, { header, dates, locale }: GridReading): boolean {
  if (dates.includes(column)) return false;
  const cells = cellsBelow(grid, header, column);
  const firstLines = cells.map(({ lines }) => lines[0]?.text ?? '');
  const read = firstLines.filter((text) => PAGES.test(text) && vocabulary(locale).heads(text).length === 0);
  const authors = firstLines.flatMap((text) => BY_AUTHOR.exec(text)?.groups?.author ?? []);
  const ofAuthors = new Set(authors).size >= FEWEST_AUTHORS ? authors.length : 0;
  const found = Math.max(read.length, ofAuthors);
  return found >= FEWEST_CELLS && found >= FEWEST_OF_PAGES * cells.length;
}

const PLACE = oneOf([
  'pp?',
  'pgs?',
  'pages?',
  'ch(?:ap(?:ter)?)?s?',
  'books?',
  'bks?',
  'lines?',
  'cantos?',
  'acts?',
]);
/** "Cicero, On Duties (Reader, pp. 34-43)", "Aeneid Books 1-4", "Tibullus 1.1, 1.2": where in a text. */
const IN_TEXT = new RegExp(
  `(?<!\\p{L})${PLACE}\\.?\\s?\\d|^\\W*\\p{L}[^\\d#:;?!]{3,60}\\s\\d{1,4}(?:\\.\\d{1,3})?(?:\\s?[-–]\\s?|,\\s)\\d{1,4}(?:\\.\\d|(?!\\S))`,
  'iu',
);
const ASKS =
  /(?<!\p{L})(?:problems?|exercises?|questions?|proofs?|sections?|submit|write|complete|answer|turn|hand|bring|odds?|evens?)(?!\p{L})/iu;

/** A column "Assignments" in which most days name a text, and nothing that is to be done with it, is what is read. */
export function isOfTexts(grid: Grid, column: number, { header, names, locale }: GridReading): boolean {
  if (!ASSIGNMENTS.test(names[column] ?? '')) return false;
  const { namesWork, due } = vocabulary(locale);
  const cells = cellsBelow(grid, header, column).map(({ lines, width }) => cellStatements(lines, width));
  const isRead = ({ text }: Passage) => IN_TEXT.test(text) && !ASKS.test(text) && !namesWork(text);
  const read = cells.filter((statements) => statements.some(isRead));
  return (
    read.length >= FEWEST_OF_TEXTS &&
    read.length >= FEWEST_OF_PAGES * cells.length &&
    !cells.flat().some(({ text }) => due.test(text))
  );
}

const FEWEST_OF_TEXTS = 5;

const ASSIGNMENTS = /^\W*assignments?\W*$/iu;

const MOSTLY_CHAPTERS = 0.8;

/** "Ch 6-8" and nothing else, below "Assignments": chapters that are read. */
export function isOfChapters(grid: Grid, column: number, { header, names }: GridReading): boolean {
  const cells = cellsBelow(grid, header, column);
  const read = cells.filter(({ passage }) => namesOnlyChapters(passage.text));
  return (
    ASSIGNMENTS.test(names[column] ?? '') &&
    read.length >= FEWEST_CELLS &&
    read.length >= MOSTLY_CHAPTERS * cells.length
  );
}

const MORE_TO_READ =
  /^\W*(?:additional|supplement(?:al|ary)|further|extra|recommended|optional|lectures?\s(?:complémentaires?|facultatives?)|lecturas?\s(?:complementarias?|adicionales|opcionales))(?:\sreadings?)?\W*$/iu;
const TO_READ =
  /^\W*(?:(?:required|class)\s)?(?:readings?|texts?|textbook|chapters?|lectures?|lecturas?)\W*$/iu;

/** Beside "Additional reading", and no column of what is read at all events, that is what "Assignment" holds. */
export function isBesideMoreToRead(column: number, { names, roles }: GridReading): boolean {
  const others = names.filter((_, at) => at !== column && roles[at] === 'reading');
  return others.some((name) => MORE_TO_READ.test(name)) && !others.some((name) => TO_READ.test(name));
}
