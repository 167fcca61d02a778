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

/** Between what is said and the work: "your second". */
const WHICH = '(?:\\p{L}+\\s){0,2}$';
const OF_IT = '\\s(?:for|with|of|on|about|from|to)\\s';

export const toSaidAbout = ({ requests, matters, teachers, acts, begins, done }: AboutWork): SaidAbout => ({
  request: new RegExp(`(?<!\\p{L})${oneOf(requests)}(?:${OF_IT}|\\s)${WHICH}`, 'iu'),
  matter: new RegExp(`(?<!\\p{L})${oneOf(matters)}${OF_IT}${WHICH}`, 'iu'),
  act: new RegExp(
    `(?<!\\p{L})(?:${oneOf(teachers)}(?:\\s(?:will|can|shall)|['’]ll)?(?:\\salso)?\\s${oneOf(acts)}|${oneOf(begins)})\\s${WHICH}`,
    'iu',
  ),
  done: new RegExp(
    `^\\s?#?\\d{0,2}\\s(?:is|are|was|were|will\\sbe)\\s(?:\\p{L}+ly\\s)?${oneOf(done)}(?!\\p{L})`,
    'iu',
  ),
});
