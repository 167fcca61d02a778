import type { DateInPassage } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import { beginsWithWeek } from '../text/entry.ts';
import { isWeekLabel } from '../text/week-label.ts';

const SESSION =
  /^\W*(?:class|session|lecture|module|unit|lesson|day|meeting|séance|cours|sesión|clase|sitzung|aula|lezione|college)\s?#?\d{1,2}\W/iu;

/** Whether a line names the day or the week that it has: "Sept 14", "Week 3 (Sept 14-18): Springs", "Class 4 – Oct 2". */
export function labelsDay(
  text: string,
  [first, ...others]: readonly DateInPassage[],
  locale: Locale,
): boolean {
  if (!first || others.length > 1) return false;
  const lead = text.slice(0, first.start);
  return !/\p{L}/u.test(lead) || isWeekLabel(lead, locale) || beginsWithWeek(text) || SESSION.test(text);
}
