import { phraseAround } from '../items/phrase-around.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { tidyName } from './name.ts';
import { gradingVocabulary } from './vocabulary.ts';

/** "Exams § Midterm 1": the first point of a list below the name. */
const POINT_BEHIND = /(?<=\p{L})\s[§•●○◦▪■➢➤✓].*$/su;
/** What a sentence is about is most often named by its last words. */
const LAST_WORDS = /(?:\S+\s){0,2}\S+$/u;

/**
 * A part of the grade as a reader would call it: without what a sentence goes on to say of it.
 *
 * @example
 * shownName('Quizzes are worth somewhat less', locale); // 'Quizzes'
 */
export function shownName(name: string, locale: Locale): string {
  const words = gradingVocabulary(locale);
  const own = name.replace(POINT_BEHIND, '');
  const said = words.says.exec(own);
  if (!said) return own;
  const subject = tidyName(own.slice(0, said.index), words);
  if (words.namesPart(LAST_WORDS.exec(subject)?.[0] ?? '')) return subject;
  const head = /\p{L}/u.test(subject) ? undefined : vocabulary(locale).heads(own)[0];
  if (!head) return own;
  const { start, end } = phraseAround(own, head);
  return tidyName(own.slice(start, end), words);
}
