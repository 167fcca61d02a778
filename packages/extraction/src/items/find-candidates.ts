import type { DateBook } from '../dates/date-book.ts';
import { findTimes, type TimeMention } from '../dates/find-times.ts';
import type { AssessedKind, Evidence } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { deadlineOn, dueWeekday, inWeekFrom, namedDay } from '../schedule/relative/relative-day.ts';
import { inSaidWeek } from '../schedule/relative/said-week.ts';
import { withWeekdayLeads } from '../schedule/relative/weekday-leads.ts';
import type { TermWeeks } from '../term/weeks.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { capitalized } from '../text/patterns.ts';
import { announcedWeekday } from './announced-test.ts';
import type { Candidate, Signal } from './candidate.ts';
import { evidenceOfStatement } from './evidence-of-statement.ts';
import { gatherSignals } from './gather-signals.ts';
import { isNoWork } from './is-no-work.ts';
import { isDeadline } from './label-words.ts';
import type { Named } from './name-thing.ts';
import { beforeOtherTimetable } from './other-timetable.ts';
import { readStatement, type StatementRead } from './read-statement.ts';
import { IS_DUE, splitThings } from './split-things.ts';
import { type Head, isTest, type Vocabulary, vocabulary } from './vocabulary.ts';

export interface CandidateContext {
  book: DateBook;
  locale: Locale;
  weeks: TermWeeks;
}

/** Every thing a statement may announce for its day. Nothing is decided here: signals are gathered. */
export function findCandidates(told: Occasion, context: CandidateContext): Candidate[] {
  const { locale } = context;
  if (told.dates.length === 0 || isListOfShares(told, context)) return [];
  const occasion = { ...told, statement: beforeOtherTimetable(told.statement, locale) };
  const words = vocabulary(locale);
  const all = splitThings(occasion, words, locale);
  const things = all.map((statement): Occasion => {
    const beside = hourBehind(all, statement, context.book) ?? occasion.beside;
    return { ...occasion, statement, ...(beside && { beside }) };
  });
  return withWeekdayLeads(things, locale).flatMap((own): Candidate[] => {
    const read = readStatement(
      isDueWithLast(own, all, { whole: occasion.statement, words }) ? { ...own, role: 'due' } : own,
      words,
      context,
    );
    const { named } = read;
    return named === undefined || isNoWork(read, named) ? [] : [toCandidate(read, named, context)];
  });
}

const ARE_DUE = /\s(?:are|is)\sdue\W*$/iu;
const AND = /\s(?:and|&)\s$/iu;
/** Held in class unless the words say that it is handed in: "Lab 3 and Lab 2 report due". */
const HELD = /(?<!\p{L})labs?\s?#?\d*\W*$/iu;

/** "The essay and the peer review are due": said of each, at the end of the last one. */
function isDueWithLast(
  { statement }: Occasion,
  all: readonly Passage[],
  { whole, words }: { whole: Passage; words: Vocabulary },
): boolean {
  const last = all.at(-1);
  if (!last || last === statement || !whole.text.endsWith(last.text)) return false;
  if (!IS_DUE.test(last.text) || !AND.test(whole.text.slice(0, -last.text.length))) return false;
  const mayBeHeld = HELD.test(statement.text) || words.heads(statement.text).some(isTest);
  return !mayBeHeld || ARE_DUE.test(last.text);
}

/** "Report 1 + plan 2 (Friday, September 18, 4 pm)": what stands behind the one date is said of each. */
function hourBehind(all: readonly Passage[], statement: Passage, book: DateBook): string | undefined {
  const last = all.at(-1);
  if (!last || last === statement || book.within(statement).length > 0) return undefined;
  const [date, ...others] = book.within(last);
  return date && others.length === 0 ? last.text.slice(date.end) : undefined;
}

