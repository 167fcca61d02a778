import type { MeetingWords } from './meeting-words.ts';

export const spanish: MeetingWords = {
  notClass: [
    'exám(?:en|enes)',
    'examen(?:es)?',
    'parcial(?:es)?',
    'entregas?',
    'fecha\\s+límite',
    'biblioteca',
    'secretaría',
    'repaso',
    'asesorías?',
  ],
  beside: ['(?:después|antes)\\s+de(?:l|\\s+(?:la|las|cada))?'],
  begins: ['inicio', 'de'],
  ends: ['fin', 'término', 'a'],
  times: ['horario', 'cuándo(?=\\s?:)'],
  place: ['lugar', 'aulas?', 'sal(?:a|ón)', 'ubicación', 'edificio', 'dónde'],
  held: ['tienen?\\s+lugar', 'tendrán?\\s+lugar', 'se\\s+(?:reúnen?|imparten?|realizan?)'],
  through: ['[-–—]', 'al?'],
  online: ['en\\s+línea', 'virtual', 'zoom', 'a\\s+distancia'],
  letters: [],
};
