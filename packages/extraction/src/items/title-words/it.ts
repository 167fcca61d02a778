import type { TitleWords } from './title-words.ts';

export const italian: TitleWords = {
  units: ['lezione', 'incontro', 'settimana'],
  leading: ['il', 'la', 'gli', 'una?'],
  trailing: ['dell?', 'dal', 'd[aei]', 'entro(?:\\s+il)?'],
  behind: ['da\\sconsegnare'],
  deadlineOf: [],
  labels: [],
  brackets: ['consegna(?:\\s+(?:il|entro))?'],
  startsPhrase: ['la', 'un', 'una'],
  parts: [],
  qualifiers: ['finale', 'orale'],
};
