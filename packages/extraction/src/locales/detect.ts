import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Locale } from './locale.ts';

export const LOCALES: readonly Locale[] = [english, french, spanish];

const SAMPLE = 60_000;

/** The language a text is written in, told by its most frequent short words; English when nothing tells. */
export function detectLocale(text: string): Locale {
  const words =
    text
      .slice(0, SAMPLE)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = LOCALES.map((locale) => {
    const common = new Set(locale.common);
    return words.filter((word) => common.has(word)).length;
  });
  const most = Math.max(...counts);
  return LOCALES[counts.indexOf(most)] ?? english;
}
