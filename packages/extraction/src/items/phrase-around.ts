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

/** The noun phrase around a head, out of a sentence: "second midterm exam" of "The second midterm exam will be …". */
export function phraseAround(text: string, head: Head): { start: number; end: number } {
  const lead = text.slice(0, head.start);
  const words = WORDS_BEFORE.exec(lead)?.[0] ?? '';
  const own = words.replace(STARTS_PHRASE, '').replace(CLOCK_BEFORE, '');
  const behind = BEHIND.exec(text.slice(head.end))?.[0] ?? '';
  return { start: head.start - own.length, end: head.end + behind.length };
}
