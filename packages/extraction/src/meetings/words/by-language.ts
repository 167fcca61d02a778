import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { MeetingWords } from './meeting-words.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';

const BY_LANGUAGE: Readonly<Record<string, MeetingWords>> = {
  en: english,
  fr: french,
  es: spanish,
  de: german,
  pt: portuguese,
  it: italian,
  nl: dutch,
};

export const meetingWords = (language: string): MeetingWords => BY_LANGUAGE[language] ?? english;
