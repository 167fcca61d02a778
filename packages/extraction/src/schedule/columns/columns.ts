import type { DateBook } from '../../dates/date-book.ts';
import type { Weekday } from '../../extraction.ts';
import { isTest, type Vocabulary, vocabulary } from '../../items/vocabulary.ts';
import type { ColumnRole, Locale } from '../../locales/locale.ts';
import { isPartOfGrade } from '../../locales/part-of-grade.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Grid, GridCell, GridRow } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { oneOf } from '../../text/patterns.ts';
import { weekdayHeader } from '../calendars/month-grids.ts';
import { roleOfLabel } from '../lists/labelled-lists.ts';
import { STAGE } from '../text/stage-words.ts';
import { isItemName, isSection, weekdayAlone, withoutAsides } from './column-names.ts';
import { dateColumns } from './date-columns.ts';
import { withGivenOut } from './given-out.ts';
import { withGroupColumns } from './group-columns.ts';
import { namesWorks } from './names-works.ts';
import { remarkColumns } from './remarks.ts';
import { headsShares, holdsShares } from './share-heads.ts';
import { withTopicsOfClass } from './topics-of-class.ts';
import { withWorkColumns } from './work-columns.ts';

export interface Columns {
  /** Index of the header row; -1 when the table has none. */
  header: number;
  /** What stands above each column, here or in the part of the table before this one. */
  heads: readonly (Passage | undefined)[];
  /** What each of them says of its column; of one over several columns, what its last line says of each. */
  names: readonly string[];
  roles: (ColumnRole | undefined)[];
  /** The columns that hold the dates of the rows. */
  dates: number[];
  /** The column of the days on which the work of a row is due, where the rows have days of their own as well. */
  due?: number;
  /** Each row is work: a column of shares beside one of dates says so, or the names of the rows. */
  listsWork: boolean;
  /** Of what kind the rows are, where the title above the table tells it. */
  kindAbove?: Passage;
  /** Columns with nothing but days on which something is due: "Deadline | Deadline of the revision". */
  dueDays?: readonly number[];
  /** Columns that tell more of the works of the rows. */
  remarks?: readonly number[];
}

const LONGEST_HEADER = 60;
const ROLES: readonly ColumnRole[] = ['due', 'handedOut', 'date', 'week', 'reading', 'session', 'topic'];

/** What each column of a table is for, told by its header and by where the dates are. */
export function readColumns(grid: Grid, book: DateBook, locale: Locale, above?: Columns): Columns {
  if (grid.labels) return labelledColumns(grid, grid.labels, locale);
  const upper = findHeader(grid, book, locale);
  const top = grid.rows[upper];
  const inherited = above && above.roles.length === grid.columns ? above : undefined;
  const { heads, names: named, roles } = (top && headed(top, locale)) ?? inherited ?? headless(grid);
  const weekdays = top ? weekdaysBelow(grid.rows[upper + 1], locale) : undefined;
  const header = weekdays ? upper + 1 : upper;
  const names = weekdays ? named.map((name, column) => `${name} ${weekdays[column] ?? ''}`.trim()) : named;
  const calendar = weekdayHeader(grid, locale);
  const hasShares =
    names.some((name) => headsShares(name, locale)) || (names.length === 0 && holdsShares(grid, locale));
  const { dates, due, dueDays } = dateColumns(grid, { header, names, roles }, { book, locale });
  const isGrid = calendar !== undefined && !dates.some((column) => calendar.days[column] === undefined);
  if (calendar && isGrid)
    return {
      header: calendar.row,
      heads,
      names,
      ...besideCalendar(calendar.days, names, roles),
      listsWork: hasShares,
    };
  const ofDueDays = roles.map((role, column) => (dueDays?.includes(column) ? 'due' : role));
  const ofClass = withTopicsOfClass(grid, { header, roles: withNamedWork(ofDueDays, due), dates });
  const ofWork = withWorkColumns(grid, { header, names, roles: ofClass, dates, locale });
  const remarks = remarkColumns(grid, { header, names, roles: ofWork, dates, locale });
  const listsWork = hasShares || namesWorks(grid, { header, names, roles: ofClass, dates, locale });
  return {
    header,
    heads,
    names,
    roles: withGivenOut(withGroupColumns(grid, { header, names, roles: ofWork, dates, locale }), {
      names,
      when: [...dates, ...(dueDays ?? []), ...(due === undefined ? [] : [due])],
    }),
    dates,
    listsWork,
    ...(due !== undefined && { due }),
    ...(dueDays && { dueDays }),
    ...(remarks.length > 0 && { remarks }),
  };
}

