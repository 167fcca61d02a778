// The rules by which findings are compared with labels, the same as those of the labelled corpus' own scorer.

const STOP = new Set(
  'the a an of for to in on at and is are be due submit turn your by class week'.split(' '),
);
const SAME: Readonly<Record<string, string>> = {
  hw: 'homework',
  hwk: 'homework',
  assn: 'assignment',
  asgn: 'assignment',
  pset: 'problem',
  ps: 'problem',
  test: 'exam',
  midterms: 'midterm',
  pres: 'presentation',
  proj: 'project',
};
const ROMAN: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' };

export interface Dated {
  date: string;
  endDate?: string | null | undefined;
}

export interface Titled extends Dated {
  kind: string;
  title: string;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .trim()
    .split(' ')
    .map((word) => SAME[word] ?? (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
    .map((word) => ROMAN[word] ?? word)
    .filter((word) => word !== '' && !STOP.has(word));

/** 0 to 1: shared words over those of the shorter title; 0 where both carry numbers and share none. */
export function titleSimilarity(a: string, b: string): number {
  const [first, second] = [[...new Set(wordsOf(a))], [...new Set(wordsOf(b))]];
  const numbersOf = (words: string[]) => words.filter((word) => /^\d+$/.test(word)).map(Number);
  const [n, m] = [numbersOf(first), numbersOf(second)];
  if (n.length > 0 && m.length > 0 && !n.some((number) => m.includes(number))) return 0;
  const shared = first.filter((word) => second.includes(word)).length;
  return shared / Math.max(1, Math.min(first.length, second.length));
}

export function isSameDay(label: Dated, found: Dated): boolean {
  const days = [label.date, ...(label.endDate ? [label.endDate] : [])];
  return (
    days.includes(found.date) ||
    (label.endDate != null && found.endDate != null && days.includes(found.endDate))
  );
}

const LEAST_ALIKE = 0.3;
const ALIKE = 0.5;

export function strictScore(label: Titled, found: Titled): number {
  const alike = titleSimilarity(label.title, found.title);
  return isSameDay(label, found) && label.kind === found.kind && alike >= LEAST_ALIKE ? 1 + alike : 0;
}

export function lenientScore(label: Titled, found: Titled): number {
  const alike = titleSimilarity(label.title, found.title);
  if (!isSameDay(label, found) || alike < LEAST_ALIKE) return 0;
  if (label.kind === found.kind) return 2 + alike;
  return alike >= ALIKE ? 1 + alike : 0;
}

export const isLenientMatch = (label: Titled, found: Titled): boolean => lenientScore(label, found) > 0;

/** One to one, best pairs first: for each matched label the index of what was found. */
export function matchBest<L, F>(
  labels: readonly L[],
  found: readonly F[],
  score: (label: L, one: F) => number,
): Map<number, number> {
  const pairs = labels
    .flatMap((label, at) => found.map((one, index) => ({ at, index, score: score(label, one) })))
    .filter((pair) => pair.score > 0)
    .sort((a, b) => b.score - a.score);
  const matched = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, index } of pairs) {
    if (matched.has(at) || taken.has(index)) continue;
    matched.set(at, index);
    taken.add(index);
  }
  return matched;
}
