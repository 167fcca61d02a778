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
  const places = days.flatMap((day) => (day ? [WEEKDAYS.indexOf(day)] : []));
  const areRising = places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
  return places.length >= FEWEST_DAYS && areRising ? days : [];
}
