import type { NamedStatement } from './name-thing.ts';
import { type Head, isTest, type SentencePattern } from './vocabulary.ts';

const holds = (forms: readonly SentencePattern[], before: string, between: string): boolean =>
  forms.some(([first, second]) => first.test(before) && second.test(between));

/** "There are three problem sets: January 29, …": the days are those of the works where there are several. */
const isHeld = (head: Head, days: number): boolean =>
  isTest(head) || (days > 1 && head.kind === 'assignment');

/** "On March 5 we have our midterm" */
export const isBehindDay = ({ head, dates: [day] }: NamedStatement): boolean =>
  head !== undefined && day !== undefined && head.start > day.start;

/**
 * Whether a sentence sets the day of a test or a work: "There are two midterms, on March 5 and April 9", "On March 5 we
 * have our midterm", "The date of the midterm is March 5", "I collect the essays on April 9".
 */
export function setsDay(sources: NamedStatement): boolean {
  const { head, dates, words, occasion } = sources;
  const [day] = dates;
  if (!head || !day) return false;
  const { text } = occasion.statement;
  const isBehind = isBehindDay(sources);
  const before = text.slice(0, isBehind ? day.start : head.start);
  const between = isBehind ? text.slice(day.end, head.start) : text.slice(head.end, day.start);
  const { tests, works } = isBehind ? words.daySentences.dayFirst : words.daySentences.nameFirst;
  return (isHeld(head, dates.length) && holds(tests, before, between)) || holds(works, before, between);
}
