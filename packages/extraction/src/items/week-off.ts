import { addDays, weekdayOf } from '../dates/civil.ts';
import { isFull, type PlacedDate } from '../dates/date-book.ts';
import type { Occasion } from '../schedule/occasion.ts';

/** Those that are a week long; a fall break may be two days of one. */
const BREAK =
  /(?<!\p{L})(?:(?:spring|winter|easter|march|february)\s(?:breaks?|recess|vacations?)|(?:semaine\sde\s)?relâche|semana\sde\sreceso)(?!\p{L})/iu;
const TO_FRIDAY = 4;
const BECAUSE = 'the week that its row stands for';

/** "Spring break" in the row for the week of a Monday: from that Monday to its Friday. */
export function overWeekOff(dates: readonly PlacedDate[], { statement, isWeek }: Occasion): PlacedDate[] {
  const [monday, ...others] = dates;
  const isOne = monday !== undefined && others.length === 0 && !monday.until && !monday.readFrom;
  if (!isWeek || !isOne || !BREAK.test(statement.text)) return [...dates];
  if (!isFull(monday.date) || weekdayOf(monday.date) !== 'MO') return [...dates];
  return [
    {
      ...monday,
      until: addDays(monday.date, TO_FRIDAY),
      assumed: [...monday.assumed, { field: 'endDate', because: BECAUSE }],
    },
  ];
}

interface Dated {
  dates: PlacedDate[];
}

/** Whether a break is taken to last for the week of its row. */
export const isSupposedWeek = ({ dates: [first] }: Dated): boolean =>
  first?.assumed.some(({ because }) => because === BECAUSE) === true;

/** The same without the days that nothing but its row says. */
export const onlyMonday = <T extends Dated>(day: T): T => ({
  ...day,
  dates: day.dates.map(({ until: _until, ...monday }) => ({
    ...monday,
    assumed: monday.assumed.filter(({ because }) => because !== BECAUSE),
  })),
});
