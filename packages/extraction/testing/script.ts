import type { FindingKind, Weekday } from '../src/extraction.ts';

/** A syllabus before it has a format; each writer (PDF, DOCX, HTML, Markdown, text) sets the same words. */
export interface Script {
  title: string;
  author: string;
  /** Shown at the head of every page, where the format has pages. */
  header: string;
  parts: Part[];
  setting?: Setting;
}

/** How a PDF is set; the other formats have no paper. */
export interface Setting {
  size: 'LETTER' | 'A4';
  landscape: boolean;
  /** Whether tables have ruling lines. */
  ruled: boolean;
  columns: 1 | 2;
  /** Words at the foot of every page; `{n}` is the page, `{N}` their number. */
  footer?: string;
}

export type Part =
  | { type: 'title'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: string[] }
  /** A cell `^` continues the one above, `<` the one to its left. */
  | { type: 'table'; widths: number[]; rows: string[][] };

export interface SpanningCell {
  text: string;
  column: number;
  columnSpan: number;
  rowSpan: number;
}

/** The cells of a table as they are set: those that continue another are part of its span. */
export const spanningRows = (rows: string[][]): SpanningCell[][] =>
  rows.map((cells, row) =>
    cells.flatMap((text, column) => {
      if (text === '^' || text === '<') return [];
      const columnSpan = 1 + countWhile(cells.slice(column + 1), '<');
      const below = rows.slice(row + 1).map((next) => next[column] ?? '');
      return [{ text, column, columnSpan, rowSpan: 1 + countWhile(below, '^') }];
    }),
  );

function countWhile(cells: string[], mark: string): number {
  const end = cells.findIndex((cell) => cell !== mark);
  return end < 0 ? cells.length : end;
}

/** What a careful reader takes from a fixture, written beside it. */
export interface ExpectedFacts {
  course: { code: string; title: string; section?: string; instructor: { name: string; email: string } };
  term: { name: string; start: string; end: string };
  meetings: { days: Weekday[]; start: string; end: string; kind: string; location: string }[];
  findings: ExpectedFinding[];
  daysOff: { title: string; date: string; endDate?: string }[];
  recurring: { title: string; days: Weekday[]; time: string }[];
  grading: { component: string; weight: number }[];
  /** Dates that stand in the text and are nothing to plan for. */
  notForThePlan: string[];
}

export interface ExpectedFinding {
  kind: FindingKind;
  title: string;
  date: string;
  time?: string;
  endTime?: string;
}
