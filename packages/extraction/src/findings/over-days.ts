import { daysBetween } from '../dates/civil.ts';
import { inAYear } from '../dates/date-book.ts';
import type { Candidate, Signal } from '../items/candidate.ts';

const MANY = 3;
const LONGEST_PERIOD = 16;
const IN_SCHEDULE: readonly string[] = ['topic', 'entry', 'session'];
const SAYS_WHEN: readonly Signal[] = ['due', 'by-date', 'told-by', 'commanded', 'labelled'];
const TAKES_TIME: readonly Candidate['kind'][] = ['assignment', 'project'];

/**
 * What a schedule names alike on many days has none of them for its own: "Project 2" on three of them is worked on
 * in class, as is "Project 3" then, and "Final exams" on three of them are held from the first to the last.
 */
export function overDays(candidates: readonly Candidate[]): Candidate[] {
  const lists = [...Map.groupBy(candidates, ({ kind, title }) => `${kind} ${title.toLowerCase()}`).values()];
  const workedOn = new Set(
    lists.flatMap((list) => {
      const named = list.filter(isOnlyNamed);
      return named.length >= MANY && named.every(isNumberedWork) ? named.flatMap(nounOf) : [];
    }),
  );
  return lists.flatMap((list) => {
    const named = list.filter(isOnlyNamed);
    const others = list.filter((one) => !named.includes(one));
    if (named.some((one) => nounOf(one).some((noun) => workedOn.has(noun)))) return others;
    return named.length < MANY ? list : [...others, ...(asPeriod(named) ?? named)];
  });
}

/** "Project 3", "Projects 3 and 4", "Project 1 - part 2": which one, and nothing of what is done with it. */
const ONLY_NUMBERED =
  /^(?<noun>\p{L}{3,})\s#?\d{1,2}(?:\s?(?:,|&|\/|and|et|y|e|und|en)\s?\d{1,2})*(?:\s?[:–—-]\s?part\p{L}{0,2}\s\d{1,2})?$/iu;

const nounOf = ({ title }: Candidate): string[] => {
  const noun = ONLY_NUMBERED.exec(title)?.groups?.noun;
  return noun ? [noun.toLowerCase().replace(/s$/u, '')] : [];
};

const isOnlyNamed = ({ role, signals }: Candidate): boolean =>
  IN_SCHEDULE.includes(role) && !SAYS_WHEN.some((signal) => signals.has(signal));

const isNumberedWork = ({ kind, signals }: Candidate): boolean =>
  TAKES_TIME.includes(kind) && signals.has('numbered');

/** Examinations on several days near each other are one period. */
function asPeriod(named: readonly Candidate[]): Candidate[] | undefined {
  const sorted = named
    .flatMap(({ dates }) => dates)
    .sort((a, b) => daysBetween(inAYear(b.date), inAYear(a.date)));
  const [first, last, one] = [sorted[0], sorted.at(-1), named[0]];
  if (one?.kind !== 'exam' || one.signals.has('numbered') || !first || !last) return undefined;
  if (daysBetween(inAYear(first.date), inAYear(last.date)) > LONGEST_PERIOD) return undefined;
  const evidence = named.flatMap((each) => each.evidence);
  return [{ ...one, dates: [first, last], repeats: sorted.slice(1, -1), evidence }];
}
