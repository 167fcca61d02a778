import type { Occasion } from '../schedule/occasion.ts';
import { isHandedOut } from './is-handed-out.ts';
import { isAdvice, isGeneric, isPolicy, saysNothing } from './label-words.ts';
import { isAboutHim, isBesideDaysOff } from './name-day-off.ts';
import type { Named } from './name-thing.ts';
import { isNotDue } from './not-due.ts';
import type { StatementRead } from './read-statement.ts';
import type { Head, Vocabulary } from './vocabulary.ts';

const READING_LIKE =
  /^\W*(?:(?:required|optional|suggested)\s)?(?:read(?:ings?)?\b(?!\s(?:responses?|quiz|logs?|journals?|memos?|reflections?|reports?|exams?|tests?|checks?|assignments?|notes))|watch\b|view\b|discuss\s|listen\b|lire\b|leer\b|lectures?\s:)/iu;
const SHOWN_BY_STUDENTS =
  /\b(?:final|group|student|project|team)\s(?:\p{L}+\s)?(?:presentations?|talks?|pitch(?:es)?|demos?|posters?)\b/iu;
const OF_COURSE =
  /^(?:\s\p{L}+)?\s(?:of|to|da|de|della|des?|du|del|des)\s(?:the\s|la\s|el\s)?(?:plan\sde\s)?(?:course|class|disciplina|corso|curso|cours|module|syllabus)\b/iu;
const LECTURE_LIKE =
  /^\W{0,4}(?:lec(?=[\s.])|lecture|topic|module|unit|cours|clase)(?:\s?\d{0,2}\s?[:–-]|\sand\slab)/iu;
const NEGATED = /(?:^|\b(?:is|are|be)\s|\()no\s(?:\p{L}[\p{L}-]*\s){0,2}(?:\p{L}{2,6}-)?$/iu;

/** Whether a statement cannot be about work at all, so that there is nothing to weigh. */
export const isNoWork = (read: StatementRead, named: Named): boolean =>
  saysNothing(named.title) ||
  !isAboutAnything(read) ||
  isOtherTime(read, named) ||
  isRegistrar(read) ||
  isFee(read) ||
  isOfMarks(read) ||
  isRequest(read) ||
  isNotDue(read) ||
  isForbidden(read) ||
  isRules(read, named) ||
  isLineOfShares(read) ||
  isNegated(read) ||
  isTeaching(read) ||
  isCondition(read) ||
  isHandedOut(read) ||
  isPreparation(read) ||
  isWeekHeading(read) ||
  isCourseLine(read, named) ||
  isDetailOnly(read, named) ||
  (read.own === undefined && isAdvice(read.occasion.statement.text)) ||
  isPeriod(read, named) ||
  isInstruction(read, named) ||
  isExample(read) ||
  isEquipment(read) ||
  isCoverage(read) ||
  isOnlyChapters(read);

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
  if (!own && (isDayOff(text, words) || (words.handedOut.test(text) && !hasDue))) return false;
  // Words of another cell name this one only when something says that it is about work.
  return named?.passage === undefined || head !== undefined || hasDue;
}

function isDayOff(text: string, { dayOff }: Vocabulary): boolean {
  const match = dayOff.exec(text);
  if (match === null || isBesideDaysOff(text.slice(0, match.index))) return false;
  return !isAboutHim(text.slice(match.index + match[0].length));
}

/** Juries and midterms may be held by appointment as well. */
const isOtherTime = ({ occasion, words, own }: StatementRead, named: Named) =>
  [occasion.statement.text, named.title].some((text) =>
    words.officeHours.test(own ? text.replace(/\bby\sappointment\b/iu, ' ') : text),
  );

const REGISTRAR =
  /\b(?:add\s?\/\s?drop|(?:to|and|or)\s(?:drop|withdraw|add)|withdrawal|(?:add|drop)\s(?:date|deadline)|d[’']abandon|d[’']annulation|limite\sde\sretrait|anulación|desmatriculación|abmeldung|abmeldefrist|ritiro|cierre\sde\s(?:las\s)?actas?)\b/iu;

