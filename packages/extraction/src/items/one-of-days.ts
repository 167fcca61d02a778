import type { PlacedDate } from '../dates/date-book.ts';
import { legalDayAmong } from '../dates/legal-days.ts';
import type { Occasion } from '../schedule/occasion.ts';

export interface OneOfDays {
  dates: PlacedDate[];
  /** Only the place of the words says which of the days it is. */
  isSupposed: boolean;
}

/**
 * "Labor Day; events and measures" in a row of a Monday and a Wednesday: the holiday is one of the two days. The law says
 * which where it has one; else what is named first is on the first day, and what is named last on the last.
 */
export function oneOfDays(
  title: string,
  dates: PlacedDate[],
  { place, dates: ofRow }: Occasion,
): OneOfDays | undefined {
  const isOfRow = dates.length > 1 && dates.every((date) => ofRow.includes(date) && date.until === undefined);
  if (!isOfRow || place === undefined) return undefined;
  const legal = legalDayAmong(title, dates);
  const [supposed] = place === 'first' ? dates : dates.slice(-1);
  const day = legal ?? supposed;
  return day && { dates: [day], isSupposed: legal === undefined };
}
