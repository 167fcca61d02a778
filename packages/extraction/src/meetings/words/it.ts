import type { MeetingWords } from './meeting-words.ts';

export const italian: MeetingWords = {
  notClass: ['esam[ei]', 'prov[ae]', 'appell[oi]', 'consegn[ae]', 'biblioteca', 'segreteria', 'scadenz[ae]'],
  beside: ['(?:dopo|prima)(?:\\s+(?:di|della?|del|ogni))?'],
  begins: ['inizio', 'dalle'],
  ends: ['fine', 'alle'],
  times: ['orario', 'quando(?=\\s?:)'],
  place: ['luogo', 'aul[ae]', 'sede', 'dove', 'edificio'],
  held: ['si\\s+(?:tiene|tengono|terrà|terranno|svolg(?:e|ono))', '(?:ha|hanno)\\s+luogo'],
  through: ['[-–—]', 'al?'],
  online: ['online', 'a\\s+distanza', 'zoom', 'teams'],
  letters: [],
};
