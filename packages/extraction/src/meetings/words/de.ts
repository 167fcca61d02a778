import type { MeetingWords } from './meeting-words.ts';

export const german: MeetingWords = {
  notClass: [
    '\\p{L}*klausur(?:en)?',
    '\\p{L}*prüfung(?:en)?',
    'abgaben?',
    'einsicht(?:nahme)?',
    'bibliothek',
    'sekretariat',
    'öffnungszeiten',
    'anmeldung',
    'telefon',
  ],
  beside: ['(?:nach|vor)(?:\\s+(?:der|dem|jeder))?'],
  begins: ['beginn', 'von', 'ab'],
  ends: ['ende', 'bis'],
  times: ['zeit', 'termin', 'wann(?=\\s?:)'],
  place: ['ort', 'raum', 'hörsaal', 'saal', 'gebäude', 'wo'],
  held: ['find(?:et|en)', 'statt', 'trifft\\s+sich'],
  through: ['[-–—]', 'bis'],
  online: ['online', 'zoom', 'digital'],
  letters: [],
};
