import type { TitleWords } from './title-words.ts';

export const french: TitleWords = {
  units: ['séance', 'semaine', 'cours'],
  leading: ['et', 'votre', 'vos', 'le', 'la', 'une?', 'du'],
  trailing: [
    'les?',
    'du',
    'des',
    'de',
    'et',
    'pour',
    'soit',
    'semaine\\sdu',
    'au\\splus\\stard',
    'avant',
    'au',
    'à',
  ],
  behind: [
    'à\\s(?:rendre|remettre|déposer)',
    'à\\s(?:compléter|faire|terminer)\\s(?:avant|pour)\\s(?:le|la)\\s(?:début\\sdu\\s)?(?:cours|séance)',
  ],
  deadlineOf: ['date(?:\\slimite)?\\s(?:de|du)(?:\\s(?:la|le|les))?'],
  labels: ['(?:à\\s+(?:rendre|remettre|faire)|remise|date)(?:\\s+le)?'],
  brackets: ['(?:remise|à\\s+rendre|échéance)(?:\\s+le)?'],
  startsPhrase: ['deux|trois|quatre', 'de|la|le|un|une', 'aura'],
  parts: [],
  qualifiers: [
    'final(?:es?)?',
    'partiels?',
    'intra',
    'intermédiaires?',
    'oral(?:es?)?',
    'écrite?s?',
    'individuel(?:le)?s?',
    "(?:de(?:\\sla|\\sl['’])?|du|des|d['’])\\s?\\p{L}{3,}",
  ],
};
