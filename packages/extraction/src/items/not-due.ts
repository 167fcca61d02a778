import type { StatementRead } from './read-statement.ts';
import { isTest } from './vocabulary.ts';

/** Whether a statement tells of work on a day without its being due then. */
export const isNotDue = (read: StatementRead): boolean =>
  isWhatever(read) ||
  isStartedAfter(read) ||
  isOfTests(read) ||
  isMaterial(read) ||
  isCoveredUntil(read) ||
  isTakenAfter(read) ||
  isGivenOut(read) ||
  isGivenBack(read) ||
  isOfGrades(read) ||
  isNotThen(read) ||
  isOfTeacher(read) ||
  isReckonedElsewhere(read) ||
  isDueWithExams(read) ||
  isToBeAnnounced(read) ||
  isGrace(read);

/** "Final exam TBD", "Survey due TBD", in the row of the day on which the examinations begin; where it is held may be told later. */
const isToBeAnnounced = ({ occasion: { statement }, own, dateAt }: StatementRead): boolean =>
  own !== undefined &&
  dateAt === undefined &&
  /^\W{0,3}(?:(?:is\s)?(?:[Dd]ue|DUE)\s|[Dd]ates?\s)?(?:TBD|TBA)\W*$/u.test(statement.text.slice(own.end));

const RECKONED =
  /\bdue\s(?:\d{1,2}|one|two|three|an?)\s(?:hours?|days?|weeks?)\s(?:before|prior\sto|after|ahead\sof)\s(?!(?:the\s|each\s|our\s)?(?:class|lecture|seminar|section|lab)(?!\p{L}))/iu;

/** "Plan 2 is due 24 hours before your appointment", below the day of a class: another day, which only the appointment tells. */
const isReckonedElsewhere = ({ occasion: { statement }, dateAt }: StatementRead): boolean =>
  dateAt === undefined && RECKONED.test(statement.text);

const NOT_THEN =
  /\b(?:any\s(?:day|time|class)\s(?:after|from|beginning|starting)|rather\sthan|instead\sof|(?:moved|changed|postponed|rescheduled)\sfrom|originally(?:\s(?:set|scheduled|planned))?)\s(?:(?:on|for|from)\s)?(?:the\s)?$/iu;

/** "… on Tuesday rather than on Thursday, March 26", "on any day after March 26": the day on which it is not. */
const isNotThen = ({ occasion: { statement }, dateAt }: StatementRead): boolean =>
  dateAt !== undefined && NOT_THEN.test(statement.text.slice(0, dateAt));

/** "The quizzes will start after the add period, January 23". */
const STARTS_AFTER = /\b(?:start|begin|commence)s?\s(?:only\s)?after\b[^.;]{0,80}$/iu;

const isStartedAfter = ({ occasion: { statement }, dateAt }: StatementRead): boolean =>
  STARTS_AFTER.test(statement.text.slice(0, dateAt ?? 0).replace(/i\.e\./u, ''));

/** "Quizzes begin the week of September 8": how often they are comes later. */
const BEGIN = /^\s(?:will\s)?(?:begin|start|commence)\s(?!at\s|promptly)/iu;
const OF_TEST = /^\s?#?\d{0,2}\s(?:materials?|accommodations?|conflicts?|content|coverage)(?!\p{L})/iu;
const CONFLICTS = /\b(?:conflicts?\swith|miss(?:ing|ed)?)\s(?:\p{L}+\s){0,2}$/iu;

