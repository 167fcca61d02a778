import type { Occasion } from '../schedule/occasion.ts';
import { beginsCitation } from '../text/citation.ts';
import { isEssayQuestion } from './essay-question.ts';
import type { Named } from './name-thing.ts';
import type { StatementRead } from './read-statement.ts';
import type { Head } from './vocabulary.ts';
import { isTest } from './vocabulary.ts';

const READING_LIKE =
  /^\W*(?:(?:required|optional|suggested)\s)?(?:read(?:ings?)?\b(?!-|\/|\s(?:responses?|quiz|logs?|journals?|memos?|reflections?|reports?|summar(?:y|ies)|exams?|tests?|checks?|assignments?|notes))|watch\b|view\b|discuss\s|listen\b|(?:begin|start|finish|continue|complete)\s(?:the\s)?(?:readings?|lectures?|watching|viewing)(?!\p{L}|\s\p{L}+s?\W*$)|(?:films?|movies?|videos?|screenings?|podcasts?)\s?:|lire\b|leer\b|lectures?\s:)/iu;
const SHOWN_BY_STUDENTS =
  /\b(?:final|group|student|project|team)\s(?:\p{L}+\s)?(?:presentations?|talks?|pitch(?:es)?|demos?|posters?)\b/iu;
const OF_COURSE =
  /^(?:\s\p{L}+)?\s(?:of|to|da|de|della|des?|du|del|des)\s(?:the\s|la\s|el\s)?(?:plan\sde\s)?(?:course|class|disciplina|corso|curso|cours|module|syllabus)\b/iu;

/** "Graphical presentation of data" among the topics; "Presentation of projects" is held. */
const isOfSubject = (text: string, own: Head | undefined): boolean =>
  own?.kind === 'presentation' && /presentation$/iu.test(own.text) && OF_SUBJECT.test(text.slice(own.end));
const OF_SUBJECT =
  /^\sof\s(?!(?:the\s|your\s|our\s|all\s|final\s|group\s|student\s|team\s)*(?:\p{L}+\s)?(?:projects?|papers?|reports?|findings|results|posters?|proposals?|research|work|themes?|topics?|cases?)(?!\p{L}))/iu;

const TAUGHT_OF =
  /^\s(?:issues|skills|techniques?|strateg(?:y|ies)|structures?|writing|management|basics|formatting|etiquette|anxiety)(?!\p{L})/iu;
const LECTURE_LIKE =
  /^\W{0,4}(?:lec(?=[\s.])|lecture|topic|module|unit|cours|clase)(?:\s?\d{0,2}\s?[:–-]|\sand\slab)/iu;

/** "Readings for the midterm: …", "Readings (for the quiz of week 2): …" */
const READINGS_FOR = /^\W{0,4}readings?\s\(?for\s[^():]{1,60}\)?\s?:/iu;

/** "Ayre & Brook ch. 2": the authors of a book and a part of it. */
const CHAPTER =
  /^[^\p{L}]{0,4}\p{Lu}[\p{L}’'-]{1,24}(?:,?\s(?:(?:&|and|et|y|und)\s)?(?:(?:van|von|der|de|di|la)\s){0,2}\p{Lu}[\p{L}’'-]{1,24}){0,3},?\s(?:[Cc]hs?\.?|[Cc]hapters?|[Cc]hap\.?|[Cc]hapitres?|[Cc]ap(?:\.|[ií]tulos?)|[Kk]ap\.?)\s?\d(?:[\d\s.,&–-]|(?:and|et|y|und|to)\s){0,12}$/u;

/** "Law and Society Review 44 (4): 588-608", "The Geographical Review 12: 201-19", "… Pp. 13-20 in …": where a text is printed. */
const isPrinted = ({ occasion, hasDue }: StatementRead): boolean =>
  !hasDue &&
  (beginsCitation(occasion.statement.text) || PRINTED_IN.some((says) => says.test(occasion.statement.text)));

