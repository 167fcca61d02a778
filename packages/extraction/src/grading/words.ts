/** The words with which a language weighs a grade; each is the source of a regular expression without captures. */
export interface GradingWords {
  percent: readonly string[];
  points: readonly string[];
  /** What a grade is made of besides the assessed work of the item dictionaries. */
  parts: readonly string[];
  /** Between a component and its share. */
  counts: readonly string[];
  /** Behind a share: says what it is a share of. */
  ofGrade: readonly string[];
  each: readonly string[];
  total: readonly string[];
  outOf: readonly string[];
  /** In front of a name, and no part of it. */
  leads: readonly string[];
  bonus: readonly string[];
  /** Numbers as words, from one on. */
  numbers: readonly string[];
  /** In front of or behind a number that is a bound: `at least 60%`, `90% or higher`. */
  boundBefore: readonly string[];
  boundAfter: readonly string[];
  /** Sentences about anything but the scheme: penalties, attendance, rounding. */
  policies: readonly string[];
  /** A component that is only the whole: `Total`, `Final grade`. */
  whole: readonly string[];
  /** Ends what introduces a list of components within a sentence. */
  introduces: readonly string[];
  /** Header cells above shares written as bare numbers. */
  percentHeaders: readonly string[];
  pointsHeaders: readonly string[];
}

const english: GradingWords = {
  percent: ['percent', 'per\\s?cent', 'pct'],
  points: ['points?', 'pts', 'pt', 'marks?'],
  parts: [
    'participation',
    'participating',
    'attendance',
    'attending',
    'engagement',
    'discussions?',
    'contributions?',
    'preparation',
    'preparedness',
    'professionalism',
    'citizenship',
    'i?-?clickers?',
    'readings?',
    'writing',
    'problems?',
    'class-?work',
    'course\\s?work',
    'observations?',
    'bonus',
    'extra\\s+credit',
    'memos?',
    'groups?',
    'teams?',
    'facilitation',
    'notebooks?',
    'case',
    'research',
    'statements?',
    'interviews?',
    'orals?',
    'assessments?',
    'modules?',
    'movies?',
    'recitations?',
    'sections?',
    'service',
    'peer',
    'plan',
  ],
  counts: [
    '(?:is|are|will\\s+be)?\\s*(?:each\\s+)?(?:worth|weighted|valued)(?:\\s+at)?',
    '(?:will\\s+)?(?:each\\s+)?counts?(?:\\s+(?:for|as|toward))?',
    '(?:will\\s+)?(?:each\\s+)?accounts?\\s+for',
    '(?:will\\s+)?(?:each\\s+)?(?:constitutes?|comprises?|represents?|contributes?|makes?\\s+up|compose|form)',
    'is',
    'are',
    'will\\s+be',
    'equals?',
  ],
  ofGrade: [
    'of\\s+(?:the|your|a|each)?\\s*(?:student[’\']?s?\\s+)?(?:(?:final|overall|total|course|semester|class|entire)\\s+){0,3}(?:grade|mark|score|course|class|points)',
    'toward(?:s)?\\s+(?:the|your)\\s+(?:(?:final|overall|course)\\s+){0,2}grade',
  ],
  each: ['each', 'apiece', 'a\\s+piece', 'per\\s+(?!day|hour|week|cent)\\p{L}+'],
  outOf: ['out\\s+of', 'on\\s+an?'],
  leads: ['each\\s+of', 'all\\s+of', 'the', 'your', 'our', 'each', 'every', 'an?', 'my', 'and', 'a\\s+total\\s+of'],
  total: ['total', 'altogether', 'in\\s+all', 'overall', 'combined', 'in\\s+total'],
  bonus: ['extra\\s+credit', 'bonus'],
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  boundBefore: ['at\\s+least', 'above', 'below', 'over', 'under', 'than', 'minimum(?:\\s+of)?', 'maximum(?:\\s+of)?', 'between', 'exceed(?:s|ing)?', 'roughly\\s+than', 'only', 'average\\s+of', 'about\\s+half'],
  boundAfter: ['or\\s+(?:more|less|better|higher|above|below|lower|greater|over|under)', 'and\\s+(?:above|up|over|below|higher|lower|under)', 'off'],
  policies: [
    'late(?:ness)?',
    'penal(?:ty|ties|ized?)',
    'deduct(?:ed|ions?|s)?',
    'per\\s+(?:day|hour|week)',
    'each\\s+day',
    'every\\s+day',
    'los[es]',
    'lost',
    'reduc(?:ed?|es|tion)',
    'lower(?:ed|s)?\\s+by',
    'curve',
    'similarity',
    'absen(?:ce|ces|t)',
    'round(?:ed|ing)?',
    'refund',
    'discount',
    'cheat\\w*',
    'plagiari\\w+',
    'miss(?:ed|ing)?\\s+(?:more|class)',
    'replace[sd]?',
    'passing',
    'to\\s+pass',
    'scored?',
    'students\\s+(?:who|scoring)',
  ],
  whole: ['(?:grand\\s+|sub-?)?totals?', '(?:(?:total|final|course|overall|semester|letter)\\s+)*(?:grades?|points?|scores?|marks?|percent(?:age)?|possible)', 'grading(?:\\s+scale)?', 'weights?', 'sum', 'maximum', 'pass', 'fail', 'scale', 'range', 'the', 'this', 'it', 'this\\s+will', 'that', 'which', 'each', 'they', 'these'],
  introduces: ['determined\\s+by', 'based\\s+(?:up)?on', 'as\\s+follows', 'consists?\\s+of', 'composed\\s+of', 'calculated\\s+(?:as|by|from|using)', 'computed\\s+(?:as|by|from|using)', 'made\\s+up\\s+of', 'comprise[sd]?(?:\\s+of)?', 'includes?', 'weighted', 'derived\\s+from', 'breakdown'],
  percentHeaders: ['%', 'percent(?:age)?s?', 'weight(?:s|ings?|ed)?', 'worth', 'value', '(?:%|share|portion|proportion|part)\\s+of\\s+(?:\\p{L}+\\s+)*grade', 'grade\\s+(?:%|percent(?:age)?|weight)'],
  pointsHeaders: ['(?:max(?:imum)?\\s+|total\\s+|possible\\s+)?points?(?:\\s+(?:possible|each|total|available))?', 'pts', 'marks?'],
};

