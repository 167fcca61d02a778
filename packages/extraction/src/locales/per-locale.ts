import type { Locale } from './locale.ts';

/** What is made once for each locale, such as the patterns of its words. */
export function perLocale<Made extends object>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const known = new WeakMap<Locale, Made>();
  return (locale) => {
    const made = known.get(locale) ?? make(locale);
    known.set(locale, made);
    return made;
  };
}
