import type { Box } from '../../extraction.ts';
import { type DraftBlock, type DraftLine, plainLine } from '../build-document.ts';
import { textOf } from '../layout/date-like.ts';
import type { VisualLine } from '../layout/lines.ts';

const BULLET =
  /^(?<indent>\s{0,40})(?<mark>[-–*•●▪■◦○‣·➢]|o(?=\s)|(?<number>\d{1,2}[.)]))\s{1,8}(?<text>\S.*)$/;
const UNDERLINE = /^\s{0,8}(?:={3,}|-{3,}|~{3,})\s*$/;
const LONGEST_HEADING = 70;

export interface Neighbours {
  before: string | undefined;
  after: string | undefined;
  /** An empty line says that something new begins. */
  marksParagraphs: boolean;
}

/** A line of text outside of tables: a heading, an item of a list, or a line. */
export function readLine(
  line: string,
  { before = '', after = '', marksParagraphs }: Neighbours,
  box?: Box,
): DraftBlock {
  const place = box && { place: box };
  const heading = headingLevel(line, before, after);
  if (heading) return { type: 'line', line: plainLine(line.trim(), { heading, ...place }) };
  const bullet = BULLET.exec(line)?.groups;
  const afterBlank = marksParagraphs && before.trim() === '';
  if (!bullet?.text)
    return { type: 'line', line: plainLine(spaced(line), { ...place, ...(afterBlank && { afterBlank }) }) };
  // A number stays in the text: "3. April" is a date, and "2. Essay" is called so elsewhere.
  const text = bullet.number ? `${bullet.number} ${bullet.text}` : bullet.text;
  return { type: 'listItem', line: plainLine(spaced(text), place), depth: depthOf(bullet.indent ?? '') };
}

/** A line of a cell, or a part of a line beside another column of text. */
export const readPart = (line: VisualLine): DraftLine => plainLine(textOf(line), { place: line.box });

const spaced = (line: string): string => line.trim().replace(/ {2,}/g, ' ');

const depthOf = (indent: string): number =>
  Math.min(Math.floor(indent.replaceAll('\t', '    ').length / 3), 6);

/** 1 or 2 where the line below underlines it or it is all in capitals behind an empty line. */
export function headingLevel(line: string, before: string, after: string): number | undefined {
  const text = line.trim();
  if (text.length > LONGEST_HEADING) return undefined;
  if (UNDERLINE.test(after)) return after.includes('=') ? 1 : 2;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted =
    letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return before.trim() === '' && isShouted && !text.endsWith('.') ? 2 : undefined;
}
