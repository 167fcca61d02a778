import { findDates } from '../dates/find-dates.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf, without, word } from '../text/patterns.ts';
import { remembered } from '../text/remembered.ts';
import { detailWords } from './detail-words.ts';
import { type GradingVocabulary, gradingVocabulary } from './vocabulary.ts';

/** A part of the grade as the text writes it: `20%`, `15 pts`, `3% each`. */
export interface Share {
  start: number;
  end: number;
  unit: 'percent' | 'points';
  value: number;
  /** For one of several: `10% each`. */
  each?: boolean;
  /** Says of itself that it is the sum: `36% total`, `= 40%`. */
  total?: boolean;
  /** Says that it is a share of the grade, not of some part of it. */
  ofGrade?: boolean;
}

const RANGE_BEHIND =
  /^\s{0,2}(?:[-–—−]|to\s|à\s|a\s|al\s)\s{0,2}[<>≤≥]?\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|[A-F][+-]?(?:\s|$))/iu;
const NUMBER_BEFORE =
  /(?<lead>[:(=]?)\s{0,2}(?<![\d.])(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s?(?<percent>%)?\s{0,2}(?:[-–—−]|to|à|al?)\s{0,2}[<>≤≥]?$/iu;
/** `Exam 2 – 20%` is no range, `80 – 89%` is one. */
const SMALLEST_BOUND = 20;

/** Characters in front of a share in which it is said that it is of each. */
const FARTHEST_BEFORE = 70;

/** Every share a text writes, in order; bounds of grade bands, thresholds and a share of nothing are none. */
export const findShares = (text: string, locale: Locale): readonly Share[] => sharesIn(locale)(text);

const sharesIn = perLocale((locale) => remembered((text) => readShares(text, locale)));

function readShares(text: string, locale: Locale): Share[] {
  const words = gradingVocabulary(locale);
  const written = fractionsIn(text, words, locale);
  const counted = eachMatch(text, words.share).flatMap(({ start, end, groups }): Share[] => {
    const [before, after] = [
      text.slice(Math.max(0, start - FARTHEST_BEFORE), start),
      text.slice(end, end + 60),
    ];
    const times = TIMES.exec(before);
    const value = Number((groups.number ?? '').replace(',', '.')) * Number(times?.groups?.times ?? 1);
    const unit = groups.points === undefined ? 'percent' : 'points';
    if (words.ofPart.test(after) && !words.ofGrade.test(after)) return [];
    if (value === 0 || isBound(before, after, words) || (unit === 'percent' && value > 100)) return [];
    const each = !times && (words.eachAfter.test(after) || words.eachBefore.test(before));
    const total =
      words.totalAfter.test(after) || words.totalBefore.test(before) || /\d\s?%?\s?=\s?$/.test(before);
    return [
      {
        start: start - (times?.[0].length ?? 0),
        end,
        unit,
        value,
        ...(each && { each }),
        ...(total && { total }),
        ...(words.ofGrade.test(after) && { ofGrade: true }),
      },
    ];
  });
  const all = written.length === 0 ? counted : [...counted, ...written].sort((a, b) => a.start - b.start);
  return withoutEachOfTotal(text, all);
}

/** Between two shares in one pair of brackets: "(40% total, 20% each)", "(20% each, 40% total)". */
const BESIDE_TOTAL = /^\s?(?:(?:in\s)?total|each)\s?[,;–—-]\s?$/iu;
const IN_BRACKETS = /\([^()]*$/u;

/** "Two exams (40% total, 20% each)" tells the whole, and how it comes about. */
function withoutEachOfTotal(text: string, shares: readonly Share[]): Share[] {
  const isBeside = (one: Share, other: Share): boolean =>
    BESIDE_TOTAL.test(text.slice(one.end, other.start)) ||
    BESIDE_TOTAL.test(text.slice(other.end, one.start));
  const isTold = (one: Share): boolean =>
    IN_BRACKETS.test(text.slice(0, one.start)) && shares.some((other) => other.total && isBeside(one, other));
  return shares.filter((share) => !(share.each && isTold(share)));
}

/** "A quarter of the grade": only where it, or another in the statement, says what it is a share of. "Thirty percent" says enough. */
function fractionsIn(text: string, words: GradingVocabulary, locale: Locale): Share[] {
  const { any, each: fractions } = fractionPatterns(locale.language);
  if (!any.test(text)) return [];
  const found = fractions.flatMap(({ pattern, value, isPercent }) =>
    (isPercent && !PERCENT_WORD.test(text) ? [] : eachMatch(text, pattern)).map(
      ({ start, end, text: said }): Share & { saysEnough: boolean } => {
        const after = text.slice(end, end + 60);
        const isOfGrade = words.ofGrade.test(after);
        const before = text.slice(Math.max(0, start - FARTHEST_BEFORE), start);
        const each = words.eachAfter.test(after) || words.eachBefore.test(before);
        return {
          ...{ start, end, unit: 'percent', value, saysEnough: isOfGrade || PERCENT_IN_WORDS.test(said) },
          ...(each && { each }),
          ...(isOfGrade && { ofGrade: true }),
        };
      },
    ),
  );
  const isWhole =
    (found.some(({ ofGrade }) => ofGrade) || found.length > 2) && Math.abs(sum(found) - 100) < 1;
  return found.filter(({ saysEnough }) => saysEnough || isWhole).map(({ saysEnough: _, ...share }) => share);
}

const sum = (shares: readonly Share[]): number => shares.reduce((total, { value }) => total + value, 0);

interface Fraction {
  pattern: RegExp;
  value: number;
  isPercent: boolean;
}

interface Fractions {
  any: RegExp;
  each: readonly Fraction[];
}

const built = new Map<string, Fractions>();

function fractionPatterns(language: string): Fractions {
  const known = built.get(language);
  if (known) return known;
  const sources = [...detailWords(language).fractions, ...IN_DIGITS];
  const made = {
    any: new RegExp(word(oneOf(sources.map(([source]) => source))), 'iu'),
    each: sources.map(([source, value]) => ({
      pattern: new RegExp(word(source), 'giu'),
      value,
      isPercent: source.endsWith('cent'),
    })),
  };
  built.set(language, made);
  return made;
}

const IN_DIGITS: readonly (readonly [string, number])[] = [
  ['1/2', 50],
  ['1/3', 33.3],
  ['2/3', 66.7],
  ['1/4', 25],
  ['3/4', 75],
  ['1/5', 20],
  ['1/6', 16.7],
  ['1/10', 10],
];

const PERCENT_WORD = /\p{L}\sper\s?cent/iu;
const PERCENT_IN_WORDS = /per\s?cent$/iu;

/** `2 × 15%` are thirty. */
const TIMES = /(?<![\d.,])(?<times>\d{1,2})\s?[×x*]\s?$/iu;

/** `Minimum: 75%`, `asistencia mínima: 75%`, `Punteggio minimo richiesto: 60%`. */
const LEAST = /(?<!\p{L})(?:m[ií]nim\p{L}{1,3}|mindest\p{L}{0,20})(?:\s\p{L}{3,12}){0,2}\s?:\s?$/iu;

function isBound(before: string, after: string, words: GradingVocabulary): boolean {
  if (
    LEAST.test(before) ||
    words.boundBefore.test(before) ||
    words.outOf.test(before) ||
    words.boundAfter.test(after) ||
    RANGE_BEHIND.test(after)
  )
    return true;
  const other = NUMBER_BEFORE.exec(before)?.groups;
  if (!other) return false;
  return (
    other.percent !== undefined ||
    /[:(=]/u.test(other.lead ?? '') ||
    Number((other.number ?? '0').replace(',', '.')) >= SMALLEST_BOUND ||
    other.number === '0'
  );
}

const FRACTION_DIGITS = 100;

/** `3 exams at 20% each` are 60: how many there are, told in front of the share or in brackets behind it. */
export function wholeValue(share: Share, around: string, locale: Locale): number {
  if (!share.each || share.total) return share.value;
  const count = countIn(withoutDates(around, locale), gradingVocabulary(locale).numbers);
  return count === undefined
    ? share.value
    : Math.round(share.value * count * FRACTION_DIGITS) / FRACTION_DIGITS;
}

const withoutDates = (text: string, locale: Locale): string => without(text, findDates(text, locale));

const MOST_ALIKE = 20;
const COUNT =
  /(?<![\d.%#/])(?<count>\d{1,2})(?!\d|\s?%|[.:/]\d|\s?[–-]\s?\d|\s?(?:points?|pts|pp|pages?|words?|min(?:utes?)?|hours?|mots|páginas?|palabras)(?!\p{L})|(?:st|nd|rd|th)(?!\p{L}))/giu;

/** The number nearest before the end of the text, in digits or as a word. */
function countIn(text: string, numbers: readonly string[]): number | undefined {
  const digits = eachMatch(text, COUNT).map(({ start, groups }) => ({
    at: start,
    count: Number(groups.count),
  }));
  const worded = numbers.flatMap((name, index) =>
    eachMatch(text, new RegExp(word(name), 'giu')).map(({ start }) => ({ at: start, count: index + 1 })),
  );
  return [...digits, ...worded]
    .filter(({ count }) => count >= 2 && count <= MOST_ALIKE)
    .sort((a, b) => b.at - a.at)[0]?.count;
}
