import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { GradingWords } from './grading-words.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';

const BY_LANGUAGE: Readonly<Record<string, GradingWords>> = {
  en: english,
  fr: french,
  es: spanish,
  de: german,
  pt: portuguese,
  it: italian,
  nl: dutch,
};

export const gradingWords = (language: string): GradingWords => BY_LANGUAGE[language] ?? english;
