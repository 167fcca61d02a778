import type { Fragment } from '../layout/fragment.ts';
import { toVisualLine, type VisualLine } from '../layout/lines.ts';

/** Lines of text as a typewriter sets them: every character as wide as the others, every line as high. */
export interface PlacedPage {
  lines: VisualLine[];
  width: number;
  height: number;
}

/** In points. */
const CHARACTER = 5;
const LINE = 12;
const SIZE = 10;
const TITLE_SIZE = 12;

/** A wider line, in characters, is prose, however wide its gaps. */
const MAX_WIDTH = 240;

/** Words that single spaces part; two or more are a gap. */
const WORDS = /\S+(?: \S+)*/g;
const ALL = /\S.*/g;
/** A line of sentences, with two spaces behind each of them, has no gap. */
const SENTENCES = /^\s*\S+(?: \S+| {2}(?<=\p{L}{2}[.?!:] {2})\p{Lu}\S*)*$/u;

const wordsIn = (row: string): RegExpExecArray[] => [
  ...row.matchAll(row.length > MAX_WIDTH || SENTENCES.test(row) ? ALL : WORDS),
];

/**
 * The words of a page of text with their places, so that what stands in line with each other is seen as on any
 * other page. An empty string is a row without words.
 *
 * @example
 * placeLines(['Jan 12   Cells'], () => false).lines[0]?.fragments.map(({ text }) => text) // ['Jan 12', 'Cells']
 */
export function placeLines(rows: readonly string[], isTitle: (row: number) => boolean): PlacedPage {
  const lines = rows.flatMap((text, row) => (text.trim() === '' ? [] : [placeLine(text, row, isTitle(row))]));
  const widest = lines.reduce((width, { box }) => Math.max(width, box[2]), 0);
  return { lines, width: Math.min(widest, MAX_WIDTH * CHARACTER), height: (rows.length + 1) * LINE };
}

function placeLine(text: string, row: number, isTitle: boolean): VisualLine {
  const baseline = (row + 1) * LINE;
  const size = isTitle ? TITLE_SIZE : SIZE;
  return toVisualLine(
    wordsIn(text).map(({ 0: word, index }): Fragment => {
      const [left, right] = [index * CHARACTER, (index + word.length) * CHARACTER];
      return {
        text: word,
        box: [left, baseline - 0.8 * SIZE, right, baseline + 0.2 * SIZE],
        baseline,
        size,
        bold: false,
      };
    }),
  );
}

/** The row of the page on which a line, or a part of one, stands. */
export const rowOf = ({ fragments }: VisualLine): number =>
  Math.round((fragments[0]?.baseline ?? LINE) / LINE) - 1;

/** Where a row goes on behind each of its gaps, in characters. */
export const gapEnds = (row: string): number[] =>
  wordsIn(row)
    .slice(1)
    .map(({ index }) => index);
