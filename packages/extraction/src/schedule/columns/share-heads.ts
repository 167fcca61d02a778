import { gradingVocabulary } from '../../grading/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';

/** Whether a column of that name holds shares of the grade: "Weight", "Points". */
export function headsShares(name: string, locale: Locale): boolean {
  const { percentHeader, pointsHeader } = gradingVocabulary(locale);
  return percentHeader.test(name) || pointsHeader.test(name);
}
