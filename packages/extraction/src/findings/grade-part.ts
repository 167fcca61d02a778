import type { GradeComponent } from '../extraction.ts';
import { countWorks } from '../grading/count-works.ts';
import { gradingVocabulary } from '../grading/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { toWorkName, toWorkNames, type WorkName } from './work-name.ts';

/** A component of the grade as the name of work that findings may be. */
export interface GradePart {
  /** Without the number of pieces: `Quizzes` of `Quizzes (3)`. */
  label: string;
  /** Several where it is for different work together: `Quizzes and essays`. */
  names: WorkName[];
  /** How many pieces the document says there are. */
  count?: number;
  /** In per cent, as the document has it; none for conduct. */
  stated?: number;
  /** In per cent; none where it is not for the named work alone, or not for all of it together. */
  weight?: number;
}

/** A component of the grade, and what findings may be called that belong to it. */
export function toGradePart(
  { component, weight, works, evidence }: GradeComponent,
  locale: Locale,
): GradePart {
  const words = gradingVocabulary(locale);
  const { label, count = works } = countWorks(component, words.numbers);
  const joined = toWorkNames(label, locale);
  const isJoined = joined.length > 1 && joined.some(({ noun }) => noun !== undefined);
  const isWork = !words.conduct.test(component) && !words.bonus.test(component);
  // Where it is not known how many there are, "20% each" was never added up.
  const isSum = count !== undefined || !evidence.some(({ quote }) => words.each.test(quote));
  return {
    label,
    names: isJoined ? joined : [toWorkName(label, locale)],
    ...(count !== undefined && { count }),
    ...(weight !== undefined && isWork && { stated: weight }),
    ...(weight !== undefined && isWork && !isJoined && isSum && { weight }),
  };
}
