import type { Box, Document, Evidence, Finding, Line } from '@syllabi/extraction';
import type { ReadingRow } from './reading';

/** A line of the document as the demo shows it; the cells of a table's row stand side by side. */
export interface SheetLine {
  text: string;
  heading: boolean;
  marks: Mark[];
}

/** Characters `[start, end)` of the line, and the row that was read from them. */
export interface Mark {
  start: number;
  end: number;
  row: string;
  kind: ReadingRow['kind'];
}

const LONGEST_SHEET = 600;
const BETWEEN_CELLS = ' · ';

/** The words of the document with the places marked that the rows were read from. */
export function toSheet(document: Document, findings: Finding[], rows: ReadingRow[]): SheetLine[] {
  const grouped = linesOf(document);
  const lines = grouped.flat();
  const places = findings.flatMap(({ evidence }, index): Mark[] => {
    const row = rows[index];
    if (!row) return [];
    const found = evidence.flatMap((one) => placeOf(document, lines, one) ?? []);
    return found.map((place) => ({ ...place, row: row.id, kind: row.kind }));
  });
  return grouped.slice(0, LONGEST_SHEET).map((group) => toSheetLine(group, places));
}

function toSheetLine(lines: Line[], places: Mark[]): SheetLine {
  let text = '';
  const marks: Mark[] = [];
  for (const line of lines) {
    if (text !== '') text += BETWEEN_CELLS;
    const at = text.length;
    text += line.text;
    for (const place of places) {
      const start = Math.max(0, place.start - line.start);
      const end = Math.min(line.text.length, place.end - line.start);
      if (start < end) marks.push({ ...place, start: at + start, end: at + end });
    }
  }
  return { text, heading: lines.some(({ heading }) => heading !== undefined), marks: tidyMarks(text, marks) };
}

/** Where the words of a finding stand in the text; a PDF names boxes, so there the quote is looked for, from its box on. */
function placeOf(
  document: Document,
  lines: Line[],
  { span, page, quote, boxes }: Evidence,
): Pick<Mark, 'start' | 'end'> | undefined {
  if (span) return { start: span[0], end: span[1] };
  const onPage = lines.filter((line) => line.page === page);
  const first = onPage.find(({ box }) => box && boxes?.[0] && meet(box, boxes[0])) ?? onPage[0];
  const pattern = new RegExp(quote.split(/\s+/).map(escapeForPattern).join('\\s+'), 'g');
  pattern.lastIndex = first?.start ?? 0;
  const found = pattern.exec(document.text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function linesOf({ pages }: Document): Line[][] {
  return pages
    .flatMap(({ blocks }) =>
      blocks.flatMap((block): Line[][] =>
        block.type === 'table'
          ? block.rows.map(({ cells }) => cells.flatMap(({ lines }) => lines))
          : [[block.line]],
      ),
    )
    .map((group) => group.filter(({ furniture, text }) => !furniture && text !== ''))
    .filter((group) => group.length > 0)
    .sort(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0));
}

/** Marks in order, none over another; neighbours of one row with only space between them are one. */
function tidyMarks(text: string, marks: Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const before = kept.at(-1);
    const isNextTo = before?.row === mark.row && text.slice(before.end, mark.start).trim() === '';
    if (before && isNextTo) before.end = Math.max(before.end, mark.end);
    else if (mark.start >= (before?.end ?? 0)) kept.push({ ...mark });
  }
  return kept;
}
