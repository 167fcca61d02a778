import type { DateInPassage, PlacedDate } from '../../dates/date-book.ts';
import { type Vocabulary, vocabulary } from '../../items/vocabulary.ts';
import { cellStatements } from '../../structure/clauses.ts';
import type { GridCell } from '../../structure/outline.ts';
import { askedFor } from '../../text/hand-in-words.ts';
import { initials } from '../../text/initials.ts';
import type { Passage } from '../../text/passage.ts';
import { without } from '../../text/patterns.ts';
import { weekdayOfColumn } from '../columns/column-weekdays.ts';
import { isBesideClass } from '../columns/columns.ts';
import { areDaysOfWork, isListOfDue } from '../columns/days-of-work.ts';
import { headsShares } from '../columns/share-heads.ts';
import type { Occasion } from '../occasion.ts';
import { belowWeekdays, withWeekdayLeads } from '../relative/weekday-leads.ts';
import { isLabelledWork, isToHandIn, saysDue } from '../text/entry.ts';
import { stagesOfWork } from '../text/stages-of-work.ts';
import { workInBrackets } from '../text/work-in-brackets.ts';
import type { CellContext } from './cell-context.ts';
import { headerTime } from './cell-hours.ts';
import { type CellPart, readParts } from './cell-parts.ts';
import { isOtherDate, roleOfCell } from './cell-role.ts';
import { besideDates, isNameOf, namesEachDay } from './cell-words.ts';
import { withoutCoverage } from './covered-by-test.ts';
import { describedName } from './described-work.ts';
import { givenInCell } from './given-in-cell.ts';
import { governing } from './governing-dates.ts';
import { kindOfColumn } from './kind-cells.ts';
import { headOfNumbers, isOnlyNumbers, numberBeside } from './numbered-cell.ts';
import { withOwnDates } from './own-dates.ts';

const FARTHEST_LEAD = 3;

