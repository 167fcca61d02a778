import type { ColumnRole, Locale } from '../../locales/locale.ts';

/** What is known of a table by its header. */
export interface GridReading {
  header: number;
  names: readonly string[];
  roles: readonly (ColumnRole | undefined)[];
  dates: readonly number[];
  locale: Locale;
}
