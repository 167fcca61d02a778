import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf, word } from '../text/patterns.ts';
import { meetingWords } from './words/by-language.ts';

/** What a time is about: a meeting of the class, of which kind, or something else. */
export type Subject =
  | {
      type: 'class';
      kind: string;
      isPlain: boolean;
      /** "Time:" alone, which holds for whatever stands above. */
      tellsOnlyTime?: boolean;
    }
  | { type: 'other' };

/** The "section" of "Section 2", "Section: 51630" and "Section B" is no discussion section. */
const IS_SECTION_NUMBER = /^[Ss]ections?\s?[#:]?\s?\d|^[Ss]ection\s[A-EG-LN-Q](?!\p{L})/u;

interface Patterns {
  /** Whether there is any of them. */
  anyKind: RegExp;
  kinds: readonly (readonly [kind: string, pattern: RegExp])[];
  times: RegExp;
  other: RegExp;
  /** In front of a class that only tells the time: "Tuesdays after class". */
  beside: RegExp;
}

const patternsOf = perLocale(
  (locale): Patterns => ({
    beside: new RegExp(`(?<!\\p{L})${oneOf(meetingWords(locale.language).beside)}\\s+$`, 'iu'),
    anyKind: new RegExp(word(oneOf(Object.values(locale.meetingKinds).flat())), 'iu'),
    kinds: Object.entries(locale.meetingKinds).map(([kind, words]) => [
      kind,
      new RegExp(word(oneOf(words)), 'giu'),
    ]),
    times: new RegExp(word(oneOf(meetingWords(locale.language).times)), 'giu'),
    other: new RegExp(word(oneOf([...locale.officeHours, ...meetingWords(locale.language).notClass])), 'giu'),
  }),
);

/** The last subject that words name; a kind says more than the mere word class does. */
export function subjectOf(text: string, locale: Locale): Subject | undefined {
  const { anyKind, kinds, times, other, beside } = patternsOf(locale);
  const not = eachMatch(text, other).at(-1);
  const named = (anyKind.test(text) ? kinds : [])
    .flatMap(([kind, pattern]) => eachMatch(text, pattern).map(({ start, end }) => ({ kind, start, end })))
    .filter(
      (one) =>
        (!not || one.start >= not.end) &&
        !IS_SECTION_NUMBER.test(text.slice(one.start, one.end + 5)) &&
        !beside.test(text.slice(0, one.start)),
    );
  if (named.length === 0) {
    const time = eachMatch(text, times).at(-1);
    if (time && (!not || time.start >= not.end)) return TIME_OF_CLASS;
    return not ? { type: 'other' } : undefined;
  }
  const special = named.filter(({ kind }) => kind !== 'lecture').sort((a, b) => b.start - a.start)[0];
  return { type: 'class', kind: special?.kind ?? 'lecture', isPlain: special === undefined };
}

const TIME_OF_CLASS: Subject = { type: 'class', kind: 'lecture', isPlain: true, tellsOnlyTime: true };

/** What words are about below a label: "Time: MW 3-4" below "Office hours" tells when somebody is there. */
export function subjectBelow(label: Subject | undefined, text: string, locale: Locale): Subject | undefined {
  const own = subjectOf(text, locale);
  return own?.type === 'class' && own.tellsOnlyTime ? (label ?? own) : own;
}
