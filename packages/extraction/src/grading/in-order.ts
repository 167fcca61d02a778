import { phraseAround } from '../items/phrase-around.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { eachMatch } from '../text/patterns.ts';
import { AND, piecesOf, type Span } from './pieces.ts';
import type { Share } from './shares.ts';
import type { GradingVocabulary } from './vocabulary.ts';

/** A name and the share that stands at its place in a second list. */
export interface InOrder {
  start: number;
  end: number;
  share: Share;
}

const ONLY_JOINS = new RegExp(`^(?:[\\s,;/&]|${AND})+$`, 'iu');
/** "30, 30 and" in front of "40 percent". */
const NUMBERS = new RegExp(
  `(?<![\\d.,])(?:\\d{1,2}(?:\\.\\d)?\\s?%?(?:\\s?[,/]\\s?|\\s${AND}\\s|,\\s${AND}\\s)){1,9}$`,
  'iu',
);
const NUMBER = /\d{1,2}(?:\.\d)?/gu;

/** Names first and their shares behind: "Labs, quizzes and the final count 30%, 20% and 50%". */
export function namesInOrder(
  text: string,
  found: readonly Share[],
  words: GradingVocabulary,
  locale: Locale,
): InOrder[] {
  const shares = withNumbers(text, found);
  const [first, second] = shares;
  if (!first || !second || !areOneList(text, shares)) return [];
  const all = piecesOf(text.slice(0, first.start));
  const isNamed = ({ start, end }: Span) => words.namesPart(text.slice(start, end));
  const named = all.filter(isNamed);
  const pieces = [named, all].find(({ length }) => length === shares.length);
  if (!pieces || named.length * 2 < pieces.length) return [];
  return pieces.flatMap((piece, index) => {
    const share = shares[index];
    return share ? [{ ...phraseOf(text, piece, locale), share }] : [];
  });
}

/** The sign behind the last of several numbers is that of all of them. */
function withNumbers(text: string, shares: readonly Share[]): readonly Share[] {
  const [only] = shares;
  if (!only || shares.length > 1 || only.unit !== 'percent') return shares;
  const list = NUMBERS.exec(text.slice(0, only.start));
  if (!list) return shares;
  const before = eachMatch(list[0], NUMBER).map(
    ({ start, end, text: digits }): Share => ({
      start: list.index + start,
      end: list.index + end,
      unit: 'percent',
      value: Number(digits),
    }),
  );
  return [...before, only];
}

/** Joined by words or commas: "10% 10%" are those of two columns. */
function areOneList(text: string, shares: readonly Share[]): boolean {
  const between = shares.map(({ start }, index) =>
    text.slice(index === 0 ? start : shares[index - 1]?.end, start).replace(/^\s?%/u, ''),
  );
  return (
    shares.every(({ unit, each, total }) => unit === shares[0]?.unit && !each && !total) &&
    between.slice(1).every((joins) => ONLY_JOINS.test(joins)) &&
    between.some((joins) => /\S/u.test(joins))
  );
}

/** "I will grade your assignments" names the assignments. */
function phraseOf(text: string, { start, end }: Span, locale: Locale): Span {
  const piece = text.slice(start, end);
  const head = vocabulary(locale).heads(piece).at(-1);
  if (!head) return { start, end };
  const phrase = phraseAround(piece, head);
  return { start: start + phrase.start, end: start + phrase.end };
}
