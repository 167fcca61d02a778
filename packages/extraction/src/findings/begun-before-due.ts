import { daysBetween } from '../dates/civil.ts';
import { isFull } from '../dates/date-book.ts';
import type { Candidate, Signal } from '../items/candidate.ts';
import type { Locale } from '../locales/locale.ts';
import { toWorkName } from './work-name.ts';

/** Further apart, it may be another work of the same number. */
const LONGEST_WORK = 42;
const IN_SCHEDULE: readonly string[] = ['topic', 'entry', 'session'];
const SAYS_WHEN: readonly Signal[] = ['due', 'by-date', 'own-date', 'told-by', 'commanded', 'labelled'];
const TAKES_TIME: readonly Candidate['kind'][] = ['assignment', 'project'];

/** Without the works that a schedule names by their number on one day, and says to be due on a later one. */
export function withoutBeginnings(candidates: readonly Candidate[], locale: Locale): Candidate[] {
  const due = candidates.filter(({ signals }) => signals.has('due'));
  return candidates.filter((one) => !mayBegin(one) || !due.some((other) => isDueLater(one, other, locale)));
}

const mayBegin = ({ kind, role, signals }: Candidate): boolean =>
  TAKES_TIME.includes(kind) &&
  signals.has('numbered') &&
  IN_SCHEDULE.includes(role) &&
  !SAYS_WHEN.some((signal) => signals.has(signal));

function isDueLater(begun: Candidate, due: Candidate, locale: Locale): boolean {
  const [from, to] = [begun.dates[0]?.date, due.dates[0]?.date];
  if (!from || !to || !isFull(from) || !isFull(to)) return false;
  const days = daysBetween(from, to);
  const [first, second] = [toWorkName(begun.title, locale), toWorkName(due.title, locale)];
  return (
    days > 0 &&
    days <= LONGEST_WORK &&
    first.number !== undefined &&
    first.number === second.number &&
    first.noun === second.noun &&
    due.kind === begun.kind
  );
}