/** "Topics" and "Deadlines" beside the days of a week: their rows begin with the first of these days. */
function besideCalendar(
  days: readonly (Weekday | undefined)[],
  names: readonly string[],
  roles: Columns['roles'],
): Pick<Columns, 'roles' | 'dates'> {
  const isBeside = roles.map((_, column) => !days[column] && /\p{L}{4}/u.test(names[column] ?? ''));
  const first = days.findIndex((day) => day !== undefined);
  return {
    roles: roles.map((role, column) => (isBeside[column] ? role : undefined)),
    dates: isBeside.includes(true) ? [first] : [],
  };
}

/** What is due on the days of such a column stands in the one before it, where none is for work by its name. */
const withNamedWork = (roles: Columns['roles'], due: number | undefined): Columns['roles'] =>
  due === undefined || roles.some((role, column) => role === 'due' && column !== due)
    ? roles
    : roles.map((role, column) => (column === due - 1 && role !== 'date' ? 'due' : role));

/** Those of a list of days, which the labels in front of its lines name. */
function labelledColumns(grid: Grid, labels: NonNullable<Grid['labels']>, locale: Locale): Columns {
  const names = labels.map((label) => label?.text ?? '');
  const words = vocabulary(locale);
  // "Section B: 2/6" below the day of the first section; "Group project" names work.
  const dates = names.flatMap((name, column) =>
    column === 0 || (isSection(name) && !words.namesWork(name)) ? [column] : [],
  );
  const whole = { ...grid, rows: [...(grid.listRows ?? grid.rows)] };
  const roles = withWorkColumns(whole, {
    header: -1,
    names,
    roles: withoutLoneCloses(names, locale).map((role, column) => {
      const name = names[column] ?? '';
      if (roleOfLabel(name, words) === 'handedOut') return 'handedOut';
      if (PREPARES.test(name)) return undefined;
      if (role === undefined && (isPartOfGrade(name, locale) || saysDueOfWork(name, words))) return 'due';
      return role === 'due' && IN_CLASS.test(name) ? undefined : role;
    }),
    dates,
    locale,
  });
  return {
    ...{ header: -1, heads: labels, names, dates },
    roles: withGivenOut(roles, { names, when: dates }),
    listsWork: names.some((name) => headsShares(name, locale)),
  };
}

/** "Group project due" */
const saysDueOfWork = (name: string, { due, namesWork }: Vocabulary): boolean =>
  due.test(name) && namesWork(name);

/** "HW prep": what is written for the work of that day, and no other. */
const PREPARES = /\p{L}\sprep(?:aration)?\W*$/iu;

/** "Introducing the final project", "Project scrum": what is done with a work in class. */
const IN_CLASS =
  /^\W*introducing\s|\s(?:scrums?|stand-?ups?|updates?|help|work(?:shops?|\s?time|\s?days?)|meetings?|check-?ins?|sessions?)\W*$/iu;

type Headed = Pick<Columns, 'heads' | 'names' | 'roles'>;

function headed(row: GridRow, locale: Locale): Headed {
  const names = namesAbove(row, locale);
  const heads = row.cells.map((cell) => cell?.passage);
  const roles = withTopics(withoutLoneCloses(names, locale), names, locale);
  return { heads, names, roles: withoutHow(withHandedIn(roles, names), names) };
}

const HOW =
  /^\W*(?:how\sto\s(?:submit|hand\sin|turn\sin)|(?:submi(?:t|tted|ssion)|hand(?:ed)?[-\s]in|turn(?:ed)?[-\s]in|upload(?:ed)?)(?:\s(?:on|via|to|through|in|methods?|types?|modes?|formats?|platforms?|locations?))?)\W*$/iu;
const WHEN = /\b(?:due|deadlines?)\b/iu;

/** "Submitted on | Due date" above "Portal | May 3": how a work is handed in, where another column says when. */
const withoutHow = (roles: Columns['roles'], names: readonly string[]): Columns['roles'] =>
  names.some((name) => WHEN.test(name))
    ? roles.map((role, column) => (HOW.test(names[column] ?? '') ? undefined : role))
    : roles;

const OUT = /^\W*out\W*$/iu;
const IN = /^\W*(?:back\s)?in\W*$/iu;

/** "Homework | Out | In": when it is given, and when it is handed in. */
const withHandedIn = (roles: Columns['roles'], names: readonly string[]): Columns['roles'] =>
  names.some((name) => OUT.test(name))
    ? roles.map((role, column) => (IN.test(names[column] ?? '') ? 'due' : role))
    : roles;

