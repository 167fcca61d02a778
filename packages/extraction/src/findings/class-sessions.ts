import { gradingVocabulary } from '../grading/vocabulary.ts';
import type { Candidate, Signal } from '../items/candidate.ts';
import type { CourseContext } from './context.ts';

const LAB = '(?:labs?|laborator(?:y|ies)|labos?|laboratoires?|laboratorios?|laboratori)';
const NOUN = `(?:${LAB}|discussions?|recitations?|tutorials?|seminars?|workshops?|sections?|studios?|ateliers?|séminaires?|td|tp|talleres|taller|seminarios?|seminari|übung(?:en)?)`;
/** "Lab 3: Titration", "Seminar 2", and no "Lab 3 report"; "Lab 3" alone may be its sheet as well, "Lab 3 (room 12)" not. */
const SESSION = new RegExp(
  `^\\W*(?<noun>${NOUN})\\s?#?\\d{1,2}(?:\\s?[:.–—-]\\s.*|(?<!^\\W*${LAB}[\\s#\\d]*)(?:\\s\\([^()]*\\))?\\W*|\\s\\((?:room|local|salle|sala|aula|raum|zaal)\\s[^()]*\\)\\W*)$`,
  'iu',
);
/** "Labs", "Weekly discussions (10)": what counts is the session itself. */
const OF_SESSIONS = new RegExp(`^(?:\\p{L}+\\s){0,2}(?<noun>${NOUN})(?:\\s?\\(.*)?$`, 'iu');
/** Then it says when it is due, whatever it is called. */
const IS_DUE: readonly Signal[] = ['role:due', 'due', 'by-date', 'labelled', 'told-by', 'commanded'];
/** What else its name says of it: a laboratory may be a place, a workshop one of work. */
const DOUBTS: readonly Signal[] = ['lab-session', 'about-work'];

/** "Laboratory" and "labs", "discussions" and "discussion". */
const stemOf = (noun: string) => /^(?:lab|.{1,5})/u.exec(noun.toLowerCase())?.[0].replace(/s$/u, '');

/**
 * "Discussion 1: The city" as the topic of a day is a meeting of the class where the grade has no part for such, and
 * work where it has one. Where nothing says what counts, or only of what is written for it, its other signs decide.
 */
export function asSession(
  candidate: Candidate,
  { grading, locale }: Pick<CourseContext, 'grading' | 'locale'>,
): Candidate | undefined {
  const { title, signals } = candidate;
  const noun = SESSION.exec(title)?.groups?.noun;
  const { conduct } = gradingVocabulary(locale);
  const names = grading.map(({ component }) => component).filter((name) => !conduct.test(name));
  if (noun === undefined || grading.length === 0 || IS_DUE.some((signal) => signals.has(signal)))
    return asSheet(candidate, names);
  const isOfThem = (word: string) => stemOf(word) === stemOf(noun);
  if (names.some((name) => isOfThem(OF_SESSIONS.exec(name)?.groups?.noun ?? '')))
    return { ...candidate, signals: new Set([...signals].filter((signal) => !DOUBTS.includes(signal))) };
  return names.some((name) => isNamedIn(name, noun)) ? candidate : undefined;
}

const isNamedIn = (name: string, noun: string): boolean =>
  name.split(/[^\p{L}]+/u).some((word) => stemOf(word) === stemOf(noun));

const NUMBERED_LAB = new RegExp(`^\\W*(?<noun>${LAB})\\s?#?\\d{1,2}\\W*$`, 'iu');

/** "Lab 3" behind the topic of a day is its sheet, where labs count. */
function asSheet(candidate: Candidate, names: readonly string[]): Candidate {
  const { title, signals } = candidate;
  const noun = NUMBERED_LAB.exec(title)?.groups?.noun;
  const isCounted = noun !== undefined && names.some((name) => isNamedIn(name, noun));
  return isCounted && signals.has('behind-topic')
    ? { ...candidate, signals: new Set([...signals].filter((signal) => !DOUBTS.includes(signal))) }
    : candidate;
}
