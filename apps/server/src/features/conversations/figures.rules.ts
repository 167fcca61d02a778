import { termsOf } from './terms.rules.ts';

/** A number as it is meant: 20% is another thing than 20 points, and 10:00 another than October 10. */
export interface Figure {
  kind: 'percent' | 'points' | 'money' | 'time' | 'date' | 'weekday' | 'number';
  value: string;
  start: number;
  end: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}';
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const AMOUNT = `\\d{1,9}(?:[.,]\\d{1,9})*`;

type Groups = Record<string, string | undefined>;
const monthOf = (name = ''): number => MONTHS.indexOf(name.slice(0, 3)) + 1;
const dayOf = ({ month, day }: Groups): string => `${monthOf(month)}/${Number(day)}`;
const amountOf = ({ amount = '' }: Groups): string => {
  const word = WORDS.indexOf(amount);
  return word > 0 ? String(word) : amount.replace(/\.0+$/, '');
};

/** The first reading that fits a place counts. */
const READINGS: readonly [Figure['kind'], RegExp, (groups: Groups) => string][] = [
  [
    'percent',
    new RegExp(`(?<amount>${AMOUNT}|${WORDS.slice(1).join('|')})\\s?(?:%|per ?cent)`, 'g'),
    amountOf,
  ],
  ['money', new RegExp(`[$€£]\\s?(?<amount>${AMOUNT})`, 'g'), amountOf],
  ['points', new RegExp(`\\b(?<amount>${AMOUNT})\\s?(?:points?|pts)\\b`, 'g'), amountOf],
  ['date', new RegExp(`\\b(?<month>${MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`, 'g'), dayOf],
  ['date', new RegExp(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${MONTH})\\b`, 'g'), dayOf],
  [
    'date',
    /\b(?:20\d\d-)(?<month>\d{1,2})-(?<day>\d{1,2})\b/g,
    ({ month, day }) => `${Number(month)}/${Number(day)}`,
  ],
  [
    'date',
    /\b(?<month>1[0-2]|0?[1-9])\/(?<day>3[01]|[12]\d|0?[1-9])\b/g,
    ({ month, day }) => `${Number(month)}/${Number(day)}`,
  ],
  ['time', /\b(?<hour>\d{1,2})[:.](?<minute>\d\d)(?!\d)(?:\s?(?<half>[ap])\.?m\b)?/g, timeOf],
  ['time', /\b(?<hour>\d{1,2})\s?(?<half>[ap])\.?m\b/g, timeOf],
  // the first hour of "1 to 3 pm"
  [
    'time',
    /\b(?<hour>1[0-2]|[1-9])(?=\s?(?:-|–|—|to|and|until)\s?\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b)/g,
    timeOf,
  ],
  ['time', /\b(?<noon>noon|midnight)\b/g, ({ noon = '' }) => noon],
  ['weekday', /\b(?<day>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?\b/g, ({ day = '' }) => day],
  ['number', new RegExp(`(?<![\\p{L}\\d])(?<amount>${AMOUNT})(?:st|nd|rd|th)?(?!\\d)`, 'gu'), amountOf],
  ['number', new RegExp(`\\b(?<amount>${WORDS.slice(2).join('|')})\\b`, 'g'), amountOf],
  [
    'number',
    new RegExp(`\\b(?<amount>${ORDINALS.slice(1).join('|')})\\b`, 'g'),
    ({ amount = '' }) => String(ORDINALS.indexOf(amount) + 1),
  ],
];

/** "10 am" and "10:00" are one time; a syllabus rarely says which half of the day where a passage does not. */
function timeOf({ hour, minute = '00' }: Groups): string {
  return `${Number(hour) % 12}:${minute}`;
}

/** The figures of a text, in order. */
export function figuresIn(text: string): Figure[] {
  const letters = text.toLowerCase();
  const taken: Figure[] = [];
  for (const [kind, pattern, toValue] of READINGS)
    for (const match of letters.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some((other) => start < other.end && other.start < end)) continue;
      taken.push({ kind, value: toValue(match.groups ?? {}), start, end });
    }
  return taken.sort((a, b) => a.start - b.start);
}

/** What a figure is said of: the words before it up to another of its kind, those behind it where nothing else claims them. */
export interface Said extends Figure {
  of: Set<string>;
  /** The words it was taken from. */
  words: string;
}

const CLAUSE_END =
  /(?<=[.!?])(?<!\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Dr|Prof|No|Ch)\.)\s+(?=[\p{Lu}\d“"(])|[;|]|\n+(?![\p{Ll}(])/u;
/** They name no thing: every figure of a passage may be "of the final grade". */
const OF_THE_GRADE = /\b(?:final|overall|total|course|your|the|of)?\s?(?:course )?(?:grades?|marks?)\b/gi;
const GENERIC = new Set(
  'grad grade mark percent point pt total score each every date time day due held take place start end count am pm noon midnight'.split(
    ' ',
  ),
);

/** Every figure of a text with what it is said of. Where a clause names nothing, the one before it does, or the heading. */
export function saidIn(text: string, heading = ''): Said[] {
  let before = subjectsOf(heading);
  return clausesOf(text).flatMap((clause) => {
    const figures = figuresIn(clause);
    const [first] = figures;
    const opensWithFigure = first !== undefined && subjectsOf(clause.slice(0, first.start)).size === 0;
    const said = figures.map((figure) => {
      const words = wordsAbout(figure, { clause, figures, opensWithFigure });
      const own = subjectsOf(words);
      if (own.size > 0) before = own;
      return { ...figure, of: before, words };
    });
    const whole = subjectsOf(clause);
    if (whole.size > 0) before = whole;
    return said;
  });
}

const clausesOf = (text: string): string[] => text.split(CLAUSE_END).filter((clause) => clause?.trim());

function wordsAbout(
  { kind, start, end }: Figure,
  { clause, figures, opensWithFigure }: { clause: string; figures: Figure[]; opensWithFigure: boolean },
): string {
  const alike = figures.filter((other) => other.kind === kind);
  const last = Math.max(0, ...alike.filter((other) => other.end <= start).map((other) => other.end));
  const next = Math.min(
    clause.length,
    ...alike.filter((other) => other.start >= end).map((other) => other.start),
  );
  const [ahead, behind] = [clause.slice(last, start), clause.slice(end, next)];
  if (opensWithFigure) return alike[0]?.start === start && last === 0 ? `${ahead} ${behind}` : behind;
  if (subjectsOf(ahead).size === 0 || next === clause.length) return `${ahead} ${behind}`;
  return ahead;
}

/** What a text speaks of: its words without figures and without those that name nothing. */
export function subjectsOf(text: string): Set<string> {
  const figures = figuresIn(text);
  const bare = figures.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  const terms = termsOf(bare.replace(OF_THE_GRADE, ' '));
  return new Set(terms.filter((term) => !GENERIC.has(term) && !/^\d+$/.test(term)));
}
