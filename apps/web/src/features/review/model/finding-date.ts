import { type Day, isDay } from '@/lib/plan/days';
import { type DateStyle, END_OF_DAY, toDayText, toShortDay, toTimeText } from '@/lib/plan/wording';

interface Dated {
  date: string;
  endDate: string | null;
  time: string | null;
  endTime: string | null;
}

/** `Fri 20 Feb`, `Wed 6 May, 8:00 am`, `9–13 Mar`; `3 Mar` while the year is not known. */
export function toFindingDateText(
  { date, endDate, time }: Dated,
  { style, today }: { style: DateStyle; today: Day },
): string {
  if (!isDay(date))
    return `${toShortDay(`2000${date.slice(1)}`, { ...style, dateFormat: style.dateFormat === 'iso' ? 'day-month' : style.dateFormat })}, year?`;
  const day = toDayText(date, { style, today });
  const last =
    endDate && isDay(endDate) && endDate !== date ? ` – ${toDayText(endDate, { style, today })}` : '';
  return `${day}${last}${time && time !== END_OF_DAY ? `, ${toTimeText(time, style)}` : ''}`;
}
