import type { DateStyle } from './wording';

/**
 * Whether `12/5` is the fifth of December: as the person has dates shown, where that begins with the month, else as where
 * the browser is at home, for a day that is shown as “5 Dec” says nothing about numbers.
 */
export function isMonthFirst(
  { dateFormat }: Pick<DateStyle, 'dateFormat'>,
  language = navigator.language,
): boolean {
  if (dateFormat === 'month-day') return true;
  const parts = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric' }).formatToParts();
  return parts.find(({ type }) => type === 'month' || type === 'day')?.type === 'month';
}
