import type { MeetingWords } from './meeting-words.ts';

export const french: MeetingWords = {
  notClass: [
    'examens?',
    'partiels?',
    'intra',
    'contrôles?',
    'remises?',
    'date\\s+limite',
    'bibliothèque',
    'secrétariat',
    'ouverture',
    'rattrapage',
    'soutenances?',
    'tutorat',
    'réponse',
  ],
  beside: ['après(?:\\s+(?:le|les|chaque))?', 'avant(?:\\s+(?:le|les|chaque))?'],
  begins: ['début', 'de'],
  ends: ['fin', 'à'],
  times: ['horaires?', 'quand(?=\\s?:)'],
  place: ['lieux?', 'salles?', 'locaux', 'local', 'amphi(?:théâtre)?', 'endroit', 'où'],
  held: ['(?:a|ont|aura|auront)\\s+lieu', 'se\\s+(?:tient|tiennent|tiendra)'],
  through: ['[-–—]', 'au', 'à'],
  online: ['en\\s+ligne', 'à\\s+distance', 'zoom'],
  letters: [],
};
