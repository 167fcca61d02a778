import { addDays, weekdayOf } from '../dates/civil.ts';
import { isFull, type PlacedDate } from '../dates/date-book.ts';
import type { Occasion } from '../schedule/occasion.ts';

/** Those that are a week long; a fall break may be two days of one. */
const BREAK =
  /(?<!\p{L})(?:(?:spring|winter|easter|march|february)\s(?:breaks?|recess|vacations?)|(?:semaine\sde\s)?relâche|semana\sde\sreceso)(?!\p{L})/iu;
const TO_FRIDAY = 4;

/** "Spring break" in the row for the week of a Monday, which states no other day. */
export function isBreakOfWeek([monday, ...others]: readonly PlacedDate[], { statement, isWeek }: Occasion) {
  if (!isWeek || !BREAK.test(statement.text)) return false;
  const isOne = monday !== undefined && others.length === 0 && !monday.until && !monday.readFrom;
  return isOne && isFull(monday.date) && weekdayOf(monday.date) === 'MO';
}

/** From the Monday of a row to the Friday of its week. */
export function overWeek(monday: PlacedDate): PlacedDate {
  if (!isFull(monday.date)) return monday;
  return {
    ...monday,
    until: addDays(monday.date, TO_FRIDAY),
    assumed: [...monday.assumed, { field: 'endDate', because: 'the week that its row stands for' }],
  };
}
