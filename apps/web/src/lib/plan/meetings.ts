import type { Weekday } from '@syllabi/extraction';

const NAMES: Record<Weekday, string> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
};

export const WEEKDAY_CODES: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** `Mon, Wed and Fri`. */
export function toWeekdaysText(days: readonly Weekday[]): string {
  const names = WEEKDAY_CODES.filter((day) => days.includes(day)).map((day) => NAMES[day]);
  const last = names.pop();
  return names.length === 0 ? (last ?? '') : `${names.join(', ')} and ${last}`;
}
