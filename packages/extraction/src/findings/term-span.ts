import { type CivilDate, daysBetween, toIso } from '../dates/civil.ts';
import { type DateBook, isFull, type PartialDate, type PlacedDate } from '../dates/date-book.ts';
import type { Line } from '../document.ts';
import type { Locale } from '../locales/locale.ts';
import type { Draft } from './draft.ts';
import { type TermBound, termBound } from './term-bound.ts';

/** First and last day of the term, as far as the document tells. */
export interface TermSpan {
  start?: string;
  end?: string;
}

interface Span {
  first: CivilDate;
  last: CivilDate;
}

const HEAD = 4000;
const [SHORTEST, LONGEST] = [28, 300];
/** Of a summer term, whose days stand for themselves in the first lines. */
const SHORTEST_SUMMER = 14;
const FIRST_LINES = 400;
const FEWEST_CLASSES = 4;

const isLongEnough = ({ first, last }: Span): boolean => {
  const days = daysBetween(first, last);
  return days >= SHORTEST && days <= LONGEST;
};

/** "January 11 – May 7, 2027" at the top of a syllabus is the term. */
export const isTermSpan = ({ date, until, line }: PlacedDate): boolean =>
  until !== undefined &&
  isFull(date) &&
  isFull(until) &&
  line.start <= HEAD &&
  (isLongEnough({ first: date, last: until }) || isSummerTerm({ first: date, last: until }, line));

const isSummerTerm = ({ first, last }: Span, { start, text }: Line): boolean =>
  start <= FIRST_LINES && daysBetween(first, last) >= SHORTEST_SUMMER && isOnlyDates(text);

/** "May 15-June 5, 2001", beside which no word stands. */
const isOnlyDates = (text: string): boolean =>
  text.length <= LONGEST_ALONE && (text.match(/\p{L}{2,}/gu)?.length ?? 0) <= MOST_NAMES;

const LONGEST_ALONE = 45;
/** Those of two months, and of two weekdays. */
const MOST_NAMES = 4;

/** The days that the document states, together or one by one; else those of its schedule. */
export function readTermSpan(
  { all }: DateBook,
  planned: { classes: readonly Draft[]; assessed: readonly Draft[] },
  locale: Locale,
): TermSpan {
  const stated = all.find(isTermSpan);
  if (stated?.until) return { start: toIso(stated.date), end: toIso(stated.until) };
  const bound = (which: TermBound) =>
    inOrder(all.filter((day) => termBound(day, locale) === which).map(({ date }) => date));
  const schedule = ofSchedule(planned);
  const first = bound('first')[0] ?? schedule?.first;
  const last = bound('last').at(-1) ?? schedule?.last;
  if (!first || !last || !isLongEnough({ first, last })) return schedule ? toSpan(schedule) : {};
  return toSpan({ first, last });
}

const toSpan = ({ first, last }: Span): TermSpan => ({ start: toIso(first), end: toIso(last) });

/** Presentations go on this long behind the last topic. */
const LONGEST_AFTER = 24;

/** From the first class to the last one, or to what is due or held in the weeks behind it; exams come when classes are over. */
function ofSchedule({
  classes,
  assessed,
}: {
  classes: readonly Draft[];
  assessed: readonly Draft[];
}): Span | undefined {
  const days = inOrder(
    classes.flatMap(({ kind, dates }) => (kind === 'class' ? (dates[0]?.date ?? []) : [])),
  );
  const [first, last] = [days[0], days.at(-1)];
  if (days.length < FEWEST_CLASSES || !first || !last) return undefined;
  const behind = inOrder(
    assessed.flatMap(({ kind, dates }) =>
      kind === 'exam' ? [] : dates.map(({ date, until }) => until ?? date),
    ),
  ).filter((day) => {
    const apart = daysBetween(last, day);
    return apart > 0 && apart <= LONGEST_AFTER;
  });
  return { first, last: behind.at(-1) ?? last };
}

const inOrder = (dates: readonly PartialDate[]): CivilDate[] =>
  dates.filter(isFull).sort((a, b) => daysBetween(b, a));
