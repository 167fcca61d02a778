import { conceptsIn } from './concepts.ts';

/** Words that are in every question and say nothing about its subject. */
const STOP_WORDS = new Set(
  `a an the of to in on for and or is are was be been being do does did can could will would shall should may might must
  have has had i me my we our you your he she it its they them their this that these those there here which whom whose if
  as at by from with about into than then so yes any some all each per during us class course semester student`.split(
    /\s+/,
  ),
);

/** They tell what kind of answer is wanted; that a passage holds them too means nothing. */
const ASKING = new Set('what when where who how why much many long often day time'.split(' '));

export const isAsking = (term: string): boolean => ASKING.has(term) || term.startsWith('how_');

/** What a line holds besides its words. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['#email', /@|<EMAIL|&lt;EMAIL/i],
  ['#url', /https?:|www\.|&lt;(LINK|URL)/i],
  ['#percent', /\d\s*%/],
  ['#time', /\d{1,2}:\d\d|\d\s*[ap]\.?m\b/i],
  ['#weekday', /\b(mon|tue|wed|thu|fri)|\bM\/?W|\bT(u|\/)?Th\b/i],
  ['#date', /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d{1,2}\/\d{1,2}/i],
  ['#place', /\b(room|hall|building|rm\.?|lab)\b/i],
  ['#person', /PROF_|<PROF|&lt;PROF|\bdr\.|professor|instructor/i],
  ['#phone', /\d{3}[-.]\d{4}/],
  ['#book', /\bisbn|edition\b|\bed\.\b/i],
  ['#number', /\d/],
];

const WORD = /[\p{L}\p{N}]+|[%$]|https?:|@/gu;
const PLAIN_WORD = /[\p{L}\p{N}]+/gu;

/** Written in many ways: "Mon", "Feb", "first", "two". */
const SPELLINGS = new Map(
  [
    'mon monday',
    'tue tues tuesday',
    'wed weds wednesday',
    'thu thur thurs thursday',
    'fri friday',
    'sat saturday',
    'jan january',
    'feb february',
    'mar march',
    'apr april',
    'jun june',
    'jul july',
    'aug august',
    'sep sept september',
    'oct october',
    'nov november',
    'dec december',
    '1 1st first one',
    '2 2nd second two',
    '3 3rd third three',
    '4 4th fourth four',
    '5 5th fifth five',
    '6 6th sixth six',
    'homework homeworks hw hws',
    'prerequisite prereq prereqs prerequisites requisite requisites',
    'professor instructor lecturer teacher prof',
    'textbook textbooks book books text texts',
    'absence absences absent absent',
    'attend attendance attending attended',
    'percent percentage %',
    'exam exams examination examinations',
    'email e-mail emails mail',
    'participate participation participating',
    'assign assigned assignment assignments',
    'submit submission submissions submitted submitting',
    'late lateness tardy overdue',
    'accommodate accommodation accommodations',
    'disability disabilities disabled',
    'plagiarism plagiarize plagiarized plagiarizing',
    'collaborate collaboration collaborating',
    'location located locations',
    'discuss discussion discussions',
    'present presentation presentations',
    'require required requirement requirements requires',
    'grade grading graded grades',
    'meet meeting meetings meets',
    'miss missed missing misses',
    'device devices electronics electronic',
    'laptop laptops computer computers',
    'schedule scheduled schedules',
    'weight weighted weighting weights worth',
    'objective objectives goal goals outcome outcomes',
    'calculate calculated calculation',
  ].flatMap((line): [string, string][] => {
    const [first = '', ...others] = line.split(' ');
    return [first, ...others].map((word) => [word, first]);
  }),
);

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH_DAY =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s*(\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/g;
const NUMBERS_DAY = /\b(1[0-2]|0?[1-9])[/](3[01]|[12]\d|0?[1-9])\b/g;

/** Days of the year as one term each, however they are written: `5/4` for "May 4th". */
function datesIn(text: string): string[] {
  const named = [...text.matchAll(MONTH_DAY)].map(([, month, day, dayBefore, monthAfter]) => {
    const number = MONTHS.findIndex((name) => name.startsWith(month ?? monthAfter ?? '?')) + 1;
    return `${number}/${Number(day ?? dayBefore)}`;
  });
  const numbered = [...text.matchAll(NUMBERS_DAY)].map(([, month, day]) => `${Number(month)}/${Number(day)}`);
  return [...named, ...numbered];
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&(gt|lt|amp);/g, ' ');

const wordsOf = (letters: string): string[] =>
  (letters.match(WORD) ?? []).map((word) => SPELLINGS.get(word) ?? word);

/** The plain words of a text, each between blanks. */
export const wordingOf = (text: string): string =>
  ` ${(text.toLowerCase().match(PLAIN_WORD) ?? []).join(' ')} `;

export const countWords = (text: string): number => text.match(PLAIN_WORD)?.length ?? 0;

/** Enough to bring `policies`, `exams`, `graded` and `grading` together; nothing about their origin. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=.{3})(ing|ed)$/, '')
    .replace(/(?<=.{3})e$/, '');
}

/** The kinds of things a text holds: `#date`. */
export const kindsIn = (text: string): string[] =>
  KINDS.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));

/** The terms of a text with how often each stands in it; kinds of answers count once. */
export function bagOf(text: string): Map<string, number> {
  const bag = new Map<string, number>();
  const letters = lettersOf(text);
  const words = wordsOf(letters).filter((word) => !STOP_WORDS.has(word));
  for (const term of [...words.map(stem), ...datesIn(letters)]) bag.set(term, (bag.get(term) ?? 0) + 1);
  for (const kind of kindsIn(text)) bag.set(kind, 1);
  for (const concept of conceptsIn(letters)) bag.set(concept, 1);
  return bag;
}

/** The terms of a question, each once: "how many" is one term, as it asks for another thing than "how". */
export function questionTerms(text: string): string[] {
  const letters = lettersOf(text);
  const words = wordsOf(letters).slice(0, MOST_WORDS);
  const terms = words.flatMap((word, index) => {
    const [before, after] = [words[index - 1], words[index + 1]];
    if (word === 'how' && after && HOW.has(after)) return [`how_${after}`];
    if (before === 'how' && HOW.has(word)) return [];
    return STOP_WORDS.has(word) ? [] : [stem(word)];
  });
  return [...new Set([...terms, ...datesIn(letters), ...conceptsIn(letters)])];
}

const HOW = new Set(['much', 'many', 'long', 'often']);
/** Longer questions are read so far; nobody asks in more words. */
const MOST_WORDS = 200;
const MOST_SIGNS = 4000;

/** As much of a question as is read: what is looked for in it may try every pair of its words. */
export const heardOf = (question: string): string => question.slice(0, MOST_SIGNS);