/** "Topic and readings", where no other column has the topics: what the class is about, and below it what is read. */
function withTopics(roles: Columns['roles'], names: readonly string[], locale: Locale): Columns['roles'] {
  if (roles.includes('topic')) return roles;
  const isTopic = headerPatterns(locale).find(({ role }) => role === 'topic')?.within;
  return roles.map((role, column) =>
    role === 'reading' && isTopic?.test(names[column] ?? '') ? 'topic' : role,
  );
}

const headless = ({ columns }: Grid): Headed => ({
  heads: [],
  names: [],
  roles: new Array<undefined>(columns).fill(undefined),
});

/** "Problem sets" above two columns, and in its last line "Assign Due": a name for each of them. */
function namesAbove(row: GridRow, locale: Locale): string[] {
  const names = row.cells.map((cell) => cell?.passage.text ?? '');
  for (const { lines, passage, column } of distinct(row)) {
    const next = names.findIndex(
      (name, index) => index > column && name !== '' && row.cells[index]?.passage !== passage,
    );
    const room = (next < 0 ? names.length : next) - column;
    const each = lines.at(-1)?.text.trim().split(/\s+/) ?? [];
    const above = lines.slice(0, -1).map(({ text }) => text);
    const isOfWork = room > 1 && vocabulary(locale).heads(above.join(' ')).length > 0;
    const isEach = isOfWork && each.length === room && each.some((name) => roleOf(name, locale) === 'due');
    if (isEach) names.splice(column, room, ...each);
  }
  return names;
}

const CLOSES = /^closes?$/iu;

/** "Section | Weeks | Closes": beside nothing that opens or is handed in, it is when the section ends. */
function withoutLoneCloses(names: readonly string[], locale: Locale): (ColumnRole | undefined)[] {
  const columns = names.map((name) => ({
    name,
    role: roleOf(name, locale),
    isClosing: CLOSES.test(name.trim()),
  }));
  const hasWork = columns.some(
    ({ name, role, isClosing }) =>
      !isClosing &&
      (role === 'handedOut' ||
        role === 'due' ||
        vocabulary(locale).heads(name).length > 0 ||
        isItemName(name)),
  );
  return columns.map(({ role, isClosing }) => (isClosing && !hasWork ? undefined : role));
}

const FEWEST_WEEKDAYS = 2;

/** "Monday" below "Lecture", "Thursday" below "Lab": a row of nothing else says on which day of a week each of them is. */
function weekdaysBelow(row: GridRow | undefined, locale: Locale): string[] | undefined {
  const texts = row?.cells.map((cell) => cell?.passage.text.trim() ?? '') ?? [];
  const days = texts.filter((text) => weekdayAlone(text, locale) !== undefined);
  const areDays = texts.every((text) => text === '' || weekdayAlone(text, locale) !== undefined);
  return areDays && days.length >= FEWEST_WEEKDAYS ? texts : undefined;
}

const HEADER_ROWS = 3;

function findHeader(grid: Grid, book: DateBook, locale: Locale): number {
  const first = grid.rows
    .slice(0, HEADER_ROWS)
    .findIndex(
      (row, index) => isHeader(row, book, locale) || (index === 0 && headsDates(grid, book, locale)),
    );
  return namesMore(grid.rows[first], grid.rows[first + 1], book, locale) ? first + 1 : first;
}

/** "Evaluation" across the columns that "Type", "Due date" and "Weight" below it tell apart. */
const namesMore = (
  upper: GridRow | undefined,
  lower: GridRow | undefined,
  book: DateBook,
  locale: Locale,
): boolean =>
  upper !== undefined &&
  lower !== undefined &&
  distinct(lower).length > distinct(upper).length &&
  distinct(upper).some((cell) => lower.cells.includes(cell)) &&
  isHeader(lower, book, locale);

const MOSTLY = 0.6;
const LONGEST_NAME = 24;

/** "Sheet | To be handed in by" above rows of numbers and dates: one name that is known says enough of the other, or of none. */
function headsDates(grid: Grid, book: DateBook, locale: Locale): boolean {
  const [first, ...rows] = grid.rows;
  const names = first ? distinct(first) : [];
  if (rows.length < 2 || names.length !== grid.columns) return false;
  const isName = ({ column, passage: { text } }: GridCell) =>
    text.length <= LONGEST_NAME && (/^[\p{L}\s/-]+$/u.test(text) || (column === 0 && text.trim() === ''));
  if (!names.every(isName)) return false;
  return names.some(({ column, passage }) => {
    const role = roleOf(passage.text, locale);
    const cells = rows.flatMap((row) => row.cells[column]?.passage ?? []);
    const dated = cells.filter((cell) => book.within(cell).length > 0);
    return (role === 'due' || role === 'date') && dated.length >= Math.max(2, MOSTLY * rows.length);
  });
}

