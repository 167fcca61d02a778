import type { Document, Line } from '../document.ts';

/** How lines are set in a document, measured once: where they end and how close they stand. */
export interface Setting {
  /** The right edge that most lines of a page keep. */
  right: Map<number, number>;
  /** The usual space between two lines of a paragraph, in line heights. */
  leading: number;
  /** Characters of the longest line, for formats without boxes. */
  longest: number;
}

export function measureSetting(document: Document): Setting {
  const right = new Map<number, number>();
  const gaps: number[] = [];
  let longest = 0;
  for (const { number, blocks } of document.pages) {
    const lines = blocks.flatMap((block) =>
      block.type === 'table' || block.line.furniture ? [] : [block.line],
    );
    right.set(
      number,
      percentile(
        lines.flatMap(({ box }) => box?.[2] ?? []),
        0.9,
      ),
    );
    lines.forEach((line, index) => {
      longest = Math.max(longest, line.text.length);
      const gap = gapBetween(lines[index - 1], line);
      if (gap !== undefined && gap > -0.5 && gap < 2) gaps.push(gap);
    });
  }
  return { right, leading: percentile(gaps, 0.4), longest };
}

function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

/** The white between two lines, in heights of the upper one. */
function gapBetween(above: Line | undefined, below: Line): number | undefined {
  if (!above?.box || !below.box || above.page !== below.page) return undefined;
  return (below.box[1] - above.box[3]) / (above.box[3] - above.box[1]);
}

/** Source lines of a text file are wrapped when none is longer than this. */
const LONGEST_WRAPPED_LINE = 120;
const FULL = 0.84;
const MORE_THAN_LEADING = 0.3;
const NEW_ITEM = /^(?:\(?\d{1,2}[.)]\s|\p{Lu}[.)]\s|\(\d{1,2}\)|[•●○◦▪■□➢➤✓*])/u;
const ENDS_SENTENCE = /[.:;!?]["”)]?$/;

/** Whether a line goes on with the sentence of the line above it, as wrapped text does. */
export function continues(previous: Line, line: Line, setting: Setting): boolean {
  if (NEW_ITEM.test(line.text.trim())) return false;
  if (previous.box && line.box) return continuesOnPage(previous, line, setting);
  if (setting.longest > LONGEST_WRAPPED_LINE || previous.text.length < 40) return false;
  if (line.start - (previous.start + previous.text.length) > 1) return false;
  if (startsLower(line)) return true;
  return previous.text.length > 0.8 * setting.longest && !ENDS_SENTENCE.test(previous.text.trim());
}

const startsLower = (line: Line) => /^\p{Ll}/u.test(line.text.trim());
const isFull = ({ page, box }: Line, { right }: Setting) => (box?.[2] ?? 0) >= FULL * (right.get(page) ?? 0);

function continuesOnPage(previous: Line, line: Line, setting: Setting): boolean {
  if (previous.page !== line.page)
    return isFull(previous, setting) && (startsLower(line) || !ENDS_SENTENCE.test(previous.text.trim()));
  const gap = gapBetween(previous, line) ?? 0;
  if (gap > setting.leading + MORE_THAN_LEADING || gap < -1) return false;
  const text = previous.text.trim();
  if (startsLower(line)) return isFull(previous, setting) || !ENDS_SENTENCE.test(text);
  // A short line behind the end of a sentence is a title of its own more often than a last word.
  return isFull(previous, setting) && (!ENDS_SENTENCE.test(text) || isFull(line, setting));
}

const OPEN_END =
  /(?:\b(?:by|on|before|until|from|to|and|or|the|of|at|through|is|are|due|after|in|class|le|du|au|el|del|al)|,)$/i;

/** "… is due by" cannot be the end of a statement, even where the next line begins like one. */
export const endsOpen = ({ text }: Line): boolean => OPEN_END.test(text.trim());
