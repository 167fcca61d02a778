import type { StatementRead } from './read-statement.ts';
import { isTest } from './vocabulary.ts';

/** "Assignment 2: sketches" in the row of a lab, "exercises in groups" below "Method": worked on in class, and not due. */
export function isWorkedOn({ occasion: { inClass, statement }, own, hasDue }: StatementRead): boolean {
  if (!inClass || hasDue || !own || isTest(own) || own.kind === 'presentation') return false;
  return inClass === 'session' || !COUNTED.test(statement.text.slice(own.start));
}

/** "Exercise 3"; "second part: exercises" counts something else. */
const COUNTED = /^\p{L}+\s?(?:#|n[°º]\s?)?\d/u;
