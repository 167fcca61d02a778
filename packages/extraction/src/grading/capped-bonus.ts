import type { Locale } from '../locales/locale.ts';
import { evidenceOf, type Passage } from '../text/passage.ts';
import { capitalized, oneOf, word } from '../text/patterns.ts';
import type { Component } from './component.ts';
import { findShares, type Share } from './shares.ts';
import { gradingVocabulary } from './vocabulary.ts';

/** In front of the most that can be earned; each is the source of a regular expression. */
const CAPS: Record<string, readonly string[]> = {
  en: [
    'up\\s+to(?:\\s+a(?:\\s+(?:maximum|total))?(?:\\s+of)?)?',
    'at\\s+most',
    'no\\s+more\\s+than',
    '(?:a\\s+)?max(?:imum|\\.)?(?:\\s+of)?',
    '(?:capped|limited)\\s+(?:at|to)',
    'not\\s+(?:to\\s+)?exceed(?:ing)?',
  ],
  de: ['bis\\s+zu', 'maximal', 'höchstens', 'max\\.'],
  fr: ["jusqu['’]à", '(?:un\\s+)?maximum(?:\\s+de)?', 'au\\s+(?:plus|maximum)', 'max\\.'],
  es: [
    'hasta(?:\\s+un(?:\\s+máximo(?:\\s+de)?)?)?',
    '(?:un\\s+)?máximo(?:\\s+de)?',
    'como\\s+máximo',
    'máx\\.',
  ],
  it: ['fino\\s+a(?:l)?', '(?:un\\s+)?massimo(?:\\s+(?:di|del))?', 'al\\s+massimo', 'max\\.'],
  pt: ['até', '(?:um\\s+)?máximo(?:\\s+de)?', 'no\\s+máximo', 'máx\\.'],
  nl: ['tot(?:\\s+maximaal)?', 'maximaal', 'hoogstens', 'max\\.'],
};

const MOST_BONUS = 20;
const MOST_WORKS = 20;

/**
 * Bonus work of which a statement names the most that it can add: "Students can earn up to 3% extra credit",
 * "Bonus: 1% for each seminar, up to 3%". Where it says what one work is worth as well, they are so many.
 */
export function cappedBonus(
  statement: Passage,
  { at, locale, found }: { at: number; locale: Locale; found: Component | undefined },
): Component | undefined {
  const { text } = statement;
  const words = gradingVocabulary(locale);
  const said = words.bonus.exec(text);
  if (!said || words.policies.test(text)) return undefined;
  const cap = capIn(text, locale);
  if (!cap || cap.value > MOST_BONUS) return undefined;
  const [one, ...others] = findShares(text, locale).filter(
    ({ start }) => start < cap.start || start >= cap.end,
  );
  const works = one?.unit === cap.unit ? worksOf(cap, one) : undefined;
  if (others.length > 0 || (one && works === undefined)) return undefined;
  return {
    name:
      found && words.bonus.test(found.name) && found.name.split(' ').length <= LONGEST_NAME
        ? found.name
        : capitalized(said[0].toLowerCase()),
    ...(cap.unit === 'percent' ? { weight: cap.value } : { points: cap.value }),
    evidence: [evidenceOf(statement, 0, text.length)],
    at,
    form: found?.form ?? 'sentence',
    ofGrade: true,
    named: true,
    bonus: true,
    ...(works !== undefined && { works }),
  };
}

const LONGEST_NAME = 4;

/** Elsewhere "at most 3%" is a bound, so it is no share that `findShares` would find. */
function capIn(text: string, locale: Locale): Share | undefined {
  const { share } = gradingVocabulary(locale);
  const match = new RegExp(
    `${word(oneOf(CAPS[locale.language] ?? CAPS.en ?? []))}\\s+${share.source}`,
    'iu',
  ).exec(text);
  if (!match?.groups) return undefined;
  const value = Number(match.groups.number?.replace(',', '.'));
  const unit = match.groups.points === undefined ? 'percent' : 'points';
  return { start: match.index, end: match.index + match[0].length, unit, value };
}

/** Three seminars at 1% each make 3%. */
function worksOf(cap: Share, one: Share): number | undefined {
  const works = cap.value / one.value;
  return Number.isInteger(works) && works > 1 && works <= MOST_WORKS ? works : undefined;
}
