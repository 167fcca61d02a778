import type { NamedStatement } from './name-thing.ts';
import { type Head, isTest, type Vocabulary } from './vocabulary.ts';
import { isTitle } from './work-title.ts';

export const BY_DATE =
  /(?:\b(?:by|before|no later than|until|d['’]ici|avant|antes)\b[^.;]{0,40}|\bdue\s(?:\p{L}+\s){0,3})$/iu;

/** Characters in which the first word of a statement ends. */
const LEADING = 12;

/** "Per the exam schedule of the college" says who set the day. */
const BY_WHOM =
  /\b(?:per|according\sto|(?:set|scheduled|assigned)\sby|on\sthe\sdate\s(?:set|scheduled|assigned))\s.*$/iu;

/** "During the exam period" says when. */
export const IN_PERIOD =
  /\b(?:during|within|in)\s(?:the\s)?(?:final\s)?exam(?:ination)?s?\s(?:period|week|session).*$/iu;

/** "Final exam (see the registrar's schedule)" says where to look for its hour and its room. */
export const POINTER =
  /\((?:[^()]*(?<!\p{L}))?(?:see|consult|check|per|voir|véase|ver|siehe)\s[^()]*\)\W*$/iu;

/** "Midterm in your discussion sections" says where. */
export const IN_SECTION =
  /\s(?:during|in|at)\s(?:your|the|our|each)\s(?:regular\s)?(?:discussion|lab|recitation|tutorial)(?:\s?sections?|s)?(?!\p{L})/giu;

/** "Test dates: …" are those of the tests, "Test dates are May 4 and May 18" as well. */
const DATES_OF = /\bdates?(?:\s(?:and|&)\s\p{L}+)?\s?:|\bdates\sare\s(?=(?:\p{L}+[.,]?\s){0,2}\d)/iu;

/** "Exam 1 (study guide)", "Midterm – link to practice questions": what helps with the work, beside it. */
const LINKED =
  /\((?:\p{L}+\s)?(?:study\sguides?|practice\s\p{L}+|(?:sample|review)\s(?:questions?|problems?|sheets?))\)|\b(?:link\sto|see|download)\s.{0,80}$/iu;

/** "Résumé workshop": what is done in class, also in a column of work. */
const IN_WORKSHOP = /\sworkshops?\W*$/iu;

/** In a column of work that is due, "peer review" is work; only what begins with it is about other work. */
export function isAboutWork(around: string, sources: NamedStatement): boolean {
  const { occasion, words, head } = sources;
  const { text: said } = occasion.statement;
  if (isToldBy(sources) || isDayOfTest(sources) || sources.sentence || isHeldAndTalkedOf(sources))
    return false;
  if (sources.own && (isDueInBrackets(said, sources.own, words) || isSaidDue(said, sources.own, words)))
    return false;
  // Where each "Discussion 2" is a work of the course, it is about no other.
  const near = head && isTitle(said, head) && !/\d/.test(head.text) ? around.replace(head.text, ' ') : around;
  const without = (text: string) =>
    [DATES_OF, BY_WHOM, IN_PERIOD, IN_SECTION, LINKED].reduce((rest, says) => rest.replace(says, ' '), text);
  if (occasion.role !== 'due') return words.aboutWork.test(without(near));
  const match = words.aboutWork.exec(without(said.replace(/^\P{L}+/u, '')));
  return (
    IN_WORKSHOP.test(said) ||
    words.talkedOf.test(said) ||
    (match !== null && (match.index === 0 || match.index + match[0].length <= LEADING))
  );
}

const AND_TALK =
  /^\s?(?:&|and|\/|\+|et|y|und|e)\s(?:(?:class|group|peer)\s)?(?:discussions?|feedback|q\s?&\s?a|questions)\W*$/iu;

/** "Project presentations & discussion" */
const isHeldAndTalkedOf = ({ own, occasion: { statement } }: NamedStatement): boolean =>
  own?.kind === 'presentation' && AND_TALK.test(statement.text.slice(own.end));

/** "A2 Review Due (Monday)" */
function isSaidDue(said: string, { end }: Head, { due }: Vocabulary): boolean {
  const behind = said.slice(end);
  const match = due.exec(behind);
  return match?.index === 1 && /^\s*(?:$|[(;,.])/u.test(behind.slice(1 + match[0].length));
}

/** "Discussion of tides (Assignment 3 deadline)": whatever stands in front, the brackets say what is due. */
const isDueInBrackets = (said: string, { start }: Head, { due }: Vocabulary): boolean =>
  /\(\s?$/u.test(said.slice(0, start)) && due.test(/^[^()]*(?=\))/u.exec(said.slice(start))?.[0] ?? '');

const IN_FRONT_OF_TEST =
  /\b(?:before|after|prior\sto|following|until|dates?\sof)\s(?:the|your|our)\s(?:\p{L}+\s){0,2}$/iu;
const BESIDE_TEST = /^\s?(?:[,(]|,\son|on|on\sthe)?\s?$/iu;

/** "No travel before the final exam on May 4": whatever it is said of, the test is on that day. */
function isDayOfTest({ head, own, dates: [day], occasion: { statement } }: NamedStatement): boolean {
  const { text } = statement;
  return (
    isTest(head) &&
    head === own &&
    day !== undefined &&
    IN_FRONT_OF_TEST.test(text.slice(0, head?.start)) &&
    BESIDE_TEST.test(text.slice(head?.end, day.start))
  );
}

/** "Record a short tour by May 8": something to do, and the date by which to do it. */
export function isToldBy({ occasion, head, action, dateAt }: NamedStatement): boolean {
  if (action?.opens && occasion.isDeadline) return true;
  if (!action || dateAt === undefined || !BY_DATE.test(occasion.statement.text.slice(action.end, dateAt)))
    return false;
  return head === undefined || (head.start >= action.start && head.start < action.end);
}