/** "4 | Wed 20 | Joins | Chapter 5", "Week 8 | Final project": a row that is counted is none of names. */
const COUNTED = /^\s*(?:(?:week|wk|unit|module|part|semaine|semana|woche|settimana)\s?#?)?\d{1,2}\s*$/iu;

/** A row whose short cells say what stands below them. */
export function isHeader(row: GridRow, book: DateBook, locale: Locale): boolean {
  const cells = distinct(row).filter((cell) => cell.passage.text !== '');
  if (cells.length < 2 || cells.some(({ passage }) => passage.text.length > LONGEST_HEADER)) return false;
  if (cells.some(({ passage }) => book.within(passage).length > 0)) return false;
  const [first, second] = cells.map(({ passage }) => COUNTED.test(passage.text));
  if (first && !second) return false;
  const known = cells.filter(
    ({ passage: { text } }) =>
      roleOf(text, locale) !== undefined ||
      weekdayAlone(text, locale) !== undefined ||
      isSection(text) ||
      (text.length <= LONGEST_NAME && STAGE.test(text)) ||
      headsShares(text, locale),
  );
  return known.length >= Math.min(2, cells.length);
}

/** The cells of a row, one that is merged over several columns once. */
export const distinct = (row: GridRow) => [...new Set(row.cells)].filter((cell) => cell !== undefined);

/** "Before class", "After-class": anything may stand below it. */
const BESIDE_CLASS =
  /^(?:before|after|pre|post|prior\sto|for|in)[\s-]+(?:each\s|the\s)?(?:class|lecture|session|meeting)$/iu;

export const isBesideClass = (head: string): boolean => BESIDE_CLASS.test(head.trim());

const headerPatterns = perLocale(({ headers }) =>
  ROLES.map((role) => ({
    role,
    whole: new RegExp(`^${oneOf(headers[role])}$`, 'iu'),
    within: new RegExp(`(?<![\\p{L}])${oneOf(headers[role])}(?![\\p{L}])`, 'iu'),
  })),
);

/** "Class readings", "Module topics": what the class or the module has. */
const classInFront = perLocale(({ headers }) => new RegExp(`^${oneOf(headers.week)}\\s(?=\\p{L})`, 'iu'));

/** "Late due date": until when it is taken once it was due. */
const LATE =
  /^\W*(?:late|grace)(?:\s(?:work|submissions?|due|period|day|date|deadline|until|accepted)){1,3}\W*$/iu;

/** "HW out", "Problem set assigned"; a quiz that is given is taken. */
function isWorkGivenOut(head: string, { handedOut, works }: Vocabulary): boolean {
  const at = handedOut.exec(head);
  const [work, ...others] = works(head.slice(0, at?.index ?? 0));
  return (
    at !== null && at.index + at[0].length === head.length && !!work && others.length === 0 && !isTest(work)
  );
}

/** The role a header cell names; where it names several, work that is due counts most. */
export function roleOf(text: string, locale: Locale): ColumnRole | undefined {
  const patterns = headerPatterns(locale);
  const words = text
    .trim()
    .replace(/[*:#()]+/g, ' ')
    .trim();
  if (words === '' || words.length > LONGEST_HEADER || isBesideClass(words)) return undefined;
  if (LATE.test(words)) return 'handedOut';
  const whole = patterns.find((pattern) => pattern.whole.test(words));
  if (whole) return whole.role;
  const rest = words.replace(classInFront(locale), '');
  const ofClass = rest === words ? undefined : roleOf(rest, locale);
  if (ofClass) return ofClass;
  const named = patterns.filter(({ within }) => within.test(words)).map(({ role }) => role);
  const isGiven =
    named[0] === 'due' && named.includes('handedOut') && isWorkGivenOut(words, vocabulary(locale));
  if (isGiven) return 'handedOut';
  // "Readings and assignments", "Topics and deadlines": where a column holds both, the words of each cell decide.
  const isMixed = named.includes('due') && (named.includes('reading') || named.includes('topic'));
  const bare = withoutAsides(text, locale);
  const isAside = named[0] === 'due' && bare !== text && roleOf(bare, locale) !== 'due';
  return isMixed || isAside ? undefined : named[0];
}
