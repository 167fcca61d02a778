import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The fifty thousand that turn up most often in breaches, the most frequent first. */
const BREACHED_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Rows of keys and alphabets whose neighbours people type one after the other. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const LOOK_ALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** A context word shorter than this is part of too many good passwords. */
const SHORTEST_CONTEXT_WORD = 4;
/** More than this around a word is worth something. */
const MOST_DECORATION = 6;
/** What is left of a password beside a word anybody knows must have at least this many letters. */
const LETTERS_OF_ITS_OWN = 4;

/** Whether someone who knows the person, or the lists that circulate, would try this password early. */
export function isGuessable(password: string, contextWords: readonly string[]): boolean {
  const plain = spelledOnce(password);
  const spellings = [plain, withoutLookAlikes(plain)];
  return (
    spellings.some(isCommon) ||
    isRepetition(plain) ||
    isRun(plain) ||
    spellings.some((spelling) => isMostlyContext(spelling, contextWords))
  );
}

/** Words about a person that do not belong into their password: parts of the address, the name, the product. */
export function contextWordsOf(...sources: (string | null | undefined)[]): string[] {
  return sources
    .flatMap((source) => spelledOnce(source ?? '').split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_CONTEXT_WORD);
}

/** As it is hashed: wide letters and those made of two signs are the same password as plain ones. */
const spelledOnce = (text: string) => text.normalize('NFKC').toLowerCase();

const withoutLookAlikes = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
const isLetter = (sign: string) => sign >= 'a' && sign <= 'z';

/**
 * A few digits or signs around a word, as in "password2026!", make it no better. Looked for from both ends, since a
 * pattern for it would try every split of a long password that strangers may send.
 */
function withoutDecoration(text: string): string {
  const signs = text.split('');
  const word = text.slice(Math.max(signs.findIndex(isLetter), 0), signs.findLastIndex(isLetter) + 1);
  return text.length - word.length <= MOST_DECORATION ? word : text;
}

const isCommon = (text: string) =>
  BREACHED_PASSWORDS.has(text) || COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(withoutDecoration(text));

const isRepetition = (text: string) => /^(.{1,4})\1+$/u.test(text) || new Set(text).size < 4;

/** "12345678", "qwertyuiop", and the same backwards. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return RUNS.some((run) => run.repeat(2).includes(text) || run.repeat(2).includes(backwards));
}

function isMostlyContext(text: string, contextWords: readonly string[]): boolean {
  const used = contextWords.filter((word) => text.includes(word));
  if (used.length === 0) return false;
  const rest = used.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest.replace(/[^\p{L}]/gu, '').length < LETTERS_OF_ITS_OWN;
}
