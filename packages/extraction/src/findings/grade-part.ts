import type { GradeComponent } from '../extraction.ts';
import { gradingVocabulary } from '../grading/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';
import { toWorkName, toWorkNames, type WorkName } from './work-name.ts';

/** A component of the grade as the name of work that findings may be. */
export interface GradePart {
  /** Without the number of pieces: `Quizzes` of `Quizzes (3)`. */
  label: string;
  /** Several where it is for different work together: `Quizzes and essays`. */
  names: WorkName[];
  /** How many pieces the document says there are. */
  count?: number;
  /** In per cent; none where it is not for the named work alone, or not for all of it together. */
  weight?: number;
}

const IN_BRACKETS = /\s*\((?<words>[^()]*)\)?\s*/gu;

export function toGradePart({ component, weight, evidence }: GradeComponent, locale: Locale): GradePart {
  const words = gradingVocabulary(locale);
  const { label, count } = withoutCount(component, words.numbers);
  const joined = toWorkNames(label, locale);
  const isJoined = joined.length > 1 && joined.some(({ noun }) => noun !== undefined);
  const isOnlyWork = !isJoined && !words.conduct.test(component) && !words.bonus.test(component);
  // Where it is not known how many there are, "20% each" was never added up.
  const isSum = count !== undefined || !evidence.some(({ quote }) => words.each.test(quote));
  return {
    label,
    names: isJoined ? joined : [toWorkName(label, locale)],
    ...(count !== undefined && { count }),
    ...(weight !== undefined && isOnlyWork && isSum && { weight }),
  };
}

const MOST = 60;
const NO_PIECES = '(?:points?|pts|min(?:ute)?s?|h(?:ou)?rs?|h|pages?)';

/** `Quizzes (3)`, `two in-class essays`: the number apart from the name. */
function withoutCount(component: string, numbers: readonly string[]): { label: string; count?: number } {
  const number = `(?<count>\\d{1,2}(?![\\d.,]|\\s?(?:%|${NO_PIECES}(?!\\p{L})))|${oneOf(numbers)})(?!\\p{L})`;
  const [leading, inside] = [`^${number}\\s+(?=\\p{L})`, `^\\s*${number}`].map(
    (source) => new RegExp(source, 'iu'),
  );
  const inBrackets = [...component.matchAll(IN_BRACKETS)].map(({ groups }) => groups?.words ?? '');
  const name = component.replace(IN_BRACKETS, ' ').trim();
  const found = [leading?.exec(name), ...inBrackets.map((words) => inside?.exec(words))]
    .map((match) => match?.groups?.count)
    .find((count) => count !== undefined);
  const label = leading ? name.replace(leading, '') : name;
  const count = toNumber(found, numbers);
  return { label: label.charAt(0).toUpperCase() + label.slice(1), ...(count !== undefined && { count }) };
}

function toNumber(text: string | undefined, numbers: readonly string[]): number | undefined {
  if (text === undefined) return undefined;
  const worded = numbers.findIndex((name) => new RegExp(`^${name}$`, 'iu').test(text)) + 1;
  const count = worded > 0 ? worded : Number(text);
  return count >= 2 && count <= MOST ? count : undefined;
}
