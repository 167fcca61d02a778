const FOLLOWING = [
  'following',
  'suivante?',
  'siguiente',
  '(?:darauf\\s?)?folgenden?',
  '(?:successiv[oa]|seguente)',
  'seguinte',
  '(?:daarop)?volgende',
];

/** How languages tell a day by another one; each is the source of a regular expression. */
export const RELATIVE_WORDS = {
  day: ['days?', 'jours?', 'd[ií]as?', 'tag(?:e[ns]?)?', 'giorn[oi]', 'dag(?:en)?'],
  week: ['weeks?', 'semaines?', 'semanas?', 'wochen?', 'settiman[ae]', 'weken'],
  after: ['after', 'following', 'après', 'después\\s+del?', 'nach', 'dopo', 'depois\\s+d[aeo]', 'na'],
  before: ['before', 'prior\\s+to', 'avant', 'antes\\s+del?', 'vor', 'prima\\s+d(?:i|el|ella)', 'vóór'],
  /** In front of the last day for something. */
  by: ['by', 'no\\slater\\sthan', 'until', "d['’]ici", 'bis', 'entro', 'até', 'tot'],
  /** In front of a day that comes again and again. */
  every: ['every', 'each', 'chaque', 'tous\\sles', 'cada', 'todos\\slos', 'jede[rn]', 'ogni', 'elke'],
  /** In front of how many days or weeks from now. */
  within: ['in', 'dans', 'en', 'tra', 'fra', 'em', 'over'],
  /** Behind how many. */
  later: [
    'later',
    'from\\s(?:today|now)',
    'plus\\stard',
    'después',
    'más\\starde',
    'später',
    'dopo',
    'più\\stardi',
    'depois',
    'mais\\starde',
  ],
  /** What says it otherwise than by a word for "next". */
  nextWeek: ['semana\\sque\\svem'],
  /** In front of the name of a day, or behind it: the first such day from then on. */
  followingDay: FOLLOWING,
  /** In front of what comes next, or behind it: "next class", "la semaine suivante". */
  next: [
    ...FOLLOWING,
    'next',
    'prochaine?',
    'próxim[oa]',
    '(?:nächst|folgend|kommend)e[nrms]?',
    'prossim[oa]',
  ],
  /** What comes next besides a class: "next time". */
  time: ['time', 'fois', 'vez', 'mal', 'volta', 'keer'],
  hour: ['hours?', 'hrs?', 'heures?', 'horas?', 'stunden?', 'ore', 'uur'],
  /** The day in front of another: "the night before", "la veille". */
  dayBefore: [
    '(?:the\\s)?(?:night|evening|day)\\s(?:before|prior\\s+to)',
    'la\\sveille\\s(?:au\\ssoir\\s)?d(?:u|e)',
    '(?:la\\snoche|el\\sd[ií]a)\\santes\\sdel?',
    '(?:am\\s)?(?:tag|vorabend|abend)\\s(?:vor|zu)',
    '(?:il\\sgiorno|la\\ssera)\\sprima\\sd(?:i|el|ella)',
    '(?:n?o\\sdia|n?a\\svéspera)\\s(?:antes\\s)?d[aeo]',
    '(?:de\\sdag|de\\savond)\\s(?:voor|vóór)',
  ],
  /** What work is talked about in. */
  class: [
    'class(?:es)?',
    'lectures?',
    'sessions?',
    'seminars?',
    'meetings?',
    'discussions?',
    'cours',
    'séance',
    'clase',
    'sesi[oó]n',
    'vorlesung',
    'sitzung',
    'unterricht',
    'seminar',
    'lezione',
    'aula',
    'sess[aã]o',
    'les',
    'college',
  ],
  one: ['an?', 'the', 'une?', 'una?', 'uma?', 'eine[nr]?', 'één', 'een', 'le', 'la', 'el', 'de[rnm]?', 'die'],
  articles: [
    'the',
    'your',
    'our',
    'le',
    'la',
    'les',
    "l['’]",
    'el',
    'los',
    'las',
    'de[rnm]',
    'die',
    'das',
    'il',
    'o',
    'a',
    'het',
    'de',
  ],
} as const;
