import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { eachMatch } from '../text/patterns.ts';

interface Span {
  start: number;
  end: number;
}

/** The weekday that only tells the day, and names nothing: "Thu: Exam 2", "HW 1 (Wed)", "Draft to your partner, Friday". */
export function dayLabels(text: string, when: readonly Span[], locale: Locale): Span[] {
  const { weekday } = dateWords(locale);
  const initials = locale.monthFirst ? '|Th|Tu|[MTWRF]' : '';
  const label = new RegExp(
    `^\\W{0,3}(?:${weekday}${initials})\\.?(?=\\s?[:–—]|\\s-\\s)|^\\W{0,3}${weekday}(?=,\\s)|\\(\\s?(?:${weekday}${initials})\\.?\\s?\\)|,\\s?(?:on\\s)?${weekday}(?=\\W*$)`,
    'giu',
  );
  const blanked = when.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return eachMatch(blanked, label).map(({ start, end }) => ({ start, end }));
}
