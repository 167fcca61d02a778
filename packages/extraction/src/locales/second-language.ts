import { oneOf, word } from '../text/patterns.ts';
import { LOCALES } from './detect.ts';
import { english } from './en.ts';
import type { Locale } from './locale.ts';
import { perLocale } from './per-locale.ts';

const FEWEST_WORDS = 3;
/** "Data", "oral" and "dag" stand in English syllabi of any field. */
const SHORTEST = 5;
const FALSE_FRIENDS = /^(?:finals?|college|rapport|programme|dates|dossier|compl\p{L}+|poster)$/iu;

/** A course on a language may be described in English, and its plan in the language that it teaches: "Examen 1", "pas de cours". */
export function withSecondLanguage(locale: Locale, text: string): Locale {
  if (locale.language !== english.language || !hasForeignLetters(text)) return locale;
  if (countWords(eachWordOnce(text), WORDS_OF_ALL) < FEWEST_WORDS) return locale;
  const [second] = OTHERS.map((other) => ({ other, words: ownWords(other, text) }))
    .filter(({ words }) => words >= FEWEST_WORDS)
    .toSorted((one, another) => another.words - one.words);
  return second ? joined(locale, second.other) : locale;
}

const FOREIGN_LETTER = /[à-öø-ÿœ]/giu;

/** As every page in another language has some; it takes longer to look for the words. */
const hasForeignLetters = (text: string): boolean =>
  (text.match(FOREIGN_LETTER)?.length ?? 0) >= FEWEST_WORDS;

/** The words of a text that are long enough to tell a language; a text says most of its words again and again. */
const eachWordOnce = (text: string): string => [...new Set(text.toLowerCase().match(LONG_WORD))].join(' | ');

const LONG_WORD = new RegExp(String.raw`\p{L}{${SHORTEST},}`, 'gu');

/** How many words of schedules a text has that are the language's and cannot be taken for English ones. */
const ownWords = (other: Locale, text: string): number => countWords(text, scheduleWords(other));

function countWords(text: string, words: RegExp): number {
  const found = new Set(text.toLowerCase().match(words));
  return [...found].filter(
    (each) => each.length >= SHORTEST && !FALSE_FRIENDS.test(each) && !IS_ENGLISH.test(each),
  ).length;
}

const wordsOf = ({ kinds, dayOff, noClass, week }: Locale): string[] => [
  ...Object.values(kinds).flat(),
  ...dayOff,
  ...noClass,
  ...week,
];

const scheduleWords = perLocale((locale) => new RegExp(word(oneOf(wordsOf(locale))), 'giu'));

const OTHERS = LOCALES.filter(({ language }) => language !== english.language);

/** One look through a text costs less than one for each language. */
const WORDS_OF_ALL = new RegExp(word(oneOf(OTHERS.flatMap(wordsOf))), 'giu');

const IS_ENGLISH = new RegExp(word(oneOf(wordsOf(english))), 'iu');

function joined(locale: Locale, second: Locale): Locale {
  const both = <Key extends keyof Lists>(key: Key) => [...locale[key], ...second[key]];
  return {
    ...locale,
    kinds: joinedRecords(locale.kinds, second.kinds),
    headers: joinedRecords(locale.headers, second.headers),
    weekdays: joinedRecords(locale.weekdays, mapRecord(second.weekdays, longOnes)),
    months: locale.months.map((names, index) => [...names, ...longOnes(second.months[index])]),
    week: both('week'),
    due: both('due'),
    dueLabels: both('dueLabels'),
    announced: both('announced'),
    dayOff: both('dayOff'),
    noClass: both('noClass'),
  };
}

type Lists = Pick<Locale, 'week' | 'due' | 'dueLabels' | 'announced' | 'dayOff' | 'noClass'>;
type Words<Name extends string> = Readonly<Record<Name, readonly string[]>>;

const joinedRecords = <Name extends string>(one: Words<Name>, other: Words<Name>): Words<Name> =>
  mapRecord(one, (words, name) => [...words, ...other[name]]);

const mapRecord = <Name extends string>(
  record: Words<Name>,
  change: (words: readonly string[], name: Name) => readonly string[],
): Words<Name> =>
  Object.fromEntries(
    (Object.keys(record) as Name[]).map((name) => [name, change(record[name], name)]),
  ) as Words<Name>;

/** "Mar" is March in one language and Tuesday in another. */
const longOnes = (names: readonly string[] = []): string[] => names.filter((name) => name.length >= SHORTEST);
