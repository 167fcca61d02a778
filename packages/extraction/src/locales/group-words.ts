/** A part of the class that has days of its own, in every language. */
export const GROUP_WORDS: readonly string[] = [
  'gr(?:p|oup)?s?\\.?',
  'groupes?',
  'grup(?:po|o)s?',
  'grupp(?:e|en|o|i)',
  'groep(?:en)?',
  'sec(?:t|tion|ción|ção)?s?\\.?',
  'sektion(?:en)?',
  'sezion[ei]',
  'turmas?',
  'turn[oi]s?',
  'comisi(?:ón|ones)',
  'paralelos?',
  'coh?orte?s?',
  'tracks?',
  'td',
  'tp',
];
