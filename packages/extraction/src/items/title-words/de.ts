import type { TitleWords } from './title-words.ts';

export const german: TitleWords = {
  units: ['sitzung', 'woche'],
  leading: ['die', 'der', 'und', 'eine?', 'uhr'],
  trailing: ['und', 'vom', 'von', 'am', 'bis(?:\\s+zum)?'],
  behind: ['abzugeben'],
  deadlineOf: [],
  labels: [],
  brackets: ['(?:abgabe(?:termin)?|fällig|ausgabe|frist)\\b[^()]{0,20}'],
  startsPhrase: [],
  parts: [],
  qualifiers: [],
};