/** "Add/drop deadline": a day of the registrar, which nobody hands anything in on. */
const isRegistrar = ({ occasion, own }: StatementRead) =>
  (own === undefined || own.kind === 'other') && REGISTRAR.test(occasion.statement.text);

const LINE_OF_SHARES = /(?:\.\s?){3,80}\d{1,3}\s?%?\s*$/u;

/** "Artist talk ........ 10" says what counts, whatever day stands above it. */
const isLineOfShares = ({ occasion, dateAt }: StatementRead) =>
  dateAt === undefined && LINE_OF_SHARES.test(occasion.statement.text);

const REQUEST =
  /^\W*(?:(?:all|any|your|late|make-?up|extension|re-?grad(?:e|ing)|accommodation|written)\s){0,3}(?:requests?|petitions?|appeals?)\s(?:for|to|must|are|is|should|will|due)\b/iu;

/** "Requests are due by October 5" is asked of the teacher, and no work. */
const isRequest = ({ occasion, own }: StatementRead) =>
  own === undefined && REQUEST.test(occasion.statement.text);

const CONDITION =
  /^\W*(?:if|unless|in\scase|should|si|sauf\ssi|wenn|falls|se|als)\s(?:\p{L}+\s)[^,]*(?:,|$)/iu;

/** "If you cannot attend the exam, tell me by …" tells of an exam, and gives another day. */
const isCondition = ({ occasion: { statement, context }, own }: StatementRead) =>
  own === undefined
    ? CONDITION.test(context?.text ?? '')
    : own.start < (CONDITION.exec(statement.text)?.[0].length ?? 0);

const MARKS =
  /^\W*(?:entrega|remise|publication|publicación)\s(?:de\s?l[ao]s\s|des?\s)(?:notas|calificaciones|notes|résultats|resultados)(?!\p{L})|^\W*(?:(?:final|midterm|course|all)\s)?grades?\s(?:(?:are|will\sbe)\s)?(?:due|posted|submitted|available|released)\b/iu;

/** "Entrega de notas": the day on which the teacher is done. */
const isOfMarks = ({ occasion: { statement }, dates }: StatementRead) =>
  [statement.text, statement.text.slice(dates[0]?.end)].some((text) => MARKS.test(text));

