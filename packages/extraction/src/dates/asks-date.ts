import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { oneOf } from '../text/patterns.ts';

const ending = perLocale(
  ({ dueLabels }) => new RegExp(`\\p{L}{3,}.{0,200}[\\s(]${oneOf(dueLabels)}\\s?:\\s*$`, 'iu'),
);

/** "Project 3: a tide table. Due date:" ends in front of its day. */
export const asksDate = (text: string, locale: Locale): boolean =>
  text.trimEnd().endsWith(':') && ending(locale).test(text);
