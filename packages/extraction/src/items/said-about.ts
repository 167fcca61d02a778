import type { AboutWork } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';
import type { StatementRead } from './read-statement.ts';
import { isTest } from './vocabulary.ts';

/** The sentences of a language about a work, by what stands in front of the work and what behind it. */
export interface SaidAbout {
  /** "Regrade requests for the" */
  request: RegExp;
  /** "Grades for the", "there is a review session for" */
  matter: RegExp;
  /** "We will discuss the", "start working on" */
  act: RegExp;
  /** " 2 will be discussed" */
  done: RegExp;
}

/** Between what is said and the work: "your second". */
const WHICH = '(?:\\p{L}+\\s){0,2}$';
const OF_IT = '\\s(?:for|with|of|on|about|from|to)\\s';

export const toSaidAbout = ({ requests, matters, teachers, acts, begins, done }: AboutWork): SaidAbout => ({
  request: new RegExp(`(?<!\\p{L})${oneOf(requests)}(?:${OF_IT}|\\s)${WHICH}`, 'iu'),
  matter: new RegExp(`(?<!\\p{L})${oneOf(matters)}${OF_IT}${WHICH}`, 'iu'),
  act: new RegExp(
    `(?<!\\p{L})(?:${oneOf(teachers)}(?:\\s(?:will|can|shall)|['’]ll)?(?:\\salso)?\\s${oneOf(acts)}|${oneOf(begins)})\\s${WHICH}`,
    'iu',
  ),
  done: new RegExp(
    `^\\s?#?\\d{0,2}\\s(?:is|are|was|were|will\\sbe)\\s(?:\\p{L}+ly\\s)?${oneOf(done)}(?!\\p{L})`,
    'iu',
  ),
});

/** "You will get the essay back" */
const BACK = /^\s?#?\d{0,2}\sback(?!\p{L})/iu;
/** "Last year the midterm was on October 20." */
const OF_LAST_TIME =
  /\b(?:last|previous)\s(?:year|semester|term|quarter|spring|fall|autumn|summer|winter)\b.*\b(?:was|were)\b/iu;

/** A sentence about a work that tells nothing of when it is due: "Regrade requests for the midterm are due May 4". */
export function isSaidAbout({ occasion: { statement, role }, own, hasDue, words }: StatementRead): boolean {
  const { saidAbout } = words;
  if (!own || !saidAbout) return false;
  const before = statement.text.slice(0, own.start);
  const behind = statement.text.slice(own.end);
  if (saidAbout.request.test(before)) return true;
  if (hasDue || (role === 'due' && !isTest(own))) return false;
  return (
    [saidAbout.matter, saidAbout.act].some((pattern) => pattern.test(before)) ||
    [saidAbout.done, BACK].some((pattern) => pattern.test(behind)) ||
    OF_LAST_TIME.test(statement.text)
  );
}
