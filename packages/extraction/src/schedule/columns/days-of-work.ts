import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Columns } from './columns.ts';

/** "Exercise | Date of the exercise": the rows are what is done on their days. */
export const areDaysOfWork = ({ dates, names }: Columns, locale: Locale): boolean =>
  dates.some((column) => vocabulary(locale).namesWork(names[column] ?? ''));
