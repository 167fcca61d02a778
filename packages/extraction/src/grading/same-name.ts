import { remembered } from '../text/remembered.ts';

const wordsOf = remembered((name): readonly string[] =>
  (
    name
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\d]{2,}|\d|(?<=\s)(?:[ivx](?!\p{L})|\p{L}(?=\W*$))/gu) ?? []
  ).map((word) => word.replace(/(?<=\p{L}{3})(?:es|s|zes)$/u, '')),
);

/** One name holds all words of the other. */
export function isSameName(a: string, b: string): boolean {
  const [first, second] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared === Math.min(first.size, second.size);
}

/** The same words in the same order: "Lab reports" and "lab report". */
export const isEqualName = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ');
