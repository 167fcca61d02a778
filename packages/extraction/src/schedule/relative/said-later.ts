import { type DateBook, type PlacedDate, placeAt } from '../../dates/date-book.ts';
import type { Meeting } from '../../extraction.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { NumberedSessions } from '../../term/sessions.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { daysOfClass } from './days-of-class.ts';
import { laterDayIn } from './later-day.ts';

export interface Calendar {
  book: DateBook;
  meetings: readonly Meeting[];
  sessions: NumberedSessions | undefined;
  locale: Locale;
}

/**
 * Work that the entry of one day names and that is due on a later one: "Essay 1 (due next class)", "due before
 * session 4", "due the following Monday", "due in two weeks". Where the words stand alone, they are said of what the
 * same line or cell names in front of them.
 */
export function onSaidDays(occasions: readonly Occasion[], calendar: Calendar): Occasion[] {
  const days = daysOfClass(occasions, calendar.meetings);
  const told: Occasion[] = [];
  for (const occasion of occasions) {
    const said = saidIn(occasion, days, calendar);
    const at = said && !said.statement ? namedBefore(occasion, told, calendar.locale) : -1;
    const named = told[at];
    if (!said || (!said.statement && !named)) told.push(occasion);
    else if (said.statement) told.push(onSaidDay(occasion, said, said.statement));
    else if (named) {
      const telling = told.slice(at + 1).map((below): Occasion => ({ ...below, isDetail: true }));
      told.splice(at, told.length - at, onSaidDay(named, said, named.statement), ...telling);
    }
  }
  return told;
}

interface Said {
  day: PlacedDate;
  /** The words around those that say the day. */
  statement: Passage | undefined;
  /** What stands behind them: the hour. */
  beside: string;
}

function onSaidDay(occasion: Occasion, { day, beside }: Said, statement: Passage): Occasion {
  const { isWeek: _isWeek, isWindow: _isWindow, ...rest } = occasion;
  return { ...rest, statement, dates: [day], role: 'due', beside };
}

/** In statements: the first of a cell may name the work, and the others tell of it. */
const FARTHEST = 5;

/** Where the work of a statement stands that only says when something is due. */
function namedBefore(occasion: Occasion, told: readonly Occasion[], locale: Locale): number {
  const { works } = vocabulary(locale);
  const isNear = (above: Occasion, at: number) => told.length - at <= FARTHEST && isBeside(above, occasion);
  const named = told.findLastIndex(
    (above, at) => isNear(above, at) && works(above.statement.text).length > 0,
  );
  return named < 0 ? told.findLastIndex(isNear) : named;
}

/** In one line or in one cell; a line of its own below an entry may be the title of what stands below it. */
const isBeside = (above: Occasion, { dates: [day], role, statement }: Occasion): boolean =>
  above.dates[0] === day &&
  (role !== 'follower' || above.statement.pieces.at(-1)?.line === statement.pieces[0]?.line);

function saidIn(
  { statement, dates, role, isWeek = false }: Occasion,
  days: readonly PlacedDate[],
  { book, sessions, locale }: Calendar,
): Said | undefined {
  const [first, from] = [dates[0], dates.at(-1)];
  if (role === 'handedOut' || !first || !from || book.within(statement).length > 0) return undefined;
  const isOfDays = isWeek || dates.length > 1;
  const later = laterDayIn(statement.text, { first, from, isOfDays, days, sessions, locale });
  if (!later) return undefined;
  const { start, end, ...told } = later;
  const { month, day } = told.date;
  const placed = placeAt(statement, { start, end, month, day }, told);
  return placed && { day: placed, ...around(statement, start, end) };
}

/** The words in front of those that say the day, or those behind a colon. */
function around(passage: Passage, start: number, end: number): Omit<Said, 'day'> {
  const front = passage.text.slice(0, start).replace(/[\s([,;:.–—-]+$/u, '');
  const beside = passage.text.slice(end);
  if (/\p{L}[\p{L}\d]/u.test(front)) return { statement: slicePassage(passage, 0, front.length), beside };
  const [lead = ''] = /^[\s)\],;:.–—-]+/u.exec(beside) ?? [];
  const isNamedBehind = /[:–—-]/u.test(lead) && /\p{L}{2}/u.test(beside);
  return isNamedBehind
    ? { statement: slicePassage(passage, end + lead.length), beside: '' }
    : { statement: undefined, beside };
}
