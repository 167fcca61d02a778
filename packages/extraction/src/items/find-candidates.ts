import type { DateBook } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import type { AssessedKind, Evidence } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { dueWeekday, onWeekday } from '../schedule/relative-day.ts';
import { evidenceOf } from '../text/passage.ts';
import type { Candidate } from './candidate.ts';
import { gatherSignals } from './gather-signals.ts';
import { isNoWork } from './is-no-work.ts';
import type { Named } from './name-thing.ts';
import { readStatement, type StatementRead } from './read-statement.ts';
import { splitThings } from './split-things.ts';
import { type Head, vocabulary } from './vocabulary.ts';

export interface CandidateContext {
  book: DateBook;
  locale: Locale;
}

/** Every thing a statement may announce for its day. Nothing is decided here: signals are gathered. */
export function findCandidates(occasion: Occasion, context: CandidateContext): Candidate[] {
  if (occasion.dates.length === 0) return [];
  const words = vocabulary(context.locale);
  return splitThings(occasion, words).flatMap((statement): Candidate[] => {
    const read = readStatement({ ...occasion, statement }, words, context);
    const { named } = read;
    return named === undefined || isNoWork(read, named) ? [] : [toCandidate(read, named, context)];
  });
}

function toCandidate(read: StatementRead, named: Named, { locale }: CandidateContext): Candidate {
  const { occasion, head, times } = read;
  const { text } = occasion.statement;
  return {
    kind: kindOf(head, named.title),
    title: capitalized(named.title),
    dates: datesOf(read, locale),
    signals: gatherSignals(read, named),
    statement: text,
    role: occasion.role,
    evidence: evidenceFor(read, named),
    ...(head && !head.numbered && { noun: head.text }),
    ...timesOf(times[0] ?? findTimes(occasion.beside ?? '', locale)[0]),
    ...weightOf(text),
  };
}

/** "Due Friday" in the row of a Wednesday is on the Friday of that week. */
function datesOf({ occasion, dateAt }: StatementRead, locale: Locale): Candidate['dates'] {
  const weekday = dateAt === undefined ? dueWeekday(occasion.statement.text, locale) : undefined;
  const [first] = occasion.dates;
  return weekday && first ? [onWeekday(first, weekday)] : occasion.dates;
}

const evidenceFor = ({ occasion, dateAt }: StatementRead, named: Named): Evidence[] => [
  ...(named.passage ? [evidenceOf(named.passage)] : []),
  evidenceOf(occasion.statement),
  ...(dateAt === undefined ? occasion.dates.slice(0, 2).map(({ evidence }) => evidence) : []),
];

const kindOf = (head: Head | undefined, title: string): AssessedKind => {
  if (!head) return 'assignment';
  return head.kind === 'exam' && /\bquiz/i.test(title) ? 'quiz' : head.kind;
};

const capitalized = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);

const timesOf = (time: { time: string; endTime?: string } | undefined) =>
  time ? { time: time.time, ...(time.endTime !== undefined && { endTime: time.endTime }) } : {};

const PERCENT = /(?<![\d.])(?<percent>\d{1,3}(?:\.\d{1,2})?)\s?%/;

function weightOf(text: string) {
  const percent = Number(PERCENT.exec(text)?.groups?.percent ?? Number.NaN);
  return percent > 0 && percent <= 100 ? { weight: percent } : {};
}
