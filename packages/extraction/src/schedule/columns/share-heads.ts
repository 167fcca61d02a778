import { gradingVocabulary } from '../../grading/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid } from '../../structure/outline.ts';
import { eachMatch } from '../../text/patterns.ts';

/** Whether a column of that name holds shares of the grade: "Weight", "Points". */
export function headsShares(name: string, locale: Locale): boolean {
  const { percentHeader, pointsHeader } = gradingVocabulary(locale);
  return percentHeader.test(name) || pointsHeader.test(name);
}

const FEWEST_SHARES = 3;
const MOSTLY = 0.8;

/** A column of "15%" and "20 pts" that nothing heads: in nearly every row, and nothing else in it. */
export function holdsShares({ rows, columns }: Grid, locale: Locale): boolean {
  const { share } = gradingVocabulary(locale);
  const isShare = (text: string) =>
    eachMatch(text, share).some(({ start, end }) => start <= 1 && end >= text.length - 1);
  return Array.from({ length: columns }, (_, column) =>
    rows.flatMap(({ cells }) => cells[column]?.passage.text || []),
  ).some(
    (texts) =>
      texts.length >= Math.max(FEWEST_SHARES, MOSTLY * rows.length) && texts.every((text) => isShare(text)),
  );
}