/** In small letters: "Do Not Go Gentle" is what an essay is on. */
const FORBIDS =
  /^\P{L}*(?:[Pp]lease\s)?(?:[Dd]o\snot|[Dd]on[’']t|[Nn]e\s(?:plus|pas|jamais)|[Pp]rière\sde\sne|[Nn]o\s(?:se\s)?(?:debe|puede)n?|[Nn]icht\smehr)\s(?!forget|miss|hesitate|wait|oublier|tarder|olvidar)\p{Ll}/u;

/** "Ne plus modifier après le 9 décembre": what is not to be done is nothing to do. */
const isForbidden = ({ occasion }: StatementRead) => FORBIDS.test(occasion.statement.text);

const FEE =
  /^\W*(?:(?:the|a|lab|course|studio|material|\p{L}+al)s?\s){0,3}(?:fees?|tuition|deposit|payment)\b/iu;

/** "Fee: $75, due by 9/6": owed, and no work. */
const isFee = ({ occasion, own }: StatementRead) => own === undefined && FEE.test(occasion.statement.text);

/** "No homework today." */
const isNegated = ({ occasion, own }: StatementRead) =>
  own !== undefined && NEGATED.test(occasion.statement.text.slice(0, own.start));

/** "Readings (for the quiz of week 2): …" */
const READINGS_FOR = /^\W{0,4}readings?\s\([^()]{1,60}\)\s?:/iu;

/** "Ayre & Brook ch. 2": the authors of a book and a part of it. */
const CHAPTER =
  /^[^\p{L}]{0,4}\p{Lu}[\p{L}’'-]{1,24}(?:,?\s(?:(?:&|and|et|y|und)\s)?(?:(?:van|von|der|de|di|la)\s){0,2}\p{Lu}[\p{L}’'-]{1,24}){0,3},?\s(?:[Cc]hs?\.?|[Cc]hapters?|[Cc]hap\.?|[Cc]hapitres?|[Cc]ap(?:\.|[ií]tulos?)|[Kk]ap\.?)\s?\d[\d\s.,&–-]{0,12}$/u;

/** "How labs and submissions work" is explained. */
const HOW_IT_WORKS = /^\W{0,4}how\s(?:\p{L}{1,20}\s){1,5}works?\W{0,4}$/iu;

/** What is read or taught, unless a test or something due is named with it. */
function isTeaching({ occasion, own, hasDue, dateAt, named }: StatementRead): boolean {
  const { text } = occasion.statement;
  if (dateAt === undefined && HOW_IT_WORKS.test(text)) return true;
  if (hasDue) return false;
  if (!own && CHAPTER.test(text)) return true;
  if (own && own.end <= (READINGS_FOR.exec(text)?.[0].length ?? 0)) return true;
  if (own && STATISTICAL_TEST.test(text.slice(own.start))) return true;
  const isTest = (own?.kind === 'exam' || own?.kind === 'quiz') && !isMethod(occasion, own);
  if (own && isMethod(occasion, own) && occasion.role === 'topic') return true;
  if (own?.kind === 'presentation' && OF_COURSE.test(text.slice(own.end))) return true;
  const isShow = own?.kind === 'presentation' && SHOWN_BY_STUDENTS.test(text);
  return (LECTURE_LIKE.test(text) && !isTest && !isShow) || (isReading(text, named) && !isTest);
}

/** "Wednesday: Read the assignment sheet" as well. */
const isReading = (text: string, named: Named | undefined): boolean =>
  READING_LIKE.test(text) || (!named?.passage && READING_LIKE.test(named?.title ?? ''));

/** "Pruebas de hipótesis", "test d'indépendance", "prueba t": what statistics teaches. */
const STATISTICAL_TEST =
  /^(?:[Pp]ruebas?|[Tt]ests?)\s(?:(?:de|del?\s?la|para)\s(?:hip[óo]tesis|significa\p{L}+|bondad|independencia|normalidad|homogeneidad|conformité|student|medias?|proporci\p{L}+|una?\s|dos\s)|d[’'](?:hypothèses?|indépendance|ajustement|homogénéité)|(?:[tzF]|χ|[Cc]hi)(?!\p{L})|(?:no\s)?param[ée]tri\p{L}+)/u;
const ONLY_TEST = /^tests?$/iu;
/** In front of a test that is taken; any other word makes it one that is taught: "permutation test". */
const TAKEN =
  /(?:^|[^\p{L}\s]|\b(?:the|a|an|your|our|and|or|first|second|third|fourth|last|next|final|unit|chapter|module|map|reading|vocabulary|grammar|spelling|skills?|lab|class|in-class|course|mid-?\s?term|term|semester|mcq|choice|online|timed|written|oral|practical|placement|diagnostic|big|hour|hourly|mastery|standard|major|make-?up|practice))\s*$/iu;

/** A method of the subject, as "Partial tests" among the topics of a course on regression. */
const isMethod = ({ statement }: Occasion, { text, start, numbered }: Head): boolean =>
  ONLY_TEST.test(text) && !numbered && !TAKEN.test(statement.text.slice(0, start));

const PREPARES =
  /^\W*(?:(?:prep(?:aration|are|aring)?|rehears(?:e|al|ing)|help|getting\sready)\s(?:for|with)|(?:préparation|aide|répétition|révisions?)\s(?:pour|à|aux?|de|du|des|avant)|correction\s(?:des?|du)|(?:preparación|ayuda|ensayo|repaso|revisión|corrección)\s(?:para|con|del?)|vorbereitung\s(?:auf|für|der))\s/iu;

/** In front of the work: "Looking back and preparing the presentation". */
const PREPARING = /(?<!\p{L})preparing\s(?:\p{L}+\s){0,2}$/iu;

/** "Prep for final presentations" in class, before they are held. */
const isPreparation = ({ occasion: { statement }, own, hasDue }: StatementRead): boolean =>
  !hasDue && (PREPARES.test(statement.text) || PREPARING.test(statement.text.slice(0, own?.start)));

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

const PERIOD =
  /(?<!\p{L})(?:(?:exam(?:ination)?s?|finals?)\s(?:\d\s)?(?:periods?|dates?|schedules?|weeks?)|(?:sessions?|périodes?)\sd[’']examens?|(?:semanas?|per[ií]odos?)\sde\s(?:los\s)?(?:exámenes|exames|provas)|session[ei]\sd[’']esam[ei]|prüfungs(?:zeit(?:raum|räume)?|wochen?|phasen?)|(?:tentamen|toets)(?:periode|week|weken))\W*$/iu;

/** "Exam dates: Oct 2, Nov 6" says the days. */
const DATES = /\bdates\W*$/iu;

/** "Final examination period" says when examinations are, and not when this one is. */
const isPeriod = ({ hasDue, dates }: StatementRead, named: Named) =>
  !hasDue && PERIOD.test(named.title) && !(DATES.test(named.title) && dates.length > 1);

/** "Submit the assignment online" says how, beside what is due. */
const isInstruction = ({ hasDue, isDueAlone, own, dateAt }: StatementRead, named: Named) =>
  named.passage === undefined &&
  isGeneric(named.title) &&
  hasDue &&
  !isDueAlone &&
  !(own !== undefined && own.start <= FIRST && dateAt !== undefined && dateAt > own.end);

/** "Papers due May 1" begins with what is due. */
const FIRST = 4;

const EXAMPLE = /^\W*(?:for\s)?(?:example|instance)\b|^\W*(?:par\sexemple|por\sejemplo|zum\sbeispiel)\b/iu;

/** "Example: homework assigned on Thursday, 2/5, is due on …" */
const isExample = ({ occasion: { statement, context } }: StatementRead) =>
  EXAMPLE.test(statement.text) || EXAMPLE.test(context?.text ?? '');

const EQUIPMENT =
  /^\W*(?:please\s)?bring\s(?:(?:a|an|the|your|own)\s){0,2}(?:\p{L}+\s){0,2}(?:manuals?|laptops?|computers?|calculators?|text\s?books?|books?|readers?|materials|goggles|coats?)\W*$/iu;

/** "Bring your lab manual": needed in class, and nothing that is collected. */
const isEquipment = ({ occasion }: StatementRead) => EQUIPMENT.test(occasion.statement.text);

const COVERAGE = /^\W*cover(?:s|ing)\s/iu;

/** "Covers chapters 4-6", on a line of its own below a test. */
const isCoverage = ({ occasion, own }: StatementRead) =>
  own === undefined && COVERAGE.test(occasion.statement.text);

const ONLY_CHAPTERS =
  /^\W*(?:(?:chapters?|chs?|chap|pages?|pgs?|pp?|sections?|secs?|chapitres?|cap[ií]tulos?|caps?|kapitel|kap)\.?\s?\d[\d.,&\s–—-]*(?:(?:and|et|y)\s)?[\s,;]*)+\W*$/iu;

/** "Ch. 4, pp. 80–95" below "Assignment" is read. */
const isOnlyChapters = ({ occasion, own, hasDue }: StatementRead) =>
  own === undefined && !hasDue && !occasion.numberOf && ONLY_CHAPTERS.test(occasion.statement.text);
