import type { TitleWords } from './title-words.ts';

export const dutch: TitleWords = {
  units: ['college', 'les'],
  leading: ['het', 'een', 'uur'],
  trailing: ['(?<=[,:]\\s)en', 'van', 'op', 'uiterlijk(?:\\s+op)?'],
  behind: [],
  deadlineOf: [],
  labels: [],
  brackets: ['(?:inleveren|deadline)'],
  startsPhrase: [],
  parts: [],
  qualifiers: [],
};
