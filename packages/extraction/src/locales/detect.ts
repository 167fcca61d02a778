import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Locale } from './locale.ts';

export const LOCALES: readonly Locale[] = [english, french, spanish];

const SAMPLE = 20_000;

/** The language a text is written in, told by its most frequent short words; English when nothing tells. */
export function detectLocale(text: string): Locale {
  const counts = new Map<string, number>();
  for (const [word] of text
    .slice(0, SAMPLE)
    .toLowerCase()
    .matchAll(/\p{L}+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = LOCALES.map(({ common }) => common.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0));
  return LOCALES[scores.indexOf(Math.max(...scores))] ?? english;
}
