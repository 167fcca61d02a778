import type { TitleWords } from './title-words.ts';

export const german: TitleWords = {
  units: ['sitzung', 'woche'],
  leading: ['die', 'der', 'und', 'eine?', 'uhr'],
  trailing: ['und', 'vom', 'von', 'am', 'bis(?:\\s+zum)?'],
  behind: ['abzugeben'],
  deadlineOf: [],
  labels: [],
  brackets: [],
  startsPhrase: [],
  parts: [],
  qualifiers: [],
};
