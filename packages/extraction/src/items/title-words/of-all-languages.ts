import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import type { TitleWords } from './title-words.ts';

const LANGUAGES: readonly TitleWords[] = [english, french, spanish, german, portuguese, italian, dutch];

/** The words of one use in every language, as one group of a pattern. */
export const inAnyLanguage = (use: keyof TitleWords): string =>
  `(?:${[...new Set(LANGUAGES.flatMap((words) => words[use]))].join('|')})`;
