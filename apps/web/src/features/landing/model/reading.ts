import type {
  Document,
  Evidence,
  Extraction,
  Finding,
  FindingKind,
  Line,
  Warning,
} from '@syllabi/extraction';

/** What the demo shows of a document: its text with the places found in it, and the plan beside it. */
export interface Reading {
  fileName: string;
  pages: number;
  milliseconds: number;
  course: string;
  rows: ReadingRow[];
  sheet: SheetLine[];
  questions: number;
  setAside: number;
}

export interface ReadingRow {
  id: string;
  kind: FindingKind | 'question';
  title: string;
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  date: string;
  endDate?: string | undefined;
  time?: string | undefined;
  endTime?: string | undefined;
  weight?: number | undefined;
  /** What is asked, where the document contradicts itself. */
  question?: string | undefined;
}

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

interface ToReading {
  document: Document;
  extraction: Extraction;
  fileName: string;
  milliseconds: number;
}

export function toReading({ document, extraction, fileName, milliseconds }: ToReading): Reading {
  const shown = extraction.findings.filter(({ kind }) => kind !== 'class' && kind !== 'reading');
  const questions = questionsById(extraction.warnings);
  const weightOf = weightsByName(extraction);
  const rows = shown.map((finding) => ({
    ...toRow(finding, questions.get(finding.id)),
    weight: finding.weight ?? weightOf.get(finding.title.toLowerCase()),
  }));
  return {
    fileName,
    pages: document.format === 'pdf' ? document.pages.length : 0,
    milliseconds,
    course: extraction.course.code ?? extraction.course.title ?? '',
    rows,
    sheet: toSheet(document, shown, rows),
    questions: rows.filter(({ question }) => question !== undefined).length,
    setAside: extraction.ledger.filter(({ outcome }) => outcome === 'dismissed').length,
  };
}

function questionsById(warnings: Warning[]): Map<string, string> {
  const asked = warnings.filter(({ options = [] }) => options.length > 0);
  return new Map(asked.flatMap(({ findingIds = [], message }) => findingIds.map((id) => [id, message])));
}

/** What the grading table says of something that is named there just as it is in the schedule. */
const weightsByName = ({ grading }: Extraction) =>
  new Map(grading.map(({ component, weight }) => [component.toLowerCase(), weight]));

function toRow({ id, kind, title, date, endDate, time, endTime }: Finding, question?: string) {
  return { id, kind: question ? ('question' as const) : kind, title, date, endDate, time, endTime, question };
}

const LONGEST_SHEET = 600;

function toSheet(document: Document, findings: Finding[], rows: ReadingRow[]): SheetLine[] {
  const lines = linesOf(document);
  const places = findings.flatMap(({ evidence }, index) => {
    const row = rows[index];
    if (!row) return [];
    const found = evidence.flatMap((one) => placeOf(document, lines, one) ?? []);
    return found.map((place) => ({ ...place, row: row.id, kind: row.kind }));
  });
  return lines.slice(0, LONGEST_SHEET).map(({ text, start, heading }) => ({
    text,
    heading: heading !== undefined,
    marks: tidyMarks(
      text,
      places
        .filter((place) => place.end > start && place.start < start + text.length)
        .map((place) => ({
          ...place,
          start: Math.max(0, place.start - start),
          end: Math.min(text.length, place.end - start),
        })),
    ),
  }));
}

interface Place {
  start: number;
  end: number;
}

/** Where the words of a finding stand in the text; a PDF names boxes, so there the quote is looked for. */
function placeOf(document: Document, lines: Line[], { span, page, quote }: Evidence): Place | undefined {
  if (span) return { start: span[0], end: span[1] };
  const pattern = new RegExp(quote.split(/\s+/).map(escapeForPattern).join('\\s+'), 'g');
  pattern.lastIndex = lines.find((line) => line.page === page)?.start ?? 0;
  const found = pattern.exec(document.text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function linesOf(document: Document): Line[] {
  return document.pages
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'table'
          ? block.rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines))
          : [block.line],
      ),
    )
    .filter(({ furniture }) => !furniture)
    .sort((a, b) => a.start - b.start);
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
