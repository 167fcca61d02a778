import type { Document } from '../../document.ts';
import { checkTextLength, type Limits } from '../../limits.ts';
import { buildDocument, type DraftBlock, plainLine } from '../build-document.ts';
import { columnTables } from './columns.ts';
import { tableByBars, tableByTabs } from './delimited.ts';

const BULLET =
  /^(?<indent>\s{0,40})(?<mark>[-–*•●▪■◦○‣·➢]|o(?=\s)|(?<number>\d{1,2}[.)]))\s{1,8}(?<text>\S.*)$/;
const DECORATION = /^[\s*_=~#+–—-]{3,}$/;
const UNDERLINE = /^\s{0,8}(?:={3,}|-{3,}|~{3,})\s*$/;
const LONGEST_HEADING = 70;
/** Characters that print nothing; tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Reads plain text: headings, bullets, and columns that clearly stand in line with each other as tables. */
export function readText(source: string, limits: Limits): Document {
  checkTextLength(source.length, limits);
  const lines = source
    .replace(CONTROLS, '')
    .split(/\r\n?|[\n\f\v\u2028\u2029]/)
    .map((line) => line.replaceAll('\u00A0', ' ').trimEnd());
  return buildDocument({ format: 'text', blocks: [...readLines(lines)], metadata: {}, limits });
}

function* readLines(lines: readonly string[]): Generator<DraftBlock> {
  const tableByColumns = columnTables(lines);
  const marksParagraphs = setsParagraphsApart(lines);
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const isEmpty = line.trim() === '' || DECORATION.test(line);
    const found = isEmpty
      ? undefined
      : (tableByBars(lines, index) ?? tableByTabs(lines, index) ?? tableByColumns(index));
    if (found) yield found.table;
    else if (!isEmpty)
      yield readLine(line, { before: lines[index - 1], after: lines[index + 1], marksParagraphs });
    index = found?.next ?? index + 1;
  }
}

const FEWEST_ADJOINING = 0.25;

/** Whether an empty line says that something new begins: not where every line is followed by one. */
function setsParagraphsApart(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '').length;
  const adjoining = lines.filter(
    (line, index) => line.trim() !== '' && (lines[index - 1] ?? '').trim() !== '',
  ).length;
  return adjoining >= FEWEST_ADJOINING * filled;
}

interface Neighbours {
  before: string | undefined;
  after: string | undefined;
  marksParagraphs: boolean;
}

function readLine(line: string, { before = '', after = '', marksParagraphs }: Neighbours): DraftBlock {
  const heading = headingLevel(line, before, after);
  if (heading) return { type: 'line', line: plainLine(line.trim(), { heading }) };
  const bullet = BULLET.exec(line)?.groups;
  const afterBlank = marksParagraphs && before.trim() === '';
  if (!bullet?.text)
    return { type: 'line', line: plainLine(line.trim(), { ...(afterBlank && { afterBlank }) }) };
  // A number stays in the text: "3. April" is a date, and "2. Essay" is called so elsewhere.
  const text = bullet.number ? `${bullet.number} ${bullet.text}` : bullet.text;
  return { type: 'listItem', line: plainLine(text), depth: depthOf(bullet.indent ?? '') };
}

const depthOf = (indent: string): number =>
  Math.min(Math.floor(indent.replaceAll('\t', '    ').length / 3), 6);

function headingLevel(line: string, before: string, after: string): number | undefined {
  const text = line.trim();
  if (text.length > LONGEST_HEADING) return undefined;
  if (UNDERLINE.test(after)) return after.includes('=') ? 1 : 2;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted =
    letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return before.trim() === '' && isShouted && !text.endsWith('.') ? 2 : undefined;
}
