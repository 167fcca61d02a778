import { type Head, isTest } from './vocabulary.ts';

/** What the course does with tests, or does not, on days on which they are not held. */
const NOT_HELD =
  /\b(?:review(?:s|ed)?|returned|posted|released|available|opens?|announced|discuss\p{L}*|go\sover|make-?\s?ups?|missed|never|not|no)\b/iu;
const POSTED = /\b(?:solutions?|answers?|keys?|grades?|results?)\b[^.]*\b(?:posted|released|available)\b/iu;

/** "Solutions are posted on Fridays", "we go over the quizzes every Friday": nothing that a student hands in or sits. */
export const isOfCourse = (text: string, works: readonly Head[]): boolean =>
  POSTED.test(text) || (NOT_HELD.test(text) && works.some(isTest));
