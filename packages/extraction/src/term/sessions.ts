import { daysBetween } from '../dates/civil.ts';
import { type DateBook, inAYear, type PlacedDate } from '../dates/date-book.ts';
import type { Grid, Node } from '../structure/outline.ts';
import type { Passage } from '../text/passage.ts';

/** The days of the sessions that a schedule numbers. */
export interface NumberedSessions {
  /** The day of "class 4"; of "session 4" as well, where the schedule numbers nothing else. */
  dayOf(word: string, number: number): PlacedDate | undefined;
}

/** What is numbered, as the source of a pattern. */
export const SESSION =
  '(?:class(?!es)|session|lecture|meeting|seminar|lesson|day|séance|cours|leçon|sesi[oó]n|clase|aula|encontro|sitzung|termin|vorlesung|lezione|incontro|les|college|bijeenkomst)(?!\\p{L})';

const NUMBER_SIGN = '\\s?(?:#|no\\.|n[°º]|nr\\.)?\\s?';
const FEWEST_SESSIONS = 4;
const FARTHEST_DAY = 60;

const LED = new RegExp(`^\\W{0,4}(?<word>${SESSION})${NUMBER_SIGN}(?<number>\\d{1,2})(?![\\d.])`, 'iu');
const RANGE = /^\s?[-–&,/]\s?(?=\d)/u;
const HEAD = new RegExp(
  `^\\W{0,3}(?:(?<word>${SESSION})s?\\W{0,2})?(?:#|no\\.?|number|n[°º]|nr\\.?)?\\W{0,2}$`,
  'iu',
);
const NUMBER = /^\W{0,2}(?<number>\d{1,2})\W{0,2}$/u;

interface Session {
  word: string;
  number: number;
  day: PlacedDate;
}

/** Reads them from lines and cells such as "Session 4 (Sept 29)", and from tables with the number in a cell of its own; none where nothing is numbered. */
export function readSessions(nodes: readonly Node[], book: DateBook): NumberedSessions | undefined {
  const all = nodes.flatMap((node) =>
    node.type === 'paragraph' ? inLine(node.passage, book) : inGrid(node, book),
  );
  const series = [...Map.groupBy(all, ({ word }) => word)].filter(([, sessions]) => areInOrder(sessions));
  if (series.length === 0) return undefined;
  const only = series.length === 1 ? series[0]?.[1] : undefined;
  return {
    dayOf(word, number) {
      const own = series.find(([name]) => name === word.toLowerCase())?.[1] ?? only;
      return own?.find((session) => session.number === number)?.day;
    },
  };
}

/** One day for each number, and each later than the one before. */
function areInOrder(sessions: readonly Session[]): boolean {
  if (sessions.length < FEWEST_SESSIONS) return false;
  return sessions.every(({ number, day }, index) => {
    const above = sessions[index - 1];
    return !above || (number > above.number && daysBetween(inAYear(above.day.date), inAYear(day.date)) > 0);
  });
}

function inLine(passage: Passage, book: DateBook): Session[] {
  const led = LED.exec(passage.text);
  const [day, ...others] = led ? book.within(passage) : [];
  if (!led || !day || others.length > 0 || day.start > FARTHEST_DAY || day.placed.until) return [];
  // "Sessions 3–4, May 2" are two; "Séance 3 – 2 mai" is one.
  const end = led[0].length;
  const joint = RANGE.exec(passage.text.slice(end))?.[0].length;
  if (joint !== undefined && day.start !== end + joint) return [];
  const { word = '', number } = led.groups ?? {};
  return [{ word: word.toLowerCase(), number: Number(number), day: day.placed }];
}

function inGrid({ rows: [head, ...rows] }: Grid, book: DateBook): Session[] {
  const column =
    head?.cells.findIndex(
      (cell) => cell && cell.passage.text.trim() !== '' && HEAD.test(cell.passage.text),
    ) ?? -1;
  const word = HEAD.exec(head?.cells[column]?.passage.text ?? '')?.groups?.word?.toLowerCase() ?? '';
  return rows.flatMap(({ cells }): Session[] => {
    const own = [...new Set(cells)].flatMap((cell) => cell ?? []);
    const led = own.flatMap(({ passage }) => inLine(passage, book));
    const number = NUMBER.exec(cells[column]?.passage.text ?? '')?.groups?.number;
    // "6 | February 6 | Trees | Project due February 20"
    const days = own.map(({ passage }) => book.within(passage)).find((dates) => dates.length > 0) ?? [];
    const [day, ...others] = days.map(({ placed }) => placed);
    const isNumbered = number !== undefined && day !== undefined && !day.until && others.length === 0;
    return isNumbered ? [{ word, number: Number(number), day }] : led.slice(0, 1);
  });
}
