import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { oneOf } from '../text/patterns.ts';
import { detailWords } from './detail-words.ts';
import type { Share } from './shares.ts';
import { gradingVocabulary } from './vocabulary.ts';

const BRACKETS = /\([^()]*\)/gu;
const SAYS_MORE = /\p{L}{2}/u;
/** `3 exams, 10% each` in brackets says how a share comes about; other words there name parts of it. */
const ONLY_COUNTS =
  /^(?:[\W\d]|(?:x|each|apiece|total|of|for|a|at|out|points?|pts|chacune?|cada|par|por)(?!\p{L}))*$/iu;

/**
 * The shares of a statement without those that only break one of them down: `Problems: 45% (first 5%, others 10%
 * each)`, `Paper: (5% outline + 30% paper) 35%`, `Project (40%): pitch 5%, report 35%`.
 */
export function withoutBreakdowns(text: string, shares: readonly Share[], locale: Locale): readonly Share[] {
  if (shares.length === 0) return shares;
  // "Continuous assessment (60 %): essay (40 %), talk (20 %)" names what it gathers, and the parts count.
  const gathers = umbrella(locale).opens(text);
  return gathers ? shares : withoutList(text, withoutBracketed(text, shares), locale);
}

const umbrella = perLocale(({ language }) => {
  const { umbrellas } = detailWords(language);
  const pattern = new RegExp(`^\\W*(?:\\p{L}{1,3}\\s)?${oneOf(umbrellas)}`, 'iu');
  return { opens: (text: string) => umbrellas.length > 0 && pattern.test(text) };
});

function withoutBracketed(text: string, shares: readonly Share[]): readonly Share[] {
  const inner = [...text.matchAll(BRACKETS)].flatMap((match) => {
    const [open, close] = [match.index, match.index + match[0].length];
    // "25 points (25% of the grade)" is one share in two units.
    const within = shares.filter(({ start, end, ofGrade }) => start > open && end < close && !ofGrade);
    const words = within.reduceRight(
      (rest, { start, end }) => rest.slice(0, start - open) + rest.slice(end - open),
      match[0],
    );
    const isBeside = shares.some(
      ({ start, end }) =>
        (end <= open && text.slice(end, open).trim() === '') ||
        (start >= close && /^[\s=:]*$/u.test(text.slice(close, start))),
    );
    return isBeside && SAYS_MORE.test(words) && !ONLY_COUNTS.test(words) ? within : [];
  });
  return shares.filter((share) => !inner.includes(share));
}

const WHOLE = 100;
const OPENS_LIST = /^\s*(?:\)?\s*:\s|=\s?)/u;

/** Behind the colon come the parts, when they add up to it, or to the whole of it. */
function withoutList(text: string, shares: readonly Share[], locale: Locale): readonly Share[] {
  const [first, ...rest] = shares;
  const behind = text.slice(first?.end).replace(gradingVocabulary(locale).ofGrade, '');
  if (!first || rest.length < 2 || !OPENS_LIST.test(behind)) return shares;
  const sum = rest.reduce((total, { value }) => total + value, 0);
  if (first.value === WHOLE) return sum === WHOLE ? rest : shares;
  return Math.abs(sum - first.value) < 0.01 || (first.ofGrade && sum === WHOLE) ? [first] : shares;
}
