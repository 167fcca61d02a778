import { addDays, WEEKDAYS, weekdayIndex } from '../dates/civil.ts';
import { isFull, type PlacedDate } from '../dates/date-book.ts';
import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';

/** The weekday by which a statement says its work is due: the Tuesday of "Essay 3 (due Tuesday noon)". */
export function dueWeekday(text: string, locale: Locale): Weekday | undefined {
  const { weekday, weekdayFrom } = dateWords(locale);
  const pattern = new RegExp(
    `(?<![\\p{L}])${oneOf(locale.due)}(?:\\s(?:by|on|at|before|le|el|the|this|\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m\\.?,?|midnight|noon|on)){0,4}\\s?(?<day>${weekday})(?![\\p{L}])`,
    'iu',
  );
  return weekdayFrom(pattern.exec(text)?.groups?.day ?? '');
}

/** The day with that name in the week (Monday to Sunday) of a date. */
export function onWeekday(placed: PlacedDate, weekday: Weekday): PlacedDate {
  if (!isFull(placed.date)) return placed;
  const date = addDays(placed.date, WEEKDAYS.indexOf(weekday) - weekdayIndex(placed.date));
  const because = `the day it names, in the week of ${placed.text}`;
  const { until: _until, contradicts: _contradicts, ...rest } = placed;
  return {
    ...rest,
    date,
    readFrom: placed.readFrom ?? placed,
    assumed: [...placed.assumed, { field: 'date', because }],
  };
}
