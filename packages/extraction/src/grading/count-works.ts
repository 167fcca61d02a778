import { madeOnce } from '../text/made-once.ts';
import { capitalized, oneOf } from '../text/patterns.ts';

const MOST_WORKS = 60;
const IN_BRACKETS = /\s*\((?<words>[^()]*)\)?\s*/gu;
const NO_PIECES =
  '(?:points?|pts|min(?:ute)?n?s?|h(?:ou)?rs?|h|heures?|horas?|stunden?|ore|uur|pages?|pp|páginas?|seiten?|words?|mots|palabras|wörter|weeks?|credits?|ects|percent|per\\scent|pour\\scent|por\\sciento|por\\scento|per\\scento|procent|prozent|%)';
/** Behind it an hour, as in "Oct 3 @ 5pm", tells of a day. */
const TIMES = /(?<![\d.,])(?<count>\d{1,2})\s?[x×@]\s?\d(?!\d?(?::\d{2})?\s?[ap]\.?m|\d?:\d{2})/iu;

/** The name of a part of the grade without the number of its pieces, and that number. */
export interface Counted {
  /** `Quizzes` of `Quizzes (3)`. */
  label: string;
  count?: number;
}

/** How many pieces a name says there are: `Quizzes (3)`, `two in-class essays`, `Exams: 2 x 20%`. */
export function countWorks(name: string, numbers: readonly string[]): Counted {
  const { leading, inside } = patternsOf(numbers);
  const inBrackets = [...name.matchAll(IN_BRACKETS)].map(({ groups }) => groups?.words ?? '');
  const bare = name.replace(IN_BRACKETS, ' ').trim();
  const found = [leading.exec(bare), ...inBrackets.map((words) => inside.exec(words)), TIMES.exec(name)]
    .map((match) => match?.groups?.count)
    .find((count) => count !== undefined);
  const label = bare.replace(leading, '');
  const count = toNumber(found, numbers);
  return { label: capitalized(label), ...(count !== undefined && { count }) };
}

const patternsOf = madeOnce((numbers: readonly string[]) => {
  const number = `(?<count>\\d{1,2}(?![\\d.]|,\\d|\\s?${NO_PIECES}(?!\\p{L})|\\s?%)|${oneOf(numbers)}(?!\\s${NO_PIECES}(?!\\p{L})))(?!\\p{L})`;
  return {
    leading: new RegExp(`^${number}\\s+(?=\\p{L})`, 'iu'),
    inside: new RegExp(`^\\s*${number}(?!\\s\\p{L}*\\s?\\d{4})`, 'iu'),
    whole: numbers.map((name) => new RegExp(`^${name}$`, 'iu')),
  };
});

function toNumber(text: string | undefined, numbers: readonly string[]): number | undefined {
  const count = numberFrom(text, numbers);
  return count !== undefined && count >= 2 && count <= MOST_WORKS ? count : undefined;
}

/** A number in digits or as a word. */
export function numberFrom(text: string | undefined, numbers: readonly string[]): number | undefined {
  if (text === undefined) return undefined;
  const worded = patternsOf(numbers).whole.findIndex((pattern) => pattern.test(text)) + 1;
  return worded > 0 ? worded : Number(text);
}
