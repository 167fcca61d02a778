import type { Weekday } from '../extraction.ts';

/** What a language says around the times of a class; each is the source of a regular expression without captures. */
export interface MeetingWords {
  /** Times at which somebody is there, but no class meets: staff, services, examinations. */
  notClass: readonly string[];
  /** In front of the weekdays or the hours, on a line of their own. */
  begins: readonly string[];
  ends: readonly string[];
  place: readonly string[];
  /** Between two weekdays that stand for all days from one to the other. */
  through: readonly string[];
  online: readonly string[];
  /** Weekdays as one or two letters, the longest first: `MWF`, `TuTh`. */
  letters: readonly (readonly [string, Weekday])[];
}

const english: MeetingWords = {
  notClass: [
    'exam(?:ination)?s?',
    'mid-?terms?',
    'finals?',
    'quiz(?:zes)?',
    'due',
    'deadlines?',
    'review\\s+sessions?',
    'hours\\s+of\\s+operation',
    'business\\s+hours',
    'librar(?:y|ies|ians?)',
    'hot-?line',
    'support',
    'services?',
    'advis(?:ing|ors?|ers?)',
    'counsel(?:ing|ors?)',
    'tutors?',
    'respon(?:d|se|ses)',
    'e-?mails?\\s+(?:are|will|sent|received)',
    'TA\\s+hours',
    'open\\s+hours',
    'zoom\\s+hours',
    'conference\\s+hours',
    'writing\\s+cent(?:er|re)',
    'learning\\s+cent(?:er|re)',
    'walk-?ins?',
    'available',
    'availability',
    'make-?up',
    'opens?',
    'closes?',
    'presentations?',
    'field\\s+trips?',
    'meet\\s+with\\s+me',
    '(?:individual|student|one-on-one|zoom|group|drop-in)\\s+(?:meetings?|sessions?|appointments?)',
    'appointments?',
    'office',
    'contact\\s+me',
    'supplemental',
    'tutorial\\s+cent(?:er|re)',
  ],
  begins: ['(?:start|begin)(?:s|ning)?(?:\\s+times?)?', 'from'],
  ends: ['end(?:s|ing)?(?:\\s+times?)?', 'until', 'to'],
  place: [
    '(?:class\\s+|meeting\\s+|lecture\\s+)?locations?',
    'class\\s?rooms?',
    'rooms?',
    'where',
    'place',
    'building',
    'venue',
  ],
  through: ['[-–—]', 'to', 'through', 'thru'],
  online: ['on-?line', 'zoom', 'remote(?:ly)?', 'virtual(?:ly)?'],
  letters: [
    ['Mo', 'MO'],
    ['Tu', 'TU'],
    ['We', 'WE'],
    ['Th', 'TH'],
    ['Fr', 'FR'],
    ['Sa', 'SA'],
    ['Su', 'SU'],
    ['M', 'MO'],
    ['T', 'TU'],
    ['W', 'WE'],
    ['R', 'TH'],
    ['H', 'TH'],
    ['F', 'FR'],
  ],
};

const french: MeetingWords = {
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
  begins: ['début', 'de'],
  ends: ['fin', 'à'],
  place: ['lieux?', 'salles?', 'locaux', 'local', 'amphi(?:théâtre)?', 'endroit', 'où'],
  through: ['[-–—]', 'au', 'à'],
  online: ['en\\s+ligne', 'à\\s+distance', 'zoom'],
  letters: [],
};

const spanish: MeetingWords = {
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
  begins: ['inicio', 'de'],
  ends: ['fin', 'término', 'a'],
  place: ['lugar', 'aulas?', 'sal(?:a|ón)', 'ubicación', 'edificio', 'dónde'],
  through: ['[-–—]', 'al?'],
  online: ['en\\s+línea', 'virtual', 'zoom', 'a\\s+distancia'],
  letters: [],
};

const german: MeetingWords = {
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

const portuguese: MeetingWords = {
  notClass: ['provas?', 'exames?', 'testes?', 'entregas?', 'biblioteca', 'secretaria', 'prazo'],
  begins: ['início', 'das?'],
  ends: ['fim', 'às?', 'término'],
  place: ['local', 'salas?', 'auditório', 'onde', 'bloco'],
  through: ['[-–—]', 'a', 'à'],
  online: ['online', 'remot[oa]', 'zoom', 'a\\s+distância'],
  letters: [],
};

const italian: MeetingWords = {
  notClass: ['esam[ei]', 'prov[ae]', 'appell[oi]', 'consegn[ae]', 'biblioteca', 'segreteria', 'scadenz[ae]'],
  begins: ['inizio', 'dalle'],
  ends: ['fine', 'alle'],
  place: ['luogo', 'aul[ae]', 'sede', 'dove', 'edificio'],
  through: ['[-–—]', 'al?'],
  online: ['online', 'a\\s+distanza', 'zoom', 'teams'],
  letters: [],
};

const dutch: MeetingWords = {
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

const BY_LANGUAGE: Readonly<Record<string, MeetingWords>> = {
  en: english,
  fr: french,
  es: spanish,
  de: german,
  pt: portuguese,
  it: italian,
  nl: dutch,
};

export const meetingWords = (language: string): MeetingWords => BY_LANGUAGE[language] ?? english;
