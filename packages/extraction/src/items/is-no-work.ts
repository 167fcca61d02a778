import { isGeneric, type Named } from './name-thing.ts';
import type { StatementRead } from './read-statement.ts';

const NOTHING =
  /^(?:[-–—\s.]*|none|n\/?a|tba|tbd|nothing(?:\sdue)?|no\s(?:assignments?|homework|readings?)(?:\sdue)?|<[^>]*>|same.*|see\s.*|x)$/iu;
const READING_LIKE =
  /^\W*(?:(?:required|optional|suggested)\s)?(?:read(?:ings?)?\b|watch\b|view\b|listen\b|lire\b|leer\b|lectures?\s:)/iu;
const LECTURE_LIKE = /^\W{0,4}(?:lecture|topic|module|unit|cours|clase)\s?\d{0,2}\s?[:–-]/iu;
const NEGATED = /(?:^|\b(?:is|are|be)\s|\()no\s(?:\p{L}+\s){0,2}$/iu;

/** Whether a statement cannot be about work at all, so that there is nothing to weigh. */
export const isNoWork = (read: StatementRead, named: Named): boolean =>
  NOTHING.test(named.title) ||
  !isAboutAnything(read) ||
  isOtherTime(read, named) ||
  isNegated(read) ||
  isTeaching(read) ||
  isHandedOut(read) ||
  isWeekHeading(read) ||
  isInstruction(read, named);

function isAboutAnything({
  occasion,
  words,
  own,
  head,
  action,
  dateAt,
  hasDue,
  named,
}: StatementRead): boolean {
  const { text } = occasion.statement;
  const isTold = action !== undefined && (action.opens || dateAt !== undefined);
  if (!head && occasion.role !== 'due' && !hasDue && !isTold) return false;
  if (!own && (words.dayOff.test(text) || words.handedOut.test(text))) return false;
  // Words of another cell name this one only when something says that it is about work.
  return named?.passage === undefined || head !== undefined || hasDue;
}

const isOtherTime = ({ occasion, words }: StatementRead, named: Named) =>
  words.officeHours.test(occasion.statement.text) || words.officeHours.test(named.title);

/** "No homework today." */
const isNegated = ({ occasion, own }: StatementRead) =>
  own !== undefined && NEGATED.test(occasion.statement.text.slice(0, own.start));

/** What is read or taught, unless a test or something due is named with it. */
function isTeaching({ occasion, own, hasDue }: StatementRead): boolean {
  const { text } = occasion.statement;
  if (hasDue) return false;
  const isTest = own?.kind === 'exam' || own?.kind === 'quiz';
  return LECTURE_LIKE.test(text) || (READING_LIKE.test(text) && !isTest);
}

/** "HW 2 out" is the day on which it is given, not the day on which it is due. */
function isHandedOut({ occasion, words, own, hasDue }: StatementRead): boolean {
  if (!own || hasDue) return false;
  const rest = occasion.statement.text.slice(own.end).replace(/^\s?#?\s?\d{0,2}\s?/, '');
  return rest.length <= SHORT_REST && words.handedOut.test(rest);
}

const SHORT_REST = 14;
const WEEK_HEADING = /^\W{0,4}(?:week|semaine|semana)\s?\d{1,2}\s?[:–—.-]/iu;

/** "Week 9: Test 2" heads the days below it, which say on which of them. */
const isWeekHeading = ({ occasion }: StatementRead) =>
  occasion.role === 'follower' && WEEK_HEADING.test(occasion.statement.text);

/** "Submit the assignment online" says how, beside what is due. */
const isInstruction = ({ hasDue }: StatementRead, named: Named) =>
  named.passage === undefined && isGeneric(named.title) && hasDue;
