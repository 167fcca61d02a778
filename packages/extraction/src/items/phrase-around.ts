import type { DaySentence } from './sets-day.ts';
import { inAnyLanguage } from './title-words/of-all-languages.ts';
import type { Head } from './vocabulary.ts';

const WORDS_BEFORE = /(?:(?:[\p{L}\d][\p{L}\d’'./&-]*|#\d)\s){0,4}(?:(?:self|mini|peer)-)?$/iu;
const STARTS_PHRASE = new RegExp(`^(?:.*\\b${inAnyLanguage('startsPhrase')}\\s)+`, 'iu');
/** "… 2:15 pm", at the end of the line above. */
const CLOCK_BEFORE = /^.*\b\d{1,2}\s?[ap]\.?m\.?\s/iu;
const NUMBER_BEHIND =
  "\\s?(?:#|n[°º]|no\\.)?\\s?\\d{1,2}(?:\\.\\d)?(?![\\d/%]|:\\d)|\\s[IVX]{1,4}(?!\\p{L})|\\s[A-E](?![\\p{L}’'])|\\s(?:one|two|three|four|five)(?!\\p{L})";
const BEHIND = new RegExp(
  `^(?:${NUMBER_BEHIND})?(?:\\s${inAnyLanguage('parts')})?(?:\\s${inAnyLanguage('qualifiers')}(?!\\p{L})){0,2}(?:(?<=\\p{Ll})\\s\\d{1,2}(?![\\d/%]|[:.]\\d))?`,
  'iu',
);

const ownWordsBefore = (lead: string): string =>
  (WORDS_BEFORE.exec(lead)?.[0] ?? '').replace(STARTS_PHRASE, '').replace(CLOCK_BEFORE, '');

/**
 * The noun phrase around a head, out of a sentence: "second midterm exam" of "The second midterm exam will be …". Where
 * the form of the sentence is known, it tells which words in front and behind belong to it.
 */
export function phraseAround(text: string, head: Head, told?: DaySentence): { start: number; end: number } {
  const own = told?.which ?? ownWordsBefore(text.slice(0, head.start));
  const behind = BEHIND.exec(text.slice(head.end))?.[0] ?? '';
  return {
    start: head.start - own.length,
    end: head.end + Math.max(behind.length, told?.rest.length ?? 0),
  };
}
