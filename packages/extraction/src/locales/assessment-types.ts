/** Kinds of assessment that are no works by themselves, in every language: "Formativa", "summative", "benotet". */
export const ASSESSMENT_TYPES: readonly string[] = [
  // en
  '(?:in)?formal',
  'formative',
  'summative',
  'diagnostic',
  '(?:un|non-?\\s?)?graded',
  'ungraded',
  '(?:un|non-?\\s?)?assessed',
  'pass/fail',
  // fr
  '(?:formati(?:f|ve)|sommati(?:f|ve)|certificati(?:f|ve)|diagnostique|notée?|non[\\s-]notée?)s?',
  // es, pt
  '(?:(?:auto|co|hetero)?-?(?:formativ|sumativ|somativ|formador|acumulativ|diagn[óo]stic|calificad|evaluad|avaliad)[oa]s?)',
  '(?:auto|co|hetero)-?(?:evaluaci(?:ón|ones)|avaliaç(?:ão|ões))',
  // de
  '(?:formativ|summativ|diagnostisch|benotet|unbenotet|bewertet|unbewertet)(?:e[rsn]?)?',
  // it
  '(?:formativ|sommativ|diagnostic|valutat)[oaei]',
  'diagnostiche',
  // nl
  '(?:formatie[fv]e?|summatie[fv]e?|diagnostische?|becijferd|onbecijferd)',
];

/** What such a word may stand beside without becoming the name of a work. */
export const ASSESSMENT_NOUNS: readonly string[] = [
  'assessments?',
  'evaluations?',
  'évaluations?',
  'evaluaci(?:ón|ones)',
  'avaliaç(?:ão|ões)',
  'bewertung(?:en)?',
  'valutazion[ei]',
  'beoordeling(?:en)?',
  'toetsing',
  'type',
  'tipo',
];
