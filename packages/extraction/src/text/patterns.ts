/** Alternatives as one group of a regular expression; the longest first, so that "sept" is not read as "sep". */
export const oneOf = (words: readonly string[]): string =>
  `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;

/** Numbers as English schedules write them in words: "Week Three", "Discussion Seven". */
export const NUMBER_WORDS =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)';

/** A whole word, also where letters have accents (`\b` only knows ASCII). */
export const word = (source: string): string => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;

export interface Match {
  start: number;
  end: number;
  text: string;
  groups: Record<string, string | undefined>;
}

/** Every match, in order; most texts have none, and are asked for one first, which costs less. */
export const eachMatch = (text: string, pattern: RegExp): Match[] =>
  text.search(pattern) < 0
    ? []
    : [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        groups: match.groups ?? {},
      }));

interface Span {
  start: number;
  end: number;
}

/** A text with a space where its parts stand: "due  , noon" of "due May 4, noon" and the place of its date. */
export function without(text: string, parts: readonly Span[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of [...parts].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return rest + text.slice(at);
}

/** "quiz 2" as a title. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
