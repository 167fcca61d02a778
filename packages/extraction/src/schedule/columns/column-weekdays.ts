import { WEEKDAYS } from '../../dates/civil.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { onlyWeekday } from '../relative/relative-day.ts';
import { weekdayAlone } from './column-names.ts';

const FEWEST_DAYS = 2;

/** The day of the week that the head of a column names: by itself, or as "M", "W" and "F" do beside each other. */
export function weekdayOfColumn(
  names: readonly string[],
  column: number,
  locale: Locale,
): Weekday | undefined {
  const head = names[column]?.trim() ?? '';
  return onlyWeekday(head, locale) ?? (weekdayAlone(head, locale) && inOrder(names, locale)[column]);
}

/** Those of all columns, where two and more follow each other as in a week. */
function inOrder(names: readonly string[], locale: Locale): readonly (Weekday | undefined)[] {
  const days = names.map((name) => weekdayAlone(name, locale));
  const named = days.filter((day) => day !== undefined);
  return named.length >= FEWEST_DAYS && followEachOther(named) ? days : [];
}

/** As the days of a week do, from Monday on. */
export const followEachOther = (days: readonly Weekday[]): boolean =>
  days.every((day, at) => at === 0 || WEEKDAYS.indexOf(day) > WEEKDAYS.indexOf(days[at - 1] ?? day));
