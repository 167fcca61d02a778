import type { DateInPassage } from '../dates/date-book.ts';
import type { NamedStatement } from './name-thing.ts';
import { type Head, isTest, type SentencePattern, type Vocabulary } from './vocabulary.ts';

/** A sentence that sets the day of a test or a work, with the words around the head that belong to its name. */
export interface DaySentence {
  /** "First" of "the first test is held on May 4"; undefined where the language does not tell. */
  which: string | undefined;
  /** "Of the project" behind the head. */
  rest: string;
  /** "The students hand in an essay on May 4": whatever the work is, it is due then. */
  isDue: boolean;
}

interface Sentence {
  text: string;
  head: Head | undefined;
  dates: readonly DateInPassage[];
  words: Vocabulary;
}

/**
 * How a sentence sets the day of a test or a work: "There are two midterms, on March 5 and April 9", "On March 5 we have
 * our midterm", "The date of the midterm is March 5", "I collect the essays on April 9".
 */
export function daySentence({ text, head, dates, words }: Sentence): DaySentence | undefined {
  const [day] = dates;
  if (!head || !day) return undefined;
  const isBehind = head.start > day.start;
  const before = text.slice(0, isBehind ? day.start : head.start);
  const between = isBehind ? text.slice(day.end, head.start) : text.slice(head.end, day.start);
  const { tests, works } = isBehind ? words.daySentences.dayFirst : words.daySentences.nameFirst;
  const test = isHeld(head, dates.length) && matched(tests, before, between);
  if (test) return { ...test, isDue: false };
  const work = matched(works, before, between);
  return work && { ...work, isDue: true };
}

/** "There are three problem sets: January 29, …": the days are those of the works where there are several. */
const isHeld = (head: Head, days: number): boolean =>
  isTest(head) || (days > 1 && head.kind === 'assignment');

function matched(
  forms: readonly SentencePattern[],
  before: string,
  between: string,
): Omit<DaySentence, 'isDue'> | undefined {
  for (const [first, second] of forms) {
    const front = first.exec(before);
    const middle = front && second.exec(between);
    if (middle)
      return { which: front.groups?.which ?? middle.groups?.which, rest: middle.groups?.rest ?? '' };
  }
  return undefined;
}

/** "On March 5 we have our midterm" */
export const isBehindDay = ({ head, dates: [day] }: NamedStatement): boolean =>
  head !== undefined && day !== undefined && head.start > day.start;
