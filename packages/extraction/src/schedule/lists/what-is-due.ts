import { saysOnlyOfWork, saysOnlyWhen } from '../../items/label-words.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import { dueWeekday } from '../relative/relative-day.ts';

const BY =
  /(?<!\p{L})(?:by|before|until|avant(?:\sle)?|pour\sle|antes\sdel?|hasta(?:\sel)?|bis(?:\szum)?|vor|entro|até|vóór)\s+(?:\p{L}{3,6}day,?\s)?$/iu;

/** "(by 11:59 pm Sunday)" goes on with the line above it. */
const BEGINS = /^[^\p{L}(]{0,6}\p{Lu}/u;

/**
 * What is due on the one day of a line that names nothing: "Due May 4" says it of anything, "Homework (due May 4)" of all
 * work. Without a date it is due on the weekday that it names: "Homework (due Sunday)".
 */
export function whatIsDue(
  text: string,
  dates: readonly { start: number; end: number }[],
  locale: Locale,
): 'anything' | 'work' | undefined {
  const [date, ...others] = dates;
  const isDue = date
    ? vocabulary(locale).due.test(text) || BY.test(text.slice(0, date.start))
    : BEGINS.test(text) && dueWeekday(text, locale) !== undefined;
  if (!isDue || others.length > 0) return undefined;
  if (saysOnlyOfWork(text, dates)) return 'work';
  return saysOnlyWhen(text, dates) ? 'anything' : undefined;
}
