import type { Box, Evidence } from '../extraction.ts';

/** A line of a document as it was read; the cells of a table row are one line, with ` · ` between them. */
export interface SourceLine {
  page: number;
  text: string;
  isHeading: boolean;
  /** Where it stands: boxes on the page, one per cell, or offsets into the text of the document. */
  boxes?: Box[];
  span?: [start: number, end: number];
}

/** A line, or one cell of a row, with the place of its own. */
export interface Segment {
  /** Index of the line it is of. */
  line: number;
  page: number;
  text: string;
  box?: Box;
  span?: [start: number, end: number];
}

export const CELL_BREAK = ' · ';

export function toSegments(lines: readonly SourceLine[], text: string): Segment[] {
  return lines.flatMap(({ page, text: said, boxes = [], span }, line) => {
    const cells = said.split(CELL_BREAK);
    const hasBoxes = boxes.length === cells.length;
    let from = span?.[0] ?? 0;
    return cells.flatMap((cell, index): Segment[] => {
      if (cell.trim() === '') return [];
      const box = hasBoxes ? boxes[index] : around(boxes);
      if (!span) return [{ line, page, text: cell, ...(box && { box }) }];
      const at = text.indexOf(cell, from);
      if (at < 0 || at > span[1]) return [{ line, page, text: cell, span }];
      from = at + cell.length;
      return [{ line, page, text: cell, span: [at, from] }];
    });
  });
}

/** Where a line holds ` · ` of its own, its boxes cannot be told apart, so all of them together are meant. */
function around(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  if (!first) return undefined;
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Where words stand among segments that follow one another, whatever the spaces between them. The quote of the answer is
 * the document's, never the asker's.
 */
export function locateQuote(quote: string, segments: readonly Segment[]): Evidence | undefined {
  const words = spaced(quote);
  if (words === '') return undefined;
  let joined = '';
  const placed = segments.map((segment) => {
    const said = spaced(segment.text);
    if (joined !== '') joined += ' ';
    const at = joined.length;
    joined += said;
    return { segment, at, end: joined.length };
  });
  const start = wholeWordsAt(joined, words);
  if (start < 0) return undefined;
  const end = start + words.length;
  const touched = placed.filter((one) => one.at < end && one.end > start);
  const page = touched[0]?.segment.page;
  // A quote that runs over the edge of a page is shown where it begins.
  const onPage = touched.filter(({ segment }) => segment.page === page);
  const last = onPage.at(-1);
  if (page === undefined || !last) return undefined;
  return {
    page,
    quote: joined.slice(start, Math.min(end, last.end)),
    ...placeOf(
      onPage.map(({ segment }) => segment),
      words,
    ),
  };
}

/** Half a word is no quote: `Exam 1` does not stand in `Exam 12`. */
function wholeWordsAt(text: string, words: string): number {
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isCutBefore = isLetter(text[at - 1]) && isLetter(words[0]);
    const isCutBehind = isLetter(text[at + words.length]) && isLetter(words.at(-1));
    if (!isCutBefore && !isCutBehind) return at;
  }
  return -1;
}

function placeOf(segments: readonly Segment[], words: string): Pick<Evidence, 'boxes' | 'span'> {
  const boxes = segments.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length > 0) return { boxes };
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first?.span || !last?.span) return {};
  const within = segments.length === 1 ? first.text.indexOf(words) : -1;
  if (within < 0) return { span: [first.span[0], last.span[1]] };
  return { span: [first.span[0] + within, first.span[0] + within + words.length] };
}
