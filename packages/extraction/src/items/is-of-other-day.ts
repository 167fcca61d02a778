import { IN_PERIOD } from './is-period.ts';
import type { StatementRead } from './read-statement.ts';
import { type Head, isTest, type Vocabulary } from './vocabulary.ts';

/** "Scores on Test 1", "Midterm answer key": what comes of a test that was taken before. */
export function isOutcome({ occasion: { statement }, own, hasDue, words }: StatementRead): boolean {
  if (!own || !isTest(own)) return false;
  const before = words.outcomeOf.exec(statement.text.slice(0, own.start));
  const isSubject = before !== null && before.index <= LONGEST_ARTICLE;
  return (
    isSubject || (!hasDue && (before !== null || words.outcomeBehind.test(statement.text.slice(own.end))))
  );
}

/** "The grades for the midterm are posted by March 12" is said of them, however it goes on. */
const LONGEST_ARTICLE = 6;

/** In front of the work: "Looking back and preparing the presentation". */
const PREPARING = /(?<!\p{L})preparing\s(?:\p{L}+\s){0,2}$/iu;

/** "Prep for final presentations" in class, before they are held, or "Review for Exam 1". */
export function isPreparation({ occasion: { statement, role }, own, hasDue, words }: StatementRead): boolean {
  if (hasDue) return false;
  const before = statement.text.slice(0, own?.start);
  return (
    words.prepares.test(statement.text) ||
    PREPARING.test(before) ||
    ((role !== 'due' || isTest(own)) && words.takesUp.test(statement.text)) ||
    (own !== undefined && isAboutHeld(statement.text, own, words))
  );
}

/** "The date of the midterm" */
const DAY_OF = /\bdates?\s/iu;

/** "Questions about the midterm", "Exam 2 review", "Presentations recap": of what is held on another day. */
function isAboutHeld(text: string, own: Head, words: Vocabulary): boolean {
  const before = text.slice(0, own.start);
  if ((!isTest(own) && own.kind !== 'presentation') || DAY_OF.test(before)) return false;
  const behind = isTest(own) && !IN_PERIOD.test(text) ? words.aboutTestBehind : words.talkedOf;
  return words.aboutTest.test(before) || behind.test(text.slice(own.end));
}

const BESIDE_TEST =
  /(?<!\p{L})(?:(?:before|after|until|since|following|preceding|avant|après|antes\sd[eo]|después\sde|depois\sd[ao]|vor|nach|prima\sd[ei]|dopo|voor|na)\s(?:(?:the|your|our|each|l[ae]s?|el|l[ao]s?|de[rmn]|il)\s)?(?:\p{L}+day\s)?|(?:pre|post)-)$/iu;

/** "Placed right after Exam 1", "post-exam-2 topics": when something else is. */
export const isBesideTest = ({ occasion: { statement }, own, dateAt }: StatementRead): boolean =>
  isTest(own) && dateAt === undefined && BESIDE_TEST.test(statement.text.slice(0, own?.start));

/** "Final projects discussed": one word behind the work, which says that it is talked of. */
export const isOnlyTalkedOf = ({ occasion: { statement }, own, hasDue, words }: StatementRead): boolean => {
  const behind = statement.text.slice(own?.end);
  return own !== undefined && !hasDue && ONE_WORD.test(behind) && words.talkedOf.test(behind);
};
const ONE_WORD = /^(?:\s?#?\d{1,2})?\s\p{L}+\W*$/u;
