import { type Figure, figuresIn, type Said, saidIn, subjectsOf } from './figures.rules.ts';
import { hasSamePolarity } from './polarity.rules.ts';
import { termsOf } from './terms.rules.ts';

/** A passage that a sentence may name, with the heading it stands below. */
export interface Source {
  text: string;
  heading?: string | null;
}

/** A sentence that a model wrote, with the sources it names: `[1]` is the first. */
const MARK = /\[(\d{1,2})\]/g;
const SENTENCE_END = /(?<=[.!?…][”"')]*(?:\s*\[\d{1,2}\])+[.!?]?|\[\d{1,2}\][.!?])\s+|\n+/;
/** So much of what a sentence speaks of must stand in the sources it names. */
const LEAST_SHARED = 0.4;

/** Cuts what has been written so far into whole sentences and the rest that is still being written. */
export function cutSentences(text: string): { sentences: string[]; rest: string } {
  const parts = text.split(SENTENCE_END);
  const rest = parts.pop() ?? '';
  return { sentences: parts.map((part) => part.trim()).filter(Boolean), rest };
}

/**
 * Whether the sources say what a sentence claims, as far as that can be told without understanding: it names one that
 * exists, its quotes and enough of its words stand there, each of its figures is said there of the same thing, and nothing
 * of it is denied there.
 */
export function isGrounded(sentence: string, sources: readonly Source[], question = ''): boolean {
  const named = sourcesNamedIn(sentence);
  if (named.length === 0 || named.some((number) => number < 1 || number > sources.length)) return false;
  const cited = named.flatMap((number) => sources[number - 1] ?? []);
  const said = cited.map(({ text }) => text).join('\n');
  const claim = sentence.replace(MARK, ' ');
  if (!quotesIn(claim).every((quote) => plain(said).includes(plain(quote)))) return false;
  const terms = [...new Set(termsOf(claim))];
  const held = new Set(termsOf(`${said} ${cited.map(({ heading }) => heading ?? '').join(' ')}`));
  const shared = terms.filter((term) => held.has(term)).length;
  return (
    terms.length > 0 &&
    shared >= LEAST_SHARED * terms.length &&
    areFiguresSaid(claim, cited, question) &&
    hasSamePolarity(claim, said)
  );
}

/** The numbers of the sources that a text names, each once, in order. */
export const sourcesNamedIn = (text: string): number[] => [
  ...new Set([...text.matchAll(MARK)].map(([, number]) => Number(number))),
];

/** The same text with its sources numbered anew: those it does not name are left out. */
export function renumber(text: string, named: readonly number[]): string {
  return text.replace(MARK, (_, number) => `[${named.indexOf(Number(number)) + 1}]`);
}

/** A bare number of the question is its premise ("2 days late"); a share, a date or an hour would be its answer. */
const MAY_BE_PREMISE: readonly Figure['kind'][] = ['number'];

function areFiguresSaid(claim: string, cited: readonly Source[], question: string): boolean {
  const premises = figuresIn(question).filter(({ kind }) => MAY_BE_PREMISE.includes(kind));
  const stated = cited.flatMap(({ text, heading }) => saidIn(text, heading ?? ''));
  return saidIn(claim).every(
    (figure) =>
      stated.some((one) => isSameFigure(figure, one) && isSaidAlike(figure, one, { stated, question })) ||
      premises.some((one) => isSameFigure(figure, one)),
  );
}

const isSameFigure = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind && one.value === other.value;

/** It stands as the same role, and nothing of its kind with another value is said more nearly of the same thing. */
function isSaidAlike(
  claimed: Said,
  stated: Said,
  { stated: all, question }: { stated: readonly Said[]; question: string },
): boolean {
  const isBare = claimed.of.size === 0;
  const of = isBare ? subjectsOf(question) : claimed.of;
  const words = isBare ? `${claimed.words} ${question}` : claimed.words;
  if (COUNTED.includes(claimed.kind) && roleOf(words) !== roleOf(stated.words)) return false;
  const rivals = all.filter(({ kind, value }) => kind === stated.kind && value !== stated.value);
  if (rivals.length === 0) return nearness(of, stated.of) > 0 || of.size === 0 || stated.of.size === 0;
  const near = nearness(of, stated.of);
  return near > 0 && rivals.every((rival) => nearness(of, rival.of) <= near);
}

/** How much two sets of words have in common: 0 to 1. */
function nearness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** Figures of a grade: what a thing counts, what is taken off and what comes on top are told apart. */
const COUNTED: readonly Figure['kind'][] = ['percent', 'points'];
const ROLES: readonly [role: string, pattern: RegExp][] = [
  [
    'taken off',
    /\b(los[est]\w*|losing|deduct\w*|penal\w*|late\w*|off|reduc\w*|minus|subtract\w*|cost\w*|lower\w*)\b/i,
  ],
  ['on top', /\b(extra|bonus)\b/i],
];
const roleOf = (words: string): string => ROLES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'counts';

const quotesIn = (text: string): string[] =>
  [...text.matchAll(/[“"]([^”"]{3,})[”"]/g)].map(([, quote]) => quote ?? '');
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,%:]+/gu, ' ')
    .replace(/[.,:]+(?=\s|$)/g, '')
    .trim();