const SHARE = /(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s?%/gu;

/** "Homework 15%, midterms 22.5% each, final 30%" says what counts, whatever date stands above it. */
const isListOfShares = ({ statement, role }: Occasion, { book }: CandidateContext): boolean =>
  ((statement.text.match(SHARE)?.length ?? 0) > 1 ||
    (role === 'follower' && [SHARE_FIRST, OF_ALL, OF_GRADES].some((told) => told.test(statement.text)))) &&
  book.within(statement).length === 0;

/** "30% Midterm" below the last day of a schedule. */
const SHARE_FIRST = /^\W{0,3}\d{1,3}\s?%\s/u;
/** "Quizzes: 10%": of all of them. */
const OF_ALL = /^\W{0,3}(?:\p{L}+\s){0,3}\p{L}+s\s?:\s?\d{1,3}\s?%\W*$/u;
/** "Grading: each exam = 30%". */
const OF_GRADES = /^\W{0,3}grad(?:es?|ing)\s?:[^%]{3,60}\d\s?%/iu;

function toCandidate(read: StatementRead, named: Named, context: CandidateContext): Candidate {
  const { locale } = context;
  const { occasion, head } = read;
  const { text } = occasion.statement;
  const { isOwnDay, isAnnounced, ...when } = whenOf(read, context);
  const signals = gatherSignals(read, named);
  return {
    kind: kindOf(head, named.title),
    title: isAnnounced && head ? capitalized(head.text) : titleOf(named, occasion),
    ...when,
    signals: isOwnDay ? onItsOwnDay(signals, isAnnounced) : signals,
    statement: text,
    role: occasion.role,
    ...(occasion.listed && { listed: occasion.listed }),
    evidence: evidenceFor(read, named),
    ...nounOf(read),
    ...timesOf(
      hoursBehindDate(read) ??
        nearestTime(read) ??
        openingTime(read, locale) ??
        findTimes(occasion.beside ?? '', locale)[0],
    ),
    ...weightOf(text),
  };
}

/** The word of its own, or else that of its column. */
function nounOf({ head, occasion: { kindOf } }: StatementRead): Pick<Candidate, 'noun'> {
  if (head) return head.numbered ? {} : { noun: head.text };
  return kindOf ? { noun: kindOf.text } : {};
}

/** With the group that has it on this day. */
const titleOf = ({ title }: Named, { ofGroup }: Occasion): string =>
  capitalized(ofGroup && !title.includes(ofGroup) ? `${title} (${ofGroup})` : title);

/** "Quiz on Tuesday", among several days: as good as a date. */
function onItsOwnDay(signals: ReadonlySet<Signal>, isAnnounced = false): Set<Signal> {
  const own = new Set<Signal>([...signals, 'own-date', ...(isAnnounced ? ['sets-day' as const] : [])]);
  own.delete('window');
  return own;
}

type When = Pick<Candidate, 'dates' | 'isWeek' | 'namesDay'> & {
  /** The statement says by its name which of several days it is on. */
  isOwnDay?: boolean;
  /** A sentence announces a test for that day. */
  isAnnounced?: boolean;
};

/** "Due Friday" in the row of a Wednesday is on the Friday of that week. */
function whenOf(read: StatementRead, { locale, weeks }: CandidateContext): When {
  const { occasion, dateAt } = read;
  const { statement, dates, isWeek = isOverWeek(occasion) } = occasion;
  if (dateAt !== undefined) return { dates, ...(isOverWeek(occasion) && { isWeek: true }) };
  const said = inSaidWeek(statement.text, dates, weeks, locale);
  if (said) return { dates: said };
  const [first] = dates;
  const announced = announcedWeekday(read, locale);
  if (announced && first)
    return { dates: [inWeekFrom(first, announced)], isOwnDay: true, namesDay: true, isAnnounced: true };
  const named = namedDay(statement.text, dates, isWeek, locale);
  if (named) return { dates: [named], isOwnDay: dates.length > 1, namesDay: true };
  const weekday = dueWeekday(statement.text, locale);
  if (weekday && first) return { dates: [deadlineOn(first, weekday)], namesDay: true };
  return { dates, ...(isWeek && { isWeek }) };
}

const WEEK_HEADING = /^\W{0,4}(?:week|wk|semaine|semana|woche)\s?\d{1,2}\s?[:–—.-]/iu;

/** "Week 9: Storage and Exam 1 (Oct 12-16)" */
const isOverWeek = ({ statement, dates }: Occasion): boolean =>
  WEEK_HEADING.test(statement.text) && dates.some(({ until }) => until !== undefined);

const evidenceFor = ({ occasion, dateAt }: StatementRead, named: Named): Evidence[] => [
  ...(named.passage ? [evidenceOf(named.passage)] : []),
  ...evidenceOfStatement(occasion.statement, dateAt === undefined ? occasion.dates.slice(0, 2) : []),
];

/** "Present your project in class" is a presentation, whatever is presented. */
const PRESENTING = /^(?:present|présente[rz]|presentar)\s/iu;

/** "Exam corrections", "Midterm wrapper": what is handed in after a test. */
const MADE_OF_TEST =
  /\s(?:corrections?|wrappers?|reflections?|solutions?|analys[ei]s|autops(?:y|ies)|corrigés?)(?:\s\d{1,2})?$/iu;

const kindOf = (head: Head | undefined, title: string): AssessedKind => {
  if (PRESENTING.test(title)) return 'presentation';
  if (!head || (isTest(head) && MADE_OF_TEST.test(title))) return 'assignment';
  if (isDeadline(head.text) && !title.toLowerCase().includes(head.text.toLowerCase())) return 'assignment';
  return head.kind === 'exam' && /\bquiz/i.test(title) ? 'quiz' : head.kind;
};

const timesOf = (time: { time: string; endTime?: string } | undefined) =>
  time ? { time: time.time, ...(time.endTime !== undefined && { endTime: time.endTime }) } : {};

const PERCENT = /(?<![\d.])(?<percent>\d{1,3}(?:\.\d{1,2})?)\s?%/;

export function weightOf(text: string) {
  const percent = Number(PERCENT.exec(text)?.groups?.percent ?? Number.NaN);
  return percent > 0 && percent <= 100 ? { weight: percent } : {};
}

const TIME_BEFORE_COLON = /\b(?:by|at|before)\s[^:]{1,12}(?::\d\d[^:]{0,8})?:\s/iu;
const BY_THEN = /\b(?:by|at|before)\s$/iu;

/** "Recordings are uploaded by 11:59 pm: Test 1 by February 14, Test 2 by …": said once for all behind the colon. */
function openingTime({ occasion: { context } }: StatementRead, locale: Locale): TimeMention | undefined {
  const text = context?.text ?? '';
  if (!TIME_BEFORE_COLON.test(text)) return undefined;
  return findTimes(text, locale).find(
    ({ start, end }) => BY_THEN.test(text.slice(0, start)) && /^\s?:/u.test(text.slice(end)),
  );
}

const BARE_HOURS =
  /^,?\s(?:from\s)?(?<from>\d{1,2})\s?[-–—]\s?(?<to>\d{1,2})(?![\d/:.%]\d|\d|\s?%|\s?[ap]\.?m\b)/iu;
const EARLIEST = 7;
const LONGEST_EXAM = 5;

/** "Final exam: Wednesday, December 10, 9-12": hours of the day, told of a test and right behind its date. */
function hoursBehindDate({
  occasion,
  head,
  dates: [date],
}: StatementRead): { time: string; endTime: string } | undefined {
  if (!date || head?.kind !== 'exam') return undefined;
  const groups = BARE_HOURS.exec(occasion.statement.text.slice(date.end))?.groups;
  const [from, to] = [groups?.from, groups?.to].map((hour) => {
    const value = Number(hour);
    return value < EARLIEST ? value + 12 : value;
  });
  if (from === undefined || to === undefined || !(to > from) || to - from > LONGEST_EXAM || to > 22)
    return undefined;
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { time: clock(from), endTime: clock(to) };
}

/** The time beside the date: a class that meets at one hour may have its final at another. */
function nearestTime({ times, dates: [date] }: StatementRead): TimeMention | undefined {
  if (!date) return times[0];
  const distance = ({ start, end }: TimeMention) => (start >= date.end ? start - date.end : date.start - end);
  return [...times].sort((a, b) => distance(a) - distance(b))[0];
}
