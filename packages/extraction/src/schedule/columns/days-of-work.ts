import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Columns } from './columns.ts';

/** All days of the table are those by which something is due. */
export const areDueDays = ({ dates, roles }: Columns): boolean =>
  dates.length > 0 && dates.every((column) => roles[column] === 'due');

/** Each row is work, with its share or with the day by which it is due. */
export const isListOfDue = (columns: Columns): boolean => columns.listsWork || areDueDays(columns);

/** "Exercise | Date of the exercise": the rows are what is done on their days. */
export const areDaysOfWork = ({ dates, names }: Columns, locale: Locale): boolean =>
  dates.some((column) => vocabulary(locale).namesWork(names[column] ?? ''));
