import { madeOnce } from '../text/made-once.ts';
import type { Locale } from './locale.ts';

/**
 * What is made once for each language, such as the patterns of its words. What a course calls its own work makes no
 * difference to it; that is for `vocabulary` alone.
 */
export function perLocale<Made extends object>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const made = madeOnce(make);
  return (locale) => made(locale.ofCourse?.language ?? locale);
}
