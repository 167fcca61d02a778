/** "20 %", "12.5%", "200 points": what a part of the grade counts, as the source of a pattern. */
export const SHARE = String.raw`\d{1,4}(?:[.,]\d{1,2})?\s?(?:%|percent|pts\.?|p(?:oints?|unt(?:os?|i|en)|unkte?|ontos?))`;

const NAMED = new RegExp(String.raw`\p{L}\S?(?:\s#?\d{1,2})?\s?[:,([–—-]\s?${SHARE}`, 'iu');

/** "Essay 1 (20%)", "Essay 1: 200 points": a name, and behind it what the work counts. */
export const isNamedWithShare = (text: string): boolean => NAMED.test(text);