/** "(lab: Lab 1 material)", behind a topic: what the lab is about. */
const isMaterial = ({ occasion: { statement }, own, hasDue }: StatementRead): boolean =>
  own !== undefined && !hasDue && /^(?:\s?#?\d{1,2})?\smaterials?\W*$/iu.test(statement.text.slice(own.end));

/** "Quizzes on Fridays" */
const ON_WEEKDAYS = /^\s(?:on\s|every\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)days(?!\p{L})/iu;

/** "Exam accommodations must be arranged by May 4", "tell me of conflicts with exams by May 4": no day of a test. */
function isOfTests({ occasion: { statement }, own, hasDue }: StatementRead): boolean {
  if (!own || !isTest(own) || hasDue) return false;
  const [before, behind] = [statement.text.slice(0, own.start), statement.text.slice(own.end)];
  const isOfSeveral = /s$/iu.test(own.text) && (BEGIN.test(behind) || ON_WEEKDAYS.test(behind));
  return OF_TEST.test(behind) || CONFLICTS.test(before) || isOfSeveral;
}

const COVERS =
  /^(?:\s?#?\d{1,2})?\s(?:\p{L}+\s)?(?:covers?|porte(?:ra)?\ssur|couvr(?:e|ira)|abarca(?:rá)?|cubr(?:e|irá)|comprende(?:rá)?|incluye|evalúa|umfasst|behandelt|copre|abrange|omvat)\s[^.;,:]*\s(?:before|until|through|up\sto|since|from|avant|jusqu[’']au|depuis|antes\sdel?|hasta(?:\sel)?|desde(?:\sel)?|bis(?:\szum)?|seit)\s(?:le\s|el\s|the\s|(?:mon|tues|wednes|thurs|fri)day,?\s)?$/iu;

/** "The midterm covers what was read before October 14": a day, and not that of the test. */
const isCoveredUntil = ({ occasion: { statement }, own, dateAt }: StatementRead): boolean =>
  isTest(own) && dateAt !== undefined && COVERS.test(statement.text.slice(own?.end, dateAt));

/** "For assignments due on or before May 9, we will accept …", "missing work that was due before May 9". */
const WHATEVER_IS_DUE =
  /\b(?:for\s(?:all\s|any\s)?(?:assignments|homework|work|papers|projects|labs)\s(?:(?:that|which)\s(?:is|are)\s)?due|(?:that|which)\s(?:was|were|had\sbeen)\sdue)\s(?:(?:on|by|before|after|until|prior\sto)\s)(?:or\s\p{L}+\s)?$/iu;

const isWhatever = ({ occasion, dateAt }: StatementRead): boolean =>
  WHATEVER_IS_DUE.test(occasion.statement.text.slice(0, dateAt ?? 0));

const AFTER = /\b(?:après|después|after)\s(?:(?:le|el|del|de)\s)?(?:\p{L}+day,?\s)?$/iu;
const NOT_TAKEN =
  /\bne\s(?:sera|seront|sont|est)\s(?:pas|plus)\saccepté|\bno\sse\s(?:acepta|admite|recibe)(?:n|rán|rá)?\b|\b(?:will|are|is)\s(?:not|no\slonger)\s(?:be\s)?accepted\b|\bno\s(?:late\s)?(?:work|papers?|essays?|assignments?|homework|projects?|submissions?)\s(?:is|are|will\sbe)\saccepted\b/iu;
const HANDED_IN =
  /\b(?:submi(?:t|ts|tted)|turn(?:ed)?\sin|hand(?:ed)?\sin|received|(?:remis|rendu|déposé|reçu)e?s?|(?:entregad|recibid|enviad)[oa]s?)(?!\p{L})[^.;]{0,40}$/iu;

/** "Les travaux remis après le 4 décembre ne sont pas acceptés", "work submitted after May 9". */
function isTakenAfter({ occasion: { statement }, dateAt }: StatementRead): boolean {
  const lead = statement.text.slice(0, dateAt ?? 0);
  const after = AFTER.exec(lead);
  return after !== null && (NOT_TAKEN.test(statement.text) || HANDED_IN.test(lead.slice(0, after.index)));
}

const GIVEN_OUT =
  /^\s?(?:\p{L}{0,20}\d{0,2}\s){0,3}?(?:(?:will\sbe|is|are)\s(?:\p{L}+ly\s)?(?:posted|(?:handed|given|sent)\s(?:out|back)|e-?mailed|returned|distributed|released|issued|circulated)|(?:(?:will\s)?goe?s?|comes?)\sout)\b/iu;

/** "The midterm will be posted on Friday, May 9", "Exam 2 will be handed back on May 9". */
const isGivenOut = ({ occasion, own, dateAt, dates }: StatementRead): boolean =>
  own !== undefined &&
  dateAt !== undefined &&
  dates.length === 1 &&
  GIVEN_OUT.test(occasion.statement.text.slice(own.end)) &&
  !SAYS_DUE.test(occasion.statement.text);

const GIVEN_BACK =
  /^(?:\s?#?\d{1,2})?\s(?:(?:is|are|will\sbe)\s)?(?:returned|(?:handed|given)\sback)(?:\sto\s\p{L}+|\s(?:today|in\sclass))?\W*$/iu;

/** "Midterms returned", in the row of a later day. */
const isGivenBack = ({ occasion: { statement }, own }: StatementRead): boolean =>
  own !== undefined && GIVEN_BACK.test(statement.text.slice(own.end));

const SAYS_DUE = /\b(?:due|deadline|until|by)\b/iu;

const GRADES_BEHIND = /^\s?#?\d{0,2}\s(?:grades?|scores?|marks?|results?)(?!\p{L})/iu;

/** "Exam grades will be returned by October 30": what comes of a test. */
const isOfGrades = ({ occasion, own }: StatementRead): boolean =>
  own !== undefined && GRADES_BEHIND.test(occasion.statement.text.slice(own.end));

const TEACHER =
  /^\W{0,4}(?:I|[Ww]e)\s(?:will|shall|(?:plan|hope|try|aim)\sto)\s(?:submit|post|return|hand\sback|give\sback|grade|release|publish)\s/u;

/** "I will submit midterm grades on March 9": nothing for those who take the course. */
const isOfTeacher = ({ occasion }: StatementRead): boolean =>
  TEACHER.test(occasion.statement.text) && !SAYS_DUE.test(occasion.statement.text);

const GRACE =
  /\b(?:no|without)\s(?:late\s)?penalt(?:y|ies)\b[^.]{0,20}\sif\b|\bextensions?\s(?:will\sbe|is|are|has\sbeen)\s/iu;

/** "No penalty if submitted by October 14": until when is taken what was due before. */
const isGrace = ({ occasion: { statement, context }, own }: StatementRead): boolean =>
  own === undefined && [statement, context].some((said) => GRACE.test(said?.text ?? ''));

const DUE_WITH_EXAMS =
  /\bdue\s(?:during|in|within|at\sthe\s(?:time|start|beginning|end)\sof)\s(?:the\s|our\s)?(?:\p{L}+\s){0,2}(?:exam(?:ination)?s?|finals?)(?:\s(?:period|week|time|slot))?(?!\p{L})/iu;

/** "Final paper: due during exam period", below the last class: it is due on none of the days of the plan. */
const isDueWithExams = ({ occasion: { statement }, dateAt }: StatementRead): boolean =>
  dateAt === undefined && DUE_WITH_EXAMS.test(statement.text);
