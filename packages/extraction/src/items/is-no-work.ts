import { isCited, isQuoted } from './is-cited.ts';
import { isExcused } from './is-excused.ts';
import { introducesOneself, isHandedOut } from './is-handed-out.ts';
import { isLink } from './is-link.ts';
import { isOfEnrolment } from './is-of-enrolment.ts';
import { isOfOffice } from './is-of-office.ts';
import { isBesideTest, isOnlyTalkedOf, isOutcome, isPreparation } from './is-of-other-day.ts';
import { isOnlyChapters } from './is-only-chapters.ts';
import { isPeriod } from './is-period.ts';
import { isSaidAbout } from './is-said-about.ts';
import { isTeaching } from './is-teaching.ts';
import { isTopicLikeOrder } from './is-topic.ts';
import { isTypeOfAssessment } from './is-type-of-assessment.ts';
import { isWorkedOn } from './is-worked-on.ts';
import { isAdvice, isGeneric, isPolicy, saysNone } from './label-words.ts';
import { namesDayOff } from './name-day-off.ts';
import type { Named } from './name-thing.ts';
import { isNotDue } from './not-due.ts';
import type { StatementRead } from './read-statement.ts';
import { saysNothing } from './says-nothing.ts';

/** "No labs (final exams)" says why; "No lecture (Midterm 2)" what takes its place. */
const SEVERAL = /s$/iu;
const INSTEAD_OF_CLASS =
  /^\W*no\s(?:labs?|class(?:es)?|lectures?|meetings?|sections?|recitations?)\s?\([^()]*$/iu;

const NEGATED =
  /(?:^|\b(?:is|are|be|a|aura|ist|hay|habrá)\s|\()(?:no\s|(?:pas|point)\sd(?:e\s|[’'])|(?:sans|aucune?|sin|ningun[ao]?|sem|nenhuma?|keine?|senza|nessun[ao]?|geen)\s)(?:\p{L}[\p{L}-]*\s){0,2}(?:\p{L}{2,6}-)?$/iu;

/** "MG = 0.20 A + 0.35 P1": how the grade is reckoned. */
const FORMULA = /^\W*\p{L}[\p{L}\d\s]{0,20}=\s?\(?(?:\d|\p{L}[\p{L}\d]{0,3}\s?[+*×/])/u;

/** Whether a statement cannot be about work at all, so that there is nothing to weigh. */
export const isNoWork = (read: StatementRead, named: Named): boolean =>
  saysNothing(named.title) ||
  saysNone(read.occasion.statement.text) ||
  FORMULA.test(read.occasion.statement.text) ||
  isTypeOfAssessment(read.occasion.statement.text) ||
  !isAboutAnything(read) ||
  isOfEnrolment(read.occasion.statement.text) ||
  isOtherTime(read, named) ||
  isOfOffice(read) ||
  isNotDue(read) ||
  isForbidden(read) ||
  isRules(read, named) ||
  isLineOfShares(read) ||
  isNegated(read) ||
  isExcused(read) ||
  isOutcome(read) ||
  isTeaching(read) ||
  isWorkedOn(read) ||
  isTopicLikeOrder(read) ||
  isCondition(read) ||
  isHandedOut(read) ||
  isPreparation(read) ||
  isSaidAbout(read) ||
  isWeekHeading(read) ||
  isCourseLine(read, named) ||
  isDetailOnly(read, named) ||
  (read.own === undefined && isAdvice(read.occasion.statement.text)) ||
  isPeriod(read, named) ||
  isInstruction(read, named) ||
  isExample(read) ||
  isEquipment(read, named) ||
  isCoverage(read) ||
  isOnlyChapters(read) ||
  isOnlyTalkedOf(read) ||
  isBesideTest(read) ||
  isAside(read, named) ||
  isOnlyWhere(read, named) ||
  isCited(read) ||
  isQuoted(read) ||
  isRemark(read) ||
  isNote(read) ||
  isDayItself(read) ||
  isLink(read);

/** "Sunday is Groundhog Day". */
const isDayItself = ({ own, occasion: { statement } }: StatementRead) =>
  own === undefined && /^\W*\p{L}+day\sis\s(?!due)/u.test(statement.text);

/** "(Monday classes meet)" or "[Founders' festival]" beside a day. */
const isAside = ({ own, occasion }: StatementRead, { title }: Named) =>
  own === undefined &&
  [title, occasion.statement.text.trim()].some((text) => /^(?:\([^()]*\)|\[[^\][]*\])$/u.test(text));

const ROOM = '(?:\\d{2,4}\\s?\\p{Lu}{1,4}|\\p{Lu}{1,4}\\s?\\d{2,4})';
/** "In class (see the example)", "1505 SC & 2217 SC: 6:30–8:30 pm" beside a test: where it is held. */
const WHERE = new RegExp(
  `^\\W*(?:[Ii]n[\\s-][Cc]lass|[Oo]nline|[Tt]ake[\\s-][Hh]ome|${ROOM}(?:\\s(?:&|and)\\s${ROOM})?)[^\\p{L}(]*(?:[ap]m)?\\W*(?:\\([^()]*\\))?\\W*$`,
  'u',
);

const LONGEST_WHERE = 80;

const isOnlyWhere = (
  { own, hasDue, dateAt, occasion: { statement } }: StatementRead,
  { passage }: Named,
): boolean =>
  own === undefined &&
  passage === undefined &&
  !hasDue &&
  dateAt === undefined &&
  statement.text.length <= LONGEST_WHERE &&
  WHERE.test(statement.text);

const REMARK =
  /^\W*(?:nb\s|n\.b\.\s|(?!you|we|students)\p{Lu}\p{L}+(?:\s\p{L}+){0,4}\s(?:is|are|was|were)\s(?:an?|the|not|very|vital|important|required|part)\s(?:\S+\s){3})/u;

/** "Attending these days is a part of the writing process", in a column of work. */
const isRemark = ({ own, hasDue, dateAt, occasion: { statement } }: StatementRead) =>
  !hasDue && dateAt === undefined && !own?.numbered && REMARK.test(statement.text);

/** "Note: what is due online is due the night before" is said of others. */
const isNote = ({ own, dateAt, occasion: { statement } }: StatementRead) =>
  dateAt === undefined && !own?.numbered && /^\W*(?:please\s)?note\s?:/iu.test(statement.text);

/** "– Bring a laptop" below the thing it is brought for. */
const isDetailOnly = ({ occasion, own, dateAt }: StatementRead, named: Named) =>
  occasion.isDetail === true &&
  dateAt === undefined &&
  (own === undefined || isGeneric(named.title) || isAdvice(occasion.statement.text));

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
  // "Introduction to sampling" below "Homework" is what that homework is about.
  const isNamedByKind = occasion.kindOf !== undefined && head !== undefined;
  const isOnlyGiven = words.handedOut.test(text) && !hasDue && !isNamedByKind && !introducesOneself(text);
  if (!own && ((namesDayOff(text, words) && !words.label.test(text)) || isOnlyGiven)) return false;
  // Words of another cell name this one only when something says that it is about work.
  return named?.passage === undefined || head !== undefined || hasDue;
}

/** Juries and midterms may be held by appointment as well. */
const isOtherTime = ({ occasion, words, own }: StatementRead, named: Named) =>
  [occasion.statement.text, named.title].some((text) =>
    words.officeHours.test(own ? text.replace(/\bby\sappointment\b/iu, ' ') : text),
  );

const LINE_OF_SHARES = /(?:\.\s?){3,80}\d{1,3}\s?%?\s*$/u;

/** "Artist talk ........ 10" says what counts, whatever day stands above it. */
const isLineOfShares = ({ occasion, dateAt }: StatementRead) =>
  dateAt === undefined && LINE_OF_SHARES.test(occasion.statement.text);

/** "If you cannot attend the exam, tell me by …" tells of an exam, and gives another day. */
const isCondition = ({ occasion: { statement, context }, own, words: { condition } }: StatementRead) =>
  own === undefined
    ? condition.test(context?.text ?? '')
    : own.start < (condition.exec(statement.text)?.[0].length ?? 0);

/** In small letters: "Do Not Go Gentle" is what an essay is on. */
const FORBIDS =
  /^\P{L}*(?:[Pp]lease\s)?(?:[Dd]o\snot|[Dd]on[’']t|[Nn]e\s(?:plus|pas|jamais)|[Pp]rière\sde\sne|[Nn]o\s(?:se\s)?(?:debe|puede)n?|[Nn]icht\smehr)\s(?!forget|miss|hesitate|wait|oublier|tarder|olvidar)\p{Ll}/u;

/** "Ne plus modifier après le 9 décembre": what is not to be done is nothing to do. */
const isForbidden = ({ occasion }: StatementRead) => FORBIDS.test(occasion.statement.text);

/** "No homework today." */
const isNegated = ({ occasion: { statement }, own }: StatementRead) =>
  own !== undefined &&
  (NEGATED.test(statement.text.slice(0, own.start)) ||
    (SEVERAL.test(own.text) && INSTEAD_OF_CLASS.test(statement.text.slice(0, own.start))));

const WEEK_HEADING = /^\W{0,4}(?:week|semaine|semana)\s?\d{1,2}\s?[:–—.-]/iu;

/** "Week 9: Test 2" heads the days below it, which say on which of them; "Week 3: Design theory (Aug 31 – Sep 4)" as well. */
const isWeekHeading = ({ occasion, own, hasDue }: StatementRead) =>
  WEEK_HEADING.test(occasion.statement.text) &&
  (occasion.role === 'follower' ||
    (own === undefined && !hasDue && occasion.dates.some(({ until }) => until !== undefined)));

/** "Syllabus and course policies" in a column of work. */
const isRules = ({ own, hasDue }: StatementRead, { title, passage }: Named) =>
  own === undefined && !hasDue && passage === undefined && isPolicy(title);

const COURSE_LINE = /^\W*\p{Lu}{2,5}[\s-]?\d{3,4}\p{Lu}?\s?[:–—-]\s/u;

/** "ENGL 204: Essay Writing" above the days of the term is the course. */
const isCourseLine = ({ hasDue, own }: StatementRead, { passage, head }: Named) =>
  !hasDue && own === undefined && passage !== undefined && !head?.numbered && COURSE_LINE.test(passage.text);

/** "Submit the assignment online" says how, beside what is due. */
const isInstruction = ({ hasDue, isDueAlone, own, dateAt }: StatementRead, named: Named) =>
  named.passage === undefined &&
  isGeneric(named.title) &&
  hasDue &&
  !isDueAlone &&
  !(own !== undefined && own.start <= FIRST && dateAt !== undefined && dateAt > own.end);

/** "Papers due May 1" begins with what is due. */
const FIRST = 4;

const EXAMPLE =
  /^\W*(?:for\s)?(?:example|instance)\b(?!\ssheets?)|^\W*(?:par\sexemple|por\sejemplo|zum\sbeispiel)\b/iu;

/** "Example: homework assigned on Thursday, 2/5, is due on …" */
const isExample = ({ occasion: { statement, context } }: StatementRead) =>
  EXAMPLE.test(statement.text) || EXAMPLE.test(context?.text ?? '');

const EQUIPMENT =
  /^\W*(?:please\s)?bring\s(?:(?:a|an|the|your|own)\s){0,2}(?:\p{L}+\s){0,2}(?:manuals?|laptops?|computers?|calculators?|text\s?books?|books?|readers?|materials|goggles|coats?|aprons?|gloves|supplies|boots|clothes|clothing)(?:\s(?:to|for|in)\s[^.;:]{2,25})?\W*$/iu;

/** "Bring your lab manual": needed in class, and nothing that is collected. */
const isEquipment = ({ occasion: { statement } }: StatementRead, { title }: Named) =>
  [statement.text, title].some((text) => EQUIPMENT.test(text));

const COVERAGE = /^\W*cover(?:s|ing)\s/iu;

/** "Covers chapters 4-6", on a line of its own below a test. */
const isCoverage = ({ occasion, own }: StatementRead) =>
  own === undefined && COVERAGE.test(occasion.statement.text);
