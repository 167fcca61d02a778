import { oneOf, word } from '../text/patterns.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { Locale } from './locale.ts';
import { dutch } from './nl.ts';
import { perLocale } from './per-locale.ts';
import { portuguese } from './pt.ts';

export const LOCALES: readonly Locale[] = [english, french, spanish, german, portuguese, italian, dutch];

const SAMPLE = 20_000;
/** The "E" and the "P" of the exercises E1-4 and P2-3A are no words, nor is the "am" of "8-10 am". */
const WORD = /(?<![\p{L}\p{N}])(?!(?<=\p{N}\s)am(?!\p{L}))\p{L}+(?![\p{L}\p{N}])/gu;

/** The language a text is written in, told by its most frequent short words, then by those of schedules; English when nothing tells. */
export function detectLocale(text: string): Locale {
  const counts = new Map<string, number>();
  for (const word of text.slice(0, SAMPLE).toLowerCase().match(WORD) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const scored = LOCALES.map((locale) => ({ locale, score: scoreOf(locale, counts) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const close = scored
    .filter(({ score }) => score >= CLOSE * most)
    .toSorted((one, other) => other.score - one.score);
  return bySchedule(
    close.map(({ locale }) => locale),
    text.slice(0, SAMPLE),
  );
}

function scoreOf(locale: Locale, counts: ReadonlyMap<string, number>): number {
  const words = locale.common.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  return namesOf(locale).reduce((sum, name) => sum + countsAs(name, counts.get(name) ?? 0), words);
}

/** Languages that share most of their short words come this near to each other. */
const CLOSE = 0.8;

/** Of languages that are hardly told apart, the one with most of the words of schedules: a page may hold little else. */
function bySchedule(likeliestFirst: readonly Locale[], text: string): Locale {
  const [likeliest = english, ...others] = likeliestFirst;
  if (others.length === 0) return likeliest;
  const counts = likeliestFirst.map(
    (locale) => new Set(text.toLowerCase().match(scheduleWords(locale))).size,
  );
  return likeliestFirst[counts.indexOf(Math.max(...counts))] ?? likeliest;
}

const scheduleWords = perLocale(({ kinds, headers, due, dayOff, week }) => {
  const words = [
    ...Object.values(kinds).flat(),
    ...Object.values(headers).flat(),
    ...due,
    ...dayOff,
    ...week,
  ];
  return new RegExp(word(oneOf(words)), 'giu');
});

/** A weekday or a month says more than a short word that several languages have. */
const NAME_COUNTS = 2;
const WHOLE_NAME = 4;
const SHORTEST_NAME = 3;

const MOST_OF_SHORT = 3;

/** "Problem set 1 out": months and days of others that are English words as well. */
const ALSO_ENGLISH = new Set(['set', 'out', 'ago', 'sex']);

/** "Wed" and "Oct" in a short schedule tell its language as well. */
const countsAs = (name: string, count: number): number =>
  name.length >= WHOLE_NAME ? NAME_COUNTS * count : Math.min(MOST_OF_SHORT, count);

/** "Mar" may be a month and a weekday, and counts once. */
const namesOf = ({ months, weekdays }: Locale): string[] =>
  [
    ...new Set([
      ...months.flat(),
      ...Object.values(weekdays).flatMap((names) => names.map((name) => name.replace(/\(.*|s\?$/, ''))),
    ]),
  ].filter((name) => name.length >= SHORTEST_NAME && !ALSO_ENGLISH.has(name));
