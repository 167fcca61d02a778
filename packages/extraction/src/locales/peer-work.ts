/** What students do with each other's drafts in class: on that day each of them has to have one. */
export const PEER_WORK = {
  en: [
    'peer[\\s-]+(?:reviews?(?:\\s+letters?)?|edit(?:s|ing)|responses?|critiques?|workshops?)',
    'draft(?:ing)?\\s+workshops?',
  ],
  de: ['peer[\\s-]?(?:reviews?|feedback)(?!\\p{L})', 'gegenseitiges?\\s+(?:lesen|feedback)'],
  es: ['(?:revisi|evaluaci)(?:ón|ones)\\s+(?:por|entre)\\s+pares', 'coevaluaci(?:ón|ones)'],
  fr: ['(?:évaluation|révision|relecture)s?\\s+(?:par|entre)\\s+(?:les\\s+)?pairs'],
  it: ['(?:revision[ei]|valutazion[ei])\\s+(?:tra|fra)\\s+pari'],
  nl: ['peer[\\s-]?(?:reviews?|feedback)(?!\\p{L})'],
  pt: ['(?:revis|avalia[çc])(?:ão|ões)\\s+(?:por|entre|pelos)\\s+pares'],
} as const;
