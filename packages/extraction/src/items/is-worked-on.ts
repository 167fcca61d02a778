import type { StatementRead } from './read-statement.ts';
import { isTest } from './vocabulary.ts';

/** "Assignment 2: sketches" in the row of a lab, "exercises in groups" below "Method": worked on in class, and not due. */
export function isWorkedOn({ occasion: { inClass, statement }, own, hasDue }: StatementRead): boolean {
  if (!hasDue && WORK_DAYS.test(statement.text)) return true;
  if (!inClass || hasDue || !own || isTest(own) || own.kind === 'presentation') return false;
  return inClass === 'session' || !COUNTED.test(statement.text.slice(own.start));
}

/** "Work days September 5, 10", of the project that is named before. */
const WORK_DAYS =
  /^\W*(?:(?:in-class|open|studio)\s)?(?:work(?:ing)?|studio|writing)\s(?:days?|time)(?!\p{L})/iu;

/** "Exercise 3"; "second part: exercises" counts something else. */
const COUNTED = /^\p{L}+\s?(?:#|n[°º]\s?)?\d/u;
