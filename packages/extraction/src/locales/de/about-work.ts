import type { AboutWork } from '../locale.ts';

/** German words for what is said about a work and not of when it is due. */
export const ABOUT_WORK: AboutWork = {
  requests: ['anmeldung(?:en)?', 'abmeldung(?:en)?', 'einsprüche', 'anträge'],
  matters: [
    'noten',
    'ergebnisse',
    'lösungen',
    'themen?',
    'fragen',
    'hinweise',
    'rückmeldung(?:en)?',
    'wiederholung',
    'gruppen',
    'stoff',
  ],
  of: ['(?:zu[rm]?|für|der|des|von|über|auf)\\s'],
  teachers: ['wir', 'ich'],
  will: ['werden', 'wollen'],
  acts: ['(?:bespre|behandel|diskutier|erklär|korrigier)\\p{L}+', 'bereiten'],
  begins: ['bereiten\\swir'],
  are: ['wird', 'werden', 'ist', 'sind'],
  done: [
    '(?:besprochen|ausgeteilt|verteilt|vergeben|erklärt|vorgestellt|zurückgegeben|korrigiert)',
    'bekannt\\s?gegeben',
    'verfügbar',
  ],
  goesBetween: true,
};
