import { type Day, isDay } from '@/lib/plan/days';
import { type DateStyle, toDayText, toRangeText, toShortDay, toTimeText } from '@/lib/plan/wording';

interface Dated {
  date: string;
  endDate: string | null;
  time: string | null;
  endTime: string | null;
}

/** `Fri 20 Feb`, `Fri 20 Feb, 11:59 pm`, `9–13 Mar`; `3 Mar` while the year is not known. */
export function toFindingDateText(
  { date, endDate, time }: Dated,
  { style, today }: { style: DateStyle; today: Day },
): string {
  if (!isDay(date))
    return `${toShortDay(`2000${date.slice(1)}`, { ...style, dateFormat: style.dateFormat === 'iso' ? 'day-month' : style.dateFormat })}, year?`;
  const clock = time ? `, ${toTimeText(time, style)}` : '';
  if (!endDate || !isDay(endDate) || endDate === date) return `${toDayText(date, { style, today })}${clock}`;
  return `${toRangeText(date, endDate, style)}${yearOf(date, { style, today })}${clock}`;
}

/** Said where it is not this one, as it is with a single day. */
const yearOf = (day: Day, { style, today }: { style: DateStyle; today: Day }): string =>
  day.slice(0, 4) === today.slice(0, 4) || style.dateFormat === 'iso' ? '' : ` ${day.slice(0, 4)}`;