/** "Paper 2 due in class", whatever its column is for. */
const SAYS_DUE =
  /^\W{0,3}\p{Lu}[^.;:,\d]{2,40}(?:#?\d{1,2})?\s(?:[Dd]ue|DUE)(?:\s(?:[Ii]n\s[Cc]lass|[Tt]oday|at\snoon))?\W{0,4}$/u;

/** What each statement of a cell says: on its own days, or on those of its row. */
export function cellOccasions(cell: GridCell, context: CellContext): Occasion[] {
  const { book, locale, label } = context;
  if (isShare(cell, context) || isCodeOf(label, cell, context)) return [];
  const words = vocabulary(locale);
  if (isRemark(cell, context, words)) return [];
  const above = [label].find((other) => other !== cell)?.passage;
  const stages = stagesOfWork(cell.passage, book.within(cell.passage), words, above);
  if (stages) return stages;
  const read = readCell(cell, context);
  let led: PlacedDate[] = [];
  let dated: Passage | undefined;
  const occasions = readParts(read.statements, words, book).flatMap((part): Occasion[] => {
    const { statement, isDatedBelow, isOfTitle } = part;
    const own = book.within(statement);
    if (own[0] && own[0].start <= FARTHEST_LEAD) led = own.map(({ placed }) => placed);
    if (isDatedBelow || isOfTitle || leadsOthers(statement, own, read.statements)) return [];
    const shared = saidOfPart(part, own, read, context);
    if (own.length > 0) {
      dated = statement;
      return onOwnDays(statement, own, shared, cell, context);
    }
    const dueThere = dated && isDueAsWell(statement, dated, words) ? book.within(dated) : [];
    const days = dueThere.length > 0 ? dueThere.map(({ placed }) => placed) : led;
    return onDaysOfRow(statement, { shared, led: days }, cell, context);
  });
  return withWeekdayLeads(belowWeekdays(occasions, locale), locale);
}

/** "Moved up because of Exam 1", unless a day is told there, or that there is no class. */
const isRemark = ({ column, passage }: GridCell, { columns, book }: CellContext, { dayOff }: Vocabulary) =>
  columns.remarks?.includes(column) === true &&
  book.within(passage).length === 0 &&
  !dayOff.test(passage.text);

/** "Essay 1 due May 4; outline of essay 2 due", in one line. */
const isDueAsWell = (statement: Passage, above: Passage, { due }: Vocabulary): boolean =>
  endsInDue(statement.text, due) &&
  due.test(above.text) &&
  statement.pieces[0]?.line === above.pieces.at(-1)?.line;

/** "Outline of essay 2 due", and no hour behind it. */
function endsInDue(text: string, due: RegExp): boolean {
  const said = due.exec(text);
  return said !== null && !/[\p{L}\d]/u.test(text.slice(said.index + said[0].length));
}

/** A cell before its statements are read one by one: what holds for all of them. */
interface CellRead {
  cell: GridCell;
  statements: readonly Passage[];
  /** What is handed out, and not in. */
  given: ReadonlySet<Passage>;
  /** What stands in brackets, with a day of its own. */
  asides: ReadonlySet<Passage>;
  role: Occasion['role'];
  isDateCell: boolean;
  /** What may name its statements, where they do not. */
  named: Passage | undefined;
  kindOf: Passage | undefined;
  numberOfKind: string | undefined;
  isOnePart: boolean;
}

function readCell(cell: GridCell, context: CellContext): CellRead {
  const { columns, book, locale, label, type } = context;
  const words = vocabulary(locale);
  const isDateCell = columns.dates.includes(cell.column) && !namesEachDay(cell.passage, book, locale);
  const isAssessed = columns.listsWork || areDaysOfWork(columns, locale);
  const role = roleOfCell(cell, label, { columns, isAssessed });
  const isDescribed = cell === label && isListOfDue(columns) && book.within(cell.passage).length === 0;
  const described = isDescribed ? describedName(cell.passage) : undefined;
  const said = described
    ? [described]
    : withoutCoverage(cellStatements(cell.lines, cell.width), columns.names[cell.column] ?? '', words);
  const { given, others: told } = givenInCell(said, words);
  const asides = new Set<Passage>();
  const whole = told.flatMap((part) => {
    const cut = context.dates.length > 0 ? workInBrackets(part, book, words) : undefined;
    if (!cut) return [part];
    asides.add(cut.aside);
    return [cut.before, cut.aside];
  });
  // What is due on a Monday does not name what happens on the Friday of its row.
  const isOfOneDay = weekdayOfColumn(columns.names, cell.column, locale) !== undefined;
  const ofColumn = role === 'due' ? kindOfColumn(cell, context) : undefined;
  return {
    ...{ cell, given, asides, role, isDateCell },
    statements: isDateCell ? whole.flatMap((part) => besideDates(part, book, locale)) : whole,
    named: label && !isOfOneDay && isNameOf(label, cell, book) ? label.passage : undefined,
    kindOf: cell === label ? (type?.passage ?? ofColumn ?? columns.kindAbove) : ofColumn,
    numberOfKind: cell === label && columns.kindAbove ? numberBeside(cell, context) : undefined,
    isOnePart: cell === label && role === 'due' && columns.listsWork,
  };
}

/** What is known of one statement of a cell, whatever its days are. */
function saidOfPart(
  { statement, above, isReading, isDetail, below = '' }: CellPart,
  own: readonly DateInPassage[],
  read: CellRead,
  context: CellContext,
): Omit<Occasion, 'statement' | 'dates'> {
  const { cell, kindOf, numberOfKind, isOnePart, isDateCell } = read;
  const words = vocabulary(context.locale);
  const isBelowDay = context.grid.labels !== undefined && !isDateCell;
  const role = read.given.has(statement)
    ? 'handedOut'
    : roleOfStatement(statement, roleByWords(statement, read, context), { isReading, isBelowDay, words });
  const name = above ?? read.named;
  return {
    role,
    beside: `${headerTime(cell, own, context)}${below} | ${context.beside}`,
    ...(name && !read.asides.has(statement) && { context: name }),
    ...(kindOf && role !== 'reading' && { kindOf }),
    ...(kindOf && numberOfKind !== undefined && { numberOfKind }),
    ...(isOnePart && { isOnePart }),
    ...(isDetail && { isDetail }),
    ...listedAt(statement, cell, context),
    ...placeAmong(isDateCell ? [] : read.statements, statement, words),
  };
}

/** "Before class" says of nothing that it is due: what stands there has to name work. */
function roleByWords(
  statement: Passage,
  { cell, role }: CellRead,
  { columns, locale }: CellContext,
): Occasion['role'] {
  const isOfClass = isBesideClass(columns.names[cell.column] ?? '');
  const namesNothing = vocabulary(locale).heads(statement.text).length === 0;
  return role === 'due' && isOfClass && namesNothing ? 'topic' : role;
}

interface Said {
  shared: Omit<Occasion, 'statement' | 'dates'>;
  /** The day that leads the cell. */
  led: PlacedDate[];
}

/** A statement without a day of its own. */
function onDaysOfRow(
  statement: Passage,
  { shared, led }: Said,
  cell: GridCell,
  context: CellContext,
): Occasion[] {
  // "3/6 Eye dissection; case study due": the day that leads a cell holds for all of it.
  const when = () => (led.length > 0 ? { dates: led } : governing(statement, cell, context));
  const asked = askedFor(statement);
  if (asked) return [{ ...shared, role: 'due', statement: asked, isAskedFor: true, ...when() }];
  // The number of a lesson is no statement about the words beside it.
  const numbers = numberOccasions(statement, shared, cell, context);
  if (isOnlyNumbers(statement.text) || numbers.length > 0) return numbers;
  return [{ ...shared, statement, ...when() }];
}

/** "June 30–July 1" above what is done on these days, in the cell of another day. */
const leadsOthers = (
  statement: Passage,
  own: readonly DateInPassage[],
  [first, next]: readonly Passage[],
): boolean =>
  statement === first && next !== undefined && own.length > 0 && !/\p{L}/u.test(without(statement.text, own));

/** "Draft due 10/2" in the row of 9/25, with all else that is known of it. */
function onOwnDays(
  statement: Passage,
  own: readonly DateInPassage[],
  shared: Pick<Occasion, 'role' | 'context' | 'beside'>,
  cell: GridCell,
  context: CellContext,
): Occasion[] {
  const stages = stagesOfWork(statement, own, vocabulary(context.locale));
  if (stages) return stages;
  const isOther = isOtherDate({ cell, statement, own }, context);
  const parts = withOwnDates(
    statement,
    own,
    isOther ? { ...shared, role: 'handedOut' } : shared,
    vocabulary(context.locale),
  );
  return isAside(parts, shared, context)
    ? [...parts, { ...shared, statement, ...governing(statement, cell, context) }]
    : parts;
}

/** "Midterm 1: material from Jan 9 to Feb 17": its dates say what is asked, and it is held on the day of its row. */
const isAside = (
  parts: readonly Occasion[],
  { role }: Pick<Occasion, 'role'>,
  { dates }: CellContext,
): boolean => role !== 'handedOut' && dates.length > 0 && parts.every((part) => part.role === 'handedOut');

const LONGEST_SHARE = 20;

/** "Required", "Pass/fail" below "Points". */
function isShare({ passage, column }: GridCell, { columns, book, locale }: CellContext): boolean {
  return (
    passage.text.length <= LONGEST_SHARE &&
    headsShares(columns.names[column] ?? '', locale) &&
    vocabulary(locale).heads(passage.text).length === 0 &&
    book.within(passage).length === 0
  );
}

const CODE = /^(?<letters>\p{Lu}{1,4})\s?(?<number>\d{0,2})\p{Lu}?$/u;

/** "P2A" beside "Project 2A": the name of the row again, in letters. */
function isCodeOf(label: GridCell | undefined, cell: GridCell, { locale }: CellContext): boolean {
  const { letters, number = '' } = CODE.exec(cell.passage.text.trim())?.groups ?? {};
  if (!letters || !label || label === cell || !vocabulary(locale).namesWork(label.passage.text)) return false;
  const { text } = label.passage;
  return initials(text).toUpperCase().startsWith(letters) && text.includes(number);
}

/** What is named first and last, where other words stand beside it. */
function placeAmong(
  statements: readonly Passage[],
  statement: Passage,
  { dayOff }: Vocabulary,
): Pick<Occasion, 'place'> {
  const naming = statements.filter(({ text }) => /\p{L}{3}/u.test(text));
  if (naming.length < 2 || naming.every(({ text }) => dayOff.test(text))) return {};
  if (statement === naming[0]) return { place: 'first' };
  return statement === naming.at(-1) ? { place: 'last' } : {};
}

/** Two lines below "Due" are two things, however alike, and so are two rows in which a work stands in front of its day. */
function listedAt(
  { pieces }: Passage,
  cell: GridCell,
  { grid, columns }: CellContext,
): Pick<Occasion, 'listed'> {
  if (columns.roles[cell.column] !== 'due') return {};
  const first = grid.labels === undefined ? startOfWorks(cell, columns, grid) : cell.lines[0]?.start;
  const item = pieces[0]?.line.start;
  return first !== undefined && item !== undefined ? { listed: { list: first, item } } : {};
}

function startOfWorks(
  { column }: GridCell,
  { dates }: CellContext['columns'],
  { rows }: CellContext['grid'],
) {
  const isInFront = dates.length > 0 && dates.every((date) => date > column);
  return isInFront ? rows[0]?.cells[column]?.lines[0]?.start : undefined;
}

/** "Read: chapter 3" below the topic of a class. */
const IS_READ =
  /^\W*(?:read(?:ings?)?|lire|leer|lecturas?|lectures?\sobligatoires?|lesen|lektüre|leggere|lettur[ae]|ler|leituras?|lezen)\s?:\s/iu;

/** "Assignment: map of the harbor", beside what is read. */
const HOMEWORK =
  /^\W*(?:assignments?|home-?work|hw|devoirs?|tareas?|deberes|hausaufgaben?|compiti|tarefas?|huiswerk)\s?:/iu;
/** "Homework: read chapter 3", "HW: finish essay 3": it is done at home, and not due on the day on which it is told. */
const AT_HOME =
  /:\s(?:finish|continue|start|begin|complete|work|keep|revise|prepare|read|re-?read|skim|watch|view|listen|study|review|lire|leer|lesen|leggere|ler|lezen|chapters?|chs?\.|pp?\.|pages?)(?!\p{L})/iu;

interface Statement {
  isReading: boolean | undefined;
  /** On a line of its own below a day, in a list of days. */
  isBelowDay: boolean;
  words: Vocabulary;
}

function roleOfStatement(
  { text }: Passage,
  ofCell: Occasion['role'],
  { isReading, isBelowDay, words }: Statement,
): Occasion['role'] {
  if (SAYS_DUE.test(text) || saysDue(text) || isToHandIn(text, words)) return 'due';
  const isHomework = ofCell === 'entry' && HOMEWORK.test(text) && !AT_HOME.test(text);
  if ((isBelowDay || isHomework) && isLabelledWork(text, words)) return 'due';
  return isReading || isToRead(text, ofCell, words) ? 'reading' : ofCell;
}

/** In a column of work as well, where nothing else is named behind the label. */
function isToRead(text: string, ofCell: Occasion['role'], { heads, due }: Vocabulary): boolean {
  const label = IS_READ.exec(text)?.[0];
  if (label === undefined || (ofCell !== 'topic' && ofCell !== 'due')) return false;
  return ofCell === 'topic' || (heads(text.slice(label.length)).length === 0 && !due.test(text));
}

/** Numbers are work where the head of their column says of what. */
function numberOccasions(
  statement: Passage,
  shared: Pick<Occasion, 'beside' | 'context'>,
  cell: GridCell,
  context: CellContext,
): Occasion[] {
  const numberOf = headOfNumbers(statement, cell, context);
  return numberOf
    ? [{ ...shared, role: 'due', numberOf, statement, ...governing(statement, cell, context) }]
    : [];
}
