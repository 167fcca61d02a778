import type { AboutWork } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';

/** The sentences of a language about a work, by what stands in front of the work and what behind it. */
export interface SaidAbout {
  /** "Regrade requests for the" */
  request: RegExp;
  /** "Grades for the", "there is a review session for" */
  matter: RegExp;
  /** "We will discuss the", "start working on" */
  act: RegExp;
  /** " 2 will be discussed" */
  done: RegExp;
}

/** Between what is said and the work: "your second", "de l’". */
const WHICH = "(?:\\p{L}+(?:\\s|[’'])){0,3}$";

export const toSaidAbout = (words: AboutWork): SaidAbout => {
  const { requests, matters, of, teachers, will, acts, begins, are, done, goesBetween } = words;
  const ofIt = `\\s${oneOf(of)}`;
  const who = `${oneOf(teachers)}(?:\\s${oneOf(will)}|['’]ll)?(?:\\salso)?\\s${oneOf(acts)}`;
  const between = goesBetween ? '(?:[^.;]{0,40}\\s)?' : '(?:\\p{L}+(?:ly|ment|mente)\\s)?';
  return {
    request: new RegExp(`(?<!\\p{L})${oneOf(requests)}(?:${ofIt}|\\s)${WHICH}`, 'iu'),
    matter: new RegExp(`(?<!\\p{L})${oneOf(matters)}${ofIt}${WHICH}`, 'iu'),
    act: new RegExp(`(?<!\\p{L})(?:${who}|${oneOf(begins)})\\s${WHICH}`, 'iu'),
    done: new RegExp(
      `^(?:\\s\\p{Ll}{2,}){0,2}\\s?#?\\d{0,2}\\s${oneOf(are)}\\s${between}${oneOf(done)}(?!\\p{L})`,
      'iu',
    ),
  };
};
