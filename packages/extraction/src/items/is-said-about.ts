import type { StatementRead } from './read-statement.ts';
import { isTest } from './vocabulary.ts';

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
