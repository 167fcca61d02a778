import type { DateInPassage } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import { beginsWithWeek } from '../text/entry.ts';
import { BEFORE_LEADING_DATE } from '../text/heads.ts';
import { isWeekLabel } from '../text/week-label.ts';

/** Whether a line names the day or the week that it has: "Sept 14", "Week 3 (Sept 14-18): Springs", "Class 4 – Oct 2". */
export function labelsDay(
  text: string,
  [first, ...others]: readonly DateInPassage[],
  locale: Locale,
): boolean {
  if (!first || others.length > 1) return false;
  const lead = text.slice(0, first.start);
  return BEFORE_LEADING_DATE.test(lead) || isWeekLabel(lead, locale) || beginsWithWeek(text);
}
