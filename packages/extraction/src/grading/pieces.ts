import { eachMatch } from '../text/patterns.ts';

export const AND = '(?:and|et|und|y|e|en)(?!\\p{L})';
/** The sign of "A&P quizzes" joins no two parts. */
const JOINS = new RegExp(`[,;/]|(?<=\\s)&|&(?=\\s)|(?<!\\p{L})${AND}`, 'giu');

export interface Span {
  start: number;
  end: number;
}

/** "Labs, quizzes and the final", cut where its words are joined. */
export function piecesOf(text: string): Span[] {
  const joins = eachMatch(text, JOINS);
  return [...joins.map(({ start }) => start), text.length].map((end, index) => ({
    start: joins[index - 1]?.end ?? 0,
    end,
  }));
}
