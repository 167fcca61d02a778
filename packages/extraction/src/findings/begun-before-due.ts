import { daysBetween } from '../dates/civil.ts';
import { inAYear } from '../dates/date-book.ts';
import type { Candidate, Signal } from '../items/candidate.ts';
import type { Locale } from '../locales/locale.ts';
import { STAGE } from '../schedule/text/stage-words.ts';
import { toWorkName } from './work-name.ts';

/** Further apart, it may be another work of the same number. */
const LONGEST_WORK = 42;
const IN_SCHEDULE: readonly string[] = ['topic', 'entry', 'session'];
const SAYS_WHEN: readonly Signal[] = ['due', 'by-date', 'own-date', 'told-by', 'commanded', 'labelled'];
const TAKES_TIME: readonly Candidate['kind'][] = ['assignment', 'project'];

/** Without the works that a schedule names by their number on one day, and says to be due on a later one. */
export function withoutBeginnings(candidates: readonly Candidate[], locale: Locale): Candidate[] {
  const due = candidates.filter(({ signals, role }) => signals.has('due') || role === 'due');
  const dated = candidates.filter(({ signals }) => signals.has('due') || signals.has('own-date'));
  return candidates.filter(
    (one) =>
      !(mayBegin(one) && due.some((other) => isDueLater(one, other, locale))) &&
      !(isGivenOut(one) && dated.some((other) => isNamedLater(one, other))),
  );
}

/** "Assignment: Field study" in the row of a day, which says of it no more. */
const isGivenOut = ({ kind, role, signals, title }: Candidate): boolean =>
  TAKES_TIME.includes(kind) &&
  (IN_SCHEDULE.includes(role) || role === 'due') &&
  !SAYS_WHEN.some((signal) => signals.has(signal)) &&
  !signals.has('bare') &&
  !signals.has('generic') &&
  /\p{L}\s\p{L}/u.test(title);

/** "Oct 19: Field study", in a later row, states the day of the same work. */
const isNamedLater = (begun: Candidate, other: Candidate): boolean =>
  TAKES_TIME.includes(other.kind) &&
  begun.title.toLowerCase() === other.title.toLowerCase() &&
  isWithinWork(begun, other);

function isWithinWork(begun: Candidate, due: Candidate): boolean {
  const [from, to] = [begun.dates[0]?.date, due.dates[0]?.date];
  if (!from || !to) return false;
  const days = daysBetween(inAYear(from), inAYear(to));
  return days > 0 && days <= LONGEST_WORK;
}

const mayBegin = ({ kind, role, signals, title }: Candidate): boolean =>
  TAKES_TIME.includes(kind) &&
  signals.has('numbered') &&
  !STAGE.test(title) &&
  IN_SCHEDULE.includes(role) &&
  !SAYS_WHEN.some((signal) => signals.has(signal));

function isDueLater(begun: Candidate, due: Candidate, locale: Locale): boolean {
  const [first, second] = [toWorkName(begun.title, locale), toWorkName(due.title, locale)];
  return (
    isWithinWork(begun, due) &&
    first.number !== undefined &&
    first.number === second.number &&
    first.noun === second.noun &&
    due.kind === begun.kind
  );
}
