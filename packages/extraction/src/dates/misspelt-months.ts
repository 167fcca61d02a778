import type { Locale } from '../locales/locale.ts';

const SHORTEST_NAME = 7;
const BESIDE_DAY =
  /(?<!\p{L})(?<before>\p{L}{6,12})\.?\s{1,2}\d{1,2}(?!\d|:\d|\s?%)|(?<![\d:])\d{1,2}\.?\s(?:(?:of|de)\s)?(?<behind>\p{L}{6,12})(?!\p{L})/giu;

/**
 * The language with the months that this document misspells beside a day: "Februrary 5". One letter more, less, changed
 * or two of them swapped, in a long name, leaves no other word.
 */
export function withMisspeltMonths(locale: Locale, text: string): Locale {
  const names = locale.months.map(([name = '']) => (name.length >= SHORTEST_NAME ? name : undefined));
  const known = new Set(locale.months.flat());
  const written = [...text.matchAll(BESIDE_DAY)].flatMap(
    ({ groups }) => (groups?.before ?? groups?.behind)?.toLowerCase() ?? [],
  );
  const unknown = [...new Set(written)].filter((word) => !known.has(word));
  const slips = names.map((name) => (name ? unknown.filter((word) => isOneSlip(word, name)) : []));
  if (slips.flat().length === 0) return locale;
  return { ...locale, months: locale.months.map((all, index) => [...all, ...(slips[index] ?? [])]) };
}

/** Whether two words differ in one letter, or in the order of two that stand side by side. */
function isOneSlip(word: string, name: string): boolean {
  const [short, long] = word.length <= name.length ? [word, name] : [name, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const [restOfShort, restOfLong] = [short.slice(at), long.slice(at)];
  if (long.length > short.length) return restOfShort === restOfLong.slice(1);
  const isSwapped = restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0];
  return (
    restOfShort.slice(1) === restOfLong.slice(1) ||
    (isSwapped && restOfShort.slice(2) === restOfLong.slice(2))
  );
}
