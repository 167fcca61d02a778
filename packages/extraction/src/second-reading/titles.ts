import type { Segment } from './source.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name as it may stand in a plan: made of words of the passage, in whatever order; nothing otherwise. */
export function titleIn(title: string, passage: readonly Segment[]): string | undefined {
  const said = new Set(passage.flatMap(({ text }) => wordsOf(text)));
  const words = wordsOf(title);
  return words.length > 0 && words.every((word) => said.has(word)) ? title.slice(0, 120) : undefined;
}

/** `Quiz 3` is in `Quiz 3: cells`, and never in `Quiz 4`: numbers have to be the same. */
export function isSameName(a: string, b: string): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const numbers = (words: string[]) => words.filter((word) => /^\d+$/.test(word)).join();
  if (numbers(first) !== numbers(second)) return false;
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return few.length > 0 && few.every((word) => many.includes(word));
}
