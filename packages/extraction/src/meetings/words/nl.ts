import type { MeetingWords } from './meeting-words.ts';

export const dutch: MeetingWords = {
  notClass: [
    '\\p{L}*tentamens?',
    '\\p{L}*toets(?:en)?',
    'inleveren',
    'deadline',
    'bibliotheek',
    'openingstijden',
    'herkansing',
  ],
  beside: ['(?:na|voor)(?:\\s+(?:de|het|elke?))?'],
  begins: ['begin', 'van', 'aanvang'],
  ends: ['einde', 'tot'],
  times: ['tijd', 'wanneer(?=\\s?:)'],
  place: ['locatie', 'zaal', 'lokaal', 'gebouw', 'waar'],
  held: ['vind(?:t|en)\\s+plaats', '(?:is|zijn)\\s+op'],
  through: ['[-–—]', 't\\/m', 'tot\\s+en\\s+met'],
  online: ['online', 'zoom', 'teams', 'op\\s+afstand'],
  letters: [],
};