const french: GradingWords = {
  percent: ['pour\\s?cent'],
  points: ['points?', 'pts', 'pt'],
  parts: ['participation', 'assiduité', 'présence', 'contrôle\\s+continu', 'oral', 'écrit', 'lectures?', 'travail', 'bonus', 'discussions?', 'ateliers?', 'dossiers?', 'partie', 'notes?\\s+de\\s+lecture', 'quiz', 'rapport'],
  counts: ['(?:vaut|valent|vaudra|compte(?:nt|ra)?\\s+pour|représente(?:nt|ra)?|constitue(?:nt|ra)?|est|sont|équivaut\\s+à)', 'pour'],
  ofGrade: ['de\\s+la\\s+(?:note|évaluation|moyenne)(?:\\s+(?:finale|globale|totale))?', 'du\\s+total'],
  each: ['chacune?', 'chaque', 'par\\s+(?!jour|heure|semaine)\\p{L}+'],
  outOf: ['sur(?:\\s+un\\s+total\\s+de)?'],
  leads: ['les?', 'la', 'une?', 'chaque', 'chacun\\s+des', 'des', 'vos', 'votre', 'et'],
  total: ['au\\s+total', 'en\\s+tout'],
  bonus: ['bonus', 'bonifi\\p{L}+', 'points?\\s+supplémentaires?'],
  numbers: ['une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  boundBefore: ['au\\s+moins', 'plus\\s+de', 'moins\\s+de', 'minimum(?:\\s+de)?', 'maximum(?:\\s+de)?', 'inférieure?\\s+à', 'supérieure?\\s+à', 'entre'],
  boundAfter: ['ou\\s+(?:plus|moins)', 'et\\s+(?:plus|moins)'],
  policies: ['retards?', 'pénalit\\p{L}+', 'par\\s+jour', 'absences?', 'perd\\p{L}*', 'plagiat', 'réduit\\p{L}*', 'seuil', 'passage'],
  whole: ['(?:sous-?)?totaux', '(?:sous-?)?total', 'notes?(?:\\s+finale)?', 'pondération', 'barème', 'moyenne', 'somme', 'cela', 'ceci', 'chacun'],
  introduces: ['composée?\\s+de', 'comme\\s+suit', 'répartie?\\s+(?:comme|ainsi|entre)', 'basée?\\s+sur', 'selon', 'comprend'],
  percentHeaders: ['%', 'pourcentages?', 'pondérations?', 'poids', 'valeur'],
  pointsHeaders: ['points?', 'pts', 'barème'],
};

const spanish: GradingWords = {
  percent: ['por\\s?ciento'],
  points: ['puntos?', 'pts', 'pt'],
  parts: ['participación', 'asistencia', 'lecturas?', 'prácticas?', 'trabajo', 'foros?', 'actividades?', 'oral', 'discusi(?:ón|ones)', 'evaluaci(?:ón|ones)', 'portafolios?', 'bono', 'informes?'],
  counts: ['(?:vale|valen|valdrá|cuentan?|representan?|equivalen?\\s+a|constituyen?|es|son|será)', 'con\\s+un\\s+(?:valor|peso)\\s+del?'],
  ofGrade: ['de\\s+la\\s+(?:nota|calificación|evaluación)(?:\\s+(?:final|total|global))?', 'del\\s+total', 'del\\s+curso'],
  each: ['cada\\s+un[ao]', 'cada', 'por\\s+(?!día|hora|semana|ciento)\\p{L}+'],
  outOf: ['de\\s+un\\s+total\\s+de', 'sobre'],
  leads: ['los?', 'las?', 'el', 'un[oa]?', 'cada(?:\\s+un[oa]\\s+de)?', 'y', 'su'],
  total: ['en\\s+total', 'total'],
  bonus: ['bonos?', 'bonificaci(?:ón|ones)', 'puntos?\\s+(?:extra|adicional)(?:es)?', 'crédito\\s+extra'],
  numbers: ['un[oa]?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  boundBefore: ['al\\s+menos', 'por\\s+lo\\s+menos', 'más\\s+del?', 'menos\\s+del?', 'mínim[oa](?:\\s+del?)?', 'máxim[oa](?:\\s+del?)?', 'entre', 'superior\\s+al?', 'inferior\\s+al?'],
  boundAfter: ['o\\s+(?:más|menos)'],
  policies: ['retrasos?', 'tard(?:e|ía|ías|ío)', 'penaliz\\p{L}+', 'por\\s+día', 'faltas?', 'inasistencias?', 'pierde\\p{L}*', 'plagio', 'descuent\\p{L}+', 'reduc\\p{L}+', 'aprobar'],
  whole: ['(?:sub-?)?total(?:es)?', '(?:nota|calificación)(?:\\s+final)?', 'ponderación', 'suma', 'porcentajes?', 'esto'],
  introduces: ['compuesta\\s+(?:de|por)', 'siguiente\\s+manera', 'basada\\s+en', 'distribuye', 'según', 'consta\\s+de', 'incluye'],
  percentHeaders: ['%', 'porcentajes?', 'ponderaci(?:ón|ones)', 'peso', 'valor'],
  pointsHeaders: ['puntos?', 'puntaje', 'pts'],
};

const BY_LANGUAGE: Readonly<Record<string, GradingWords>> = { en: english, fr: french, es: spanish };

export const gradingWords = (language: string): GradingWords => BY_LANGUAGE[language] ?? english;
