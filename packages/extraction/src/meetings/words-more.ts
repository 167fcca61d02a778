import type { MeetingWords } from './words.ts';

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
  begins: ['beginn', 'von', 'ab'],
  ends: ['ende', 'bis'],
  place: ['ort', 'raum', 'hörsaal', 'saal', 'gebäude', 'wo'],
  through: ['[-–—]', 'bis'],
  online: ['online', 'zoom', 'digital'],
  letters: [],
};

export const portuguese: MeetingWords = {
  notClass: ['provas?', 'exames?', 'testes?', 'entregas?', 'biblioteca', 'secretaria', 'prazo'],
  begins: ['início', 'das?'],
  ends: ['fim', 'às?', 'término'],
  place: ['local', 'salas?', 'auditório', 'onde', 'bloco'],
  through: ['[-–—]', 'a', 'à'],
  online: ['online', 'remot[oa]', 'zoom', 'a\\s+distância'],
  letters: [],
};

export const italian: MeetingWords = {
  notClass: ['esam[ei]', 'prov[ae]', 'appell[oi]', 'consegn[ae]', 'biblioteca', 'segreteria', 'scadenz[ae]'],
  begins: ['inizio', 'dalle'],
  ends: ['fine', 'alle'],
  place: ['luogo', 'aul[ae]', 'sede', 'dove', 'edificio'],
  through: ['[-–—]', 'al?'],
  online: ['online', 'a\\s+distanza', 'zoom', 'teams'],
  letters: [],
};

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
  begins: ['begin', 'van', 'aanvang'],
  ends: ['einde', 'tot'],
  place: ['locatie', 'zaal', 'lokaal', 'gebouw', 'waar'],
  through: ['[-–—]', 't\\/m', 'tot\\s+en\\s+met'],
  online: ['online', 'zoom', 'teams', 'op\\s+afstand'],
  letters: [],
};