const PRINTED_IN = [
  /\p{L}[.,]?\s\d{1,3}\s?\(\d{1,3}(?:[–-]\d{1,3})?\)\s?[:,]\s?(?:pp?\.\s?)?\d{1,4}\s?[–-]{1,2}\s?\d{1,4}/u,
  /\b(?:Journal|Reviews?|Quarterly|Annals|Bulletin|Proceedings)\s(?:(?:of|in|on)\s[^.:;]{3,50}\s)?\d{1,3}\s?:\s?\d{1,4}\s?[–-]{1,2}\s?\d{1,4}/u,
  /\b[Pp]p\.\s?\d{1,4}\s?[–-]{1,2}\s?\d{1,4}\s[Ii]n\s\p{Lu}/u,
];

/** What is read or taught, of the subject or of how work is made. */
export const isTeaching = (read: StatementRead): boolean =>
  [isClass, isByGuest, isTaught, isHowTo, isPrinted, isDiscussed, isOfSlides].some((says) => says(read));

const SLIDES =
  /(?:^\W*|\d\s|["”]\s)(?:power\s?point|ppt)\s(?:presentation|slides?)\W*(?:\([^()]{1,40}\)\W*)?$/iu;

/** "PowerPoint presentation", alone or behind the pages of the day: what the lecture shows. */
const isOfSlides = ({ occasion: { role, statement }, hasDue }: StatementRead): boolean =>
  !hasDue && role !== 'due' && SLIDES.test(statement.text);

const DISCUSSED = /^\W*discuss\s(?![^.;]*\b(?:due|submit|turn|hand|bring|post)\b)/iu;

/** "Discuss the film, your submissions, and research proposals." */
const isDiscussed = ({ occasion: { role, statement }, dateAt }: StatementRead): boolean =>
  role !== 'due' && dateAt === undefined && DISCUSSED.test(statement.text);

const CLASS =
  /^\W*(?:class(?:es|\s(?:meetings?|sessions?|periods?|days?))|lessons?|lectures?|meetings?|sessions?|cours|séances?|clases?|sesiones|vorlesung(?:en)?|lezioni|aulas?)(?:\s?\([^()]*\))?\s?:?\W*$/iu;

/** "Tue: Class resumes", "Classes end". */
const CLASS_GOES_ON =
  /^\W*(?:\p{L}{2,9}\s?:\s)?(?:class|lecture|lab|section)(?:es|s)?\s(?:resume|begin|start|end|meet|continue)s?(?!\p{L})/iu;

/** "Class meetings: Feb. 12, 14", "Lessons (room 230): Jan. 29". */
const isClass = ({ occasion: { statement }, own, hasDue, dateAt }: StatementRead): boolean =>
  !hasDue &&
  own === undefined &&
  (CLASS.test(statement.text.slice(0, dateAt)) || CLASS_GOES_ON.test(statement.text));

const BY_GUEST =
  /^\W*(?:guest|visiting|invited)\s(?:\p{L}+\s)?(?:presentations?|talks?|speakers?|lectures?)(?!\p{L}|\s(?:write-?ups?|reflections?|responses?|reports?|reactions?|summar(?:y|ies)|papers?|essays?)(?!\p{L}))|\b(?:presentations?|talks?|demos?)\sby\s(?:(?:the\s|your\s|our\s|an?\s)?(?:guests?|librarians?|instructors?|authors?|artists?)|prof(?:essor)?|dr)(?!\p{L})/iu;

/** "Guest presentation: a pilot", "Presentation by Prof. Quill" */
const isByGuest = ({ occasion, hasDue }: StatementRead): boolean =>
  !hasDue && BY_GUEST.test(occasion.statement.text);

/** "Presentation skills", "Essay structure" */
const isHowTo = ({ occasion, own, hasDue }: StatementRead): boolean =>
  own !== undefined &&
  !own.numbered &&
  !hasDue &&
  occasion.role !== 'due' &&
  TAUGHT_OF.test(occasion.statement.text.slice(own.end));

/** "Readings due: Hale, chapter 4" */
const READING_DUE = /^\W{0,4}readings?\s(?:(?:is|are)\s)?due(?!\p{L})/iu;

/** What is read or taught, unless a test or something due is named with it. */
function isTaught({ occasion, own, hasDue, named }: StatementRead): boolean {
  const { text } = occasion.statement;
  if (own === undefined && READING_DUE.test(text)) return true;
  if (hasDue) return false;
  if (own ? isOfTheSubject(occasion, own) : CHAPTER.test(text)) return true;
  const isHeld = own !== undefined && isTest(own) && !isMethod(occasion, own);
  const isShow = own?.kind === 'presentation' && SHOWN_BY_STUDENTS.test(text);
  if (LECTURE_LIKE.test(text) && !isHeld && !isShow) return true;
  return isReading(text, named) && !isHeld && !isEssayQuestion(occasion);
}

/** The word for a work names a text, a method or a part of the course. */
function isOfTheSubject(occasion: Occasion, own: Head): boolean {
  const { role, statement } = occasion;
  const { text } = statement;
  if (own.end <= (READINGS_FOR.exec(text)?.[0].length ?? 0)) return true;
  if (!isTest(own) && READINGS_OF.test(text.slice(own.end))) return true;
  if (isMethod(occasion, own) && (role === 'topic' || isMethodInPlan(occasion, own))) return true;
  if (own.kind === 'presentation' && OF_COURSE.test(text.slice(own.end))) return true;
  return (role === 'topic' || THE_ONE.test(text.slice(0, own.start))) && isOfSubject(text, own);
}

/** "Project readings", "Lab 1 reading" */
const READINGS_OF = /^(?:\s?#?\d{1,2}[a-z]?)?\sreadings?(?!\p{L})/iu;

/** "Wednesday: Read the assignment sheet" as well. */
const isReading = (text: string, named: Named | undefined): boolean =>
  READING_LIKE.test(text) || (!named?.passage && READING_LIKE.test(named?.title ?? ''));

/** "The presentation of self": one of the subject, whatever its place in the plan. */
const THE_ONE = /^\W*the\s$/iu;

/** "Field tests", "Placement of tests": several of a kind are taken on no single day. */
const isMethodInPlan = ({ role, statement }: Occasion, { text, start }: Head): boolean =>
  role !== 'due' && role !== 'sentence' && isPlural(text) && /\p{L}\s$/u.test(statement.text.slice(0, start));

const ONLY_TEST = /^tests?$/iu;
/** In front of a test that is taken; any other word makes it one that is taught: "permutation test". */
const TAKEN =
  /(?:^|[^\p{L}\s]|\b(?:the|a|an|your|our|and|or|two|three|four|five|six|\d|first|second|third|fourth|last|next|final|unit|chapter|module|map|reading|vocabulary|grammar|spelling|skills?|lab|class|in-class|course|mid-?\s?term|term|semester|mcq|choice|online|timed|written|oral|practical|placement|diagnostic|big|hour|hourly|mastery|standard|major|make-?up|practice))\s*$/iu;

/** A method of the subject, as "Partial tests" among the topics of a course on regression. */
function isMethod({ statement }: Occasion, { text, start, numbered }: Head): boolean {
  const before = statement.text.slice(0, start);
  const isTaken = TAKEN.test(before) && !(isPlural(text) && DIAGNOSTIC.test(before));
  return ONLY_TEST.test(text) && !numbered && !isTaken;
}

const isPlural = (text: string): boolean => /s$/iu.test(text);
/** "Diagnostic test" is sat at the beginning of a course, "Diagnostic tests" are of medicine. */
const DIAGNOSTIC = /\bdiagnostic\s$/iu;
