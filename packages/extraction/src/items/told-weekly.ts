import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { RELATIVE_WORDS } from '../schedule/relative/relative-words.ts';
import { oneOf } from '../text/patterns.ts';
import { namesLab } from './gather-signals.ts';
import { type Head, isTest, vocabulary } from './vocabulary.ts';

const { articles, before } = RELATIVE_WORDS;
const BY = oneOf([...before, ...RELATIVE_WORDS.by]);
const ARTICLE = `(?:${oneOf([...articles, ...RELATIVE_WORDS.every])}\\s)?`;
const CLASS = `(?:(?:that|this|the)\\sweek['’]s\\s)?${oneOf(RELATIVE_WORDS.class)}`;

/** "I will post the problems by Friday": what the course does, and no student. */
const BY_COURSE =
  /(?<!\p{L})(?:I|we|instructors?|professors?|TAs?)(?:['’]ll)?\s(?:(?:will|shall|usually|always|aim\sto|try\sto)\s){0,2}$/iu;

/** "Reading responses (20%): Tuesdays, 11:59 pm" */
const LABEL = String.raw`\p{L}[^:;.!?\d]{2,50}?(?:\s\(\d{1,3}\s?(?:%|points|pts)\))?\s?[:–—-]`;
const HOUR = String.raw`[\s,]*(?:(?:at|by|before|à|a\slas|um|alle|às|om)\s)?(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr)?|noon|midnight)?`;

const patternsOf = perLocale((locale) => {
  const { weekday } = dateWords(locale);
  return {
    verb: new RegExp(`(?<!\\p{L})${oneOf([...locale.actions, ...locale.handOver])}(?!\\p{L})`, 'iu'),
    byDay: new RegExp(`(?<!\\p{L})${BY}\\s[^.;]{0,25}?(?<!\\p{L})${weekday}s?(?!\\p{L})`, 'iu'),
    label: new RegExp(
      `^\\W*${LABEL}\\s?(?:${oneOf(RELATIVE_WORDS.every)}\\s)?${weekday}s?${HOUR}\\W*$`,
      'iu',
    ),
    beforeClass: new RegExp(
      `(?<!\\p{L})${weekday}s?(?!\\p{L})[^.;]{0,25}?\\s${oneOf(before)}\\s${ARTICLE}${CLASS}(?!\\p{L})`,
      'iu',
    ),
  };
});

/** Whether words say that something is so again and again: "every week", "Fridays". */
export const saysRepeated = (text: string): boolean => REPEATED.test(text);

const REPEATED = new RegExp(
  `(?<!\\p{L})(?:${oneOf(RELATIVE_WORDS.every)}|weekly|most|\\p{L}{3,7}days|semanal(?:es)?)(?!\\p{L})`,
  'iu',
);

/**
 * Whether a sentence tells to hand in work by a day of every week: "By Tuesdays you post a summary", "Share a question on
 * the Tuesday before class", "Reading responses: Tuesdays, 11:59 pm".
 */
export const isToldWeekly = (text: string, locale: Locale): boolean =>
  isToldToHandIn(text, locale) || labelsWork(text, locale);

function isToldToHandIn(text: string, locale: Locale): boolean {
  if (verbOf(text, locale) === undefined) return false;
  const isByDay = saysRepeated(text) && patternsOf(locale).byDay.test(text);
  return isByDay || saysWeekdayBeforeClass(text, locale);
}

/** "Labs: Tuesdays, 2 pm" are sessions, and tests are held. */
function labelsWork(text: string, locale: Locale): boolean {
  if (!saysRepeated(text) || !patternsOf(locale).label.test(text)) return false;
  const named = vocabulary(locale).works(text);
  return named.length > 0 && !named.some(isTest) && !namesLab(text);
}

/** The works that a sentence names, and not what it tells to do: "post" of "you post a summary" is none. */
export function worksToldOf(text: string, locale: Locale): readonly Head[] {
  const verb = verbOf(text, locale);
  return vocabulary(locale)
    .works(text)
    .filter(({ start }) => start !== verb?.index);
}

function verbOf(text: string, locale: Locale): RegExpExecArray | undefined {
  const verb = patternsOf(locale).verb.exec(text);
  return verb && !AS_NOUN.test(text.slice(0, verb.index)) && !BY_COURSE.test(text.slice(0, verb.index))
    ? verb
    : undefined;
}

/** "The post", "your write-up" */
const AS_NOUN = /(?<!\p{L})(?:an?|the|your|each|every|first|second|weekly|discussion|forum|blog)\s$/iu;

/** "On the Tuesday before class": in front of the class, and never behind it. */
export const saysWeekdayBeforeClass = (text: string, locale: Locale): boolean =>
  patternsOf(locale).beforeClass.test(text);
