/** How a language says how many pieces a part of the grade has; each is the source of a regular expression. */
export interface DetailWords {
  /** The weakest works: `the lowest two quizzes`. */
  lowest: readonly string[];
  /** What happens to them. */
  dropped: readonly string[];
  /** In front of the number of works that count, or behind it: `best 8 of 10`, `les 8 meilleurs sur 10`. */
  best: readonly string[];
  outOf: readonly string[];
  /** The header above how many there are. */
  howMany: readonly string[];
  /** Shares as words, with what they are in per cent. */
  fractions: readonly (readonly [words: string, percent: number])[];
  /** A name that only gathers the parts behind it: `contrôle continu`. */
  umbrellas: readonly string[];
}

/** "Twenty percent", "twenty-five percent". */
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].flatMap(
  (word, index): [string, number][] => [
    [`${word}\\s+per\\s?cent`, 10 * (index + 2)],
    [`${word}[\\s-]five\\s+per\\s?cent`, 10 * (index + 2) + 5],
  ],
);

const english: DetailWords = {
  lowest: ['lowest', 'worst', 'weakest'],
  dropped: [
    'drop(?:ped|s)?',
    'discard(?:ed)?',
    'removed',
    'excluded',
    '(?:do(?:es)?|will)\\s+not\\s+(?:be\\s+)?count(?:ed)?',
  ],
  best: ['best', 'top', 'highest'],
  outOf: ['of', 'out\\s+of'],
  howMany: ['how\\s+many', 'number(?:\\s+of\\s+\\p{L}+)?', 'count', 'quantity', 'qty'],
  fractions: [
    ['(?:a|one)[\\s-]quarter', 25],
    ['(?:a|one)[\\s-]fifth', 20],
    ['(?:a|one)[\\s-]tenth', 10],
    ['(?:a|one)[\\s-]third', 33.3],
    ['two[\\s-]thirds', 66.7],
    ['three[\\s-]quarters', 75],
    ['(?:one[\\s-])?half(?!\\s+of\\s+the\\s+(?:course|semester|term|quarter|year|class))', 50],
    ['(?<!ty[\\s-])five\\s+per\\s?cent', 5],
    ['ten\\s+per\\s?cent', 10],
    ['fifteen\\s+per\\s?cent', 15],
    ...TENS,
  ],
  umbrellas: ['continuous\\s+assessment', 'course\\s?work'],
};

const french: DetailWords = {
  lowest: ['plus\\s+(?:basses?|faibles?|mauvaises?)', 'moins\\s+bonnes?', 'pires?'],
  dropped: [
    '(?:retiré|éliminé|ignoré|supprimé|enlevé)e?s?',
    'ne\\s+(?:compte|comptent)\\s+pas',
    'pas\\s+comptée?s?',
  ],
  best: ['meilleure?s?'],
  outOf: ['sur', 'de', 'parmi'],
  howMany: ['nombre', 'nb'],
  fractions: [
    ['(?:un|le)\\s+quart', 25],
    ['(?:un|le)\\s+tiers', 33.3],
    ['deux\\s+tiers', 66.7],
    ['la\\s+moitié', 50],
    ['trois\\s+quarts', 75],
  ],
  umbrellas: ['(?:contrôle|évaluation)\\s+continue?', 'cc'],
};

const spanish: DetailWords = {
  lowest: ['más\\s+bajas?', 'peor(?:es)?'],
  dropped: ['elimina(?:n|rá|rán|da|das)?', 'descarta(?:n|rá|rán|da|das)?', 'no\\s+cuentan?'],
  best: ['mejores'],
  outOf: ['de'],
  howMany: ['número', 'cantidad'],
  fractions: [
    ['un\\s+cuarto', 25],
    ['un\\s+tercio', 33.3],
    ['la\\s+mitad', 50],
  ],
  umbrellas: ['evaluación\\s+continua'],
};

const german: DetailWords = {
  lowest: ['schlechteste[nrs]?', 'niedrigste[nrs]?', 'schwächste[nrs]?'],
  dropped: ['gestrichen', 'entf(?:ä|a)ll(?:t|en)', 'zähl(?:t|en)\\s+nicht', 'nicht\\s+gewertet'],
  best: ['besten?'],
  outOf: ['von', 'aus'],
  howMany: ['anzahl'],
  fractions: [
    ['ein\\s+viertel', 25],
    ['ein\\s+drittel', 33.3],
    ['(?:die|zur)\\s+hälfte', 50],
  ],
  umbrellas: [],
};

const portuguese: DetailWords = {
  lowest: ['menor(?:es)?', 'pior(?:es)?', 'mais\\s+baixas?'],
  dropped: ['descartad[ao]s?', 'eliminad[ao]s?', 'não\\s+conta(?:m)?'],
  best: ['melhores'],
  outOf: ['de', 'em'],
  howMany: ['número', 'quantidade'],
  fractions: [
    ['um\\s+quarto', 25],
    ['um\\s+terço', 33.3],
    ['metade', 50],
  ],
  umbrellas: ['avaliação\\s+contínua'],
};

const italian: DetailWords = {
  lowest: ['peggior[ei]', 'più\\s+bass[aoei]'],
  dropped: ['scartat[aoei]', 'esclus[aoei]', 'non\\s+conta(?:no)?'],
  best: ['miglior[ei]'],
  outOf: ['su', 'di'],
  howMany: ['numero'],
  fractions: [
    ['un\\s+quarto', 25],
    ['un\\s+terzo', 33.3],
    ['(?:la\\s+)?metà', 50],
  ],
  umbrellas: [],
};

const dutch: DetailWords = {
  lowest: ['laagste', 'slechtste', 'zwakste'],
  dropped: ['vervalt', 'vervallen', 'tel(?:t|len)\\s+niet(?:\\s+mee)?', 'geschrapt'],
  best: ['beste'],
  outOf: ['van', 'uit'],
  howMany: ['aantal'],
  fractions: [
    ['een\\s+kwart', 25],
    ['een\\s+derde', 33.3],
    ['de\\s+helft', 50],
  ],
  umbrellas: [],
};

const words: Readonly<Record<string, DetailWords>> = {
  en: english,
  fr: french,
  es: spanish,
  de: german,
  pt: portuguese,
  it: italian,
  nl: dutch,
};

export const detailWords = (language: string): DetailWords => words[language] ?? english;
