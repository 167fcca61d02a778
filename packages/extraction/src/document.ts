import type { Box, Weekday } from './extraction.ts';

/**
 * A document as read, before anything is understood: pages of blocks in reading order.
 * Every reader (PDF, DOCX, HTML, Markdown, text) produces this one shape, so the engine knows no format.
 */
export type DocumentFormat = 'pdf' | 'docx' | 'html' | 'markdown' | 'text' | 'ics';

/** A run of characters on one line. PDF runs carry their box; `start` is the offset into `Document.text`. */
export interface Run {
  text: string;
  start: number;
  box?: Box;
  bold?: boolean;
}

/** The heading level of a line in bold of the usual size. */
export const BOLD_LEVEL = 4;

/** One visual line (PDF) or one source line or paragraph (other formats). */
export interface Line {
  page: number;
  text: string;
  /** Offset of the line's first character into `Document.text`. */
  start: number;
  runs: Run[];
  box?: Box;
  /**
   * Where it stands among the other lines, where that is not its box: in a text as a typewriter sets it, and on a page
   * that is read along its side. It tells columns, and nothing is drawn there.
   */
  place?: Box;
  /** 1 to 6 where the format marks a heading or the type size shows one. */
  heading?: number;
  /** A repeated header or footer of the page: kept as evidence, never read as content. */
  furniture?: boolean;
  /** It begins an item of a list or a paragraph, where the format says so. */
  opensBlock?: boolean;
  /** An empty line stands above it; only where the format has no boxes. */
  afterBlank?: boolean;
}

/** A cell holds its lines; a merged cell spans several columns or rows and is listed once, where it begins. */
export interface Cell {
  lines: Line[];
  column: number;
  columnSpan: number;
  rowSpan: number;
  /** How wide a line of the cell may be, in points; only where the page draws the cell. */
  width?: number;
}

export interface TableRow {
  page: number;
  cells: Cell[];
}

export type Block =
  | { type: 'line'; line: Line }
  | { type: 'listItem'; line: Line; depth: number }
  | { type: 'table'; rows: TableRow[]; columns: number };

export interface Page {
  number: number;
  /** PDF points; absent for formats without pages. */
  width?: number;
  height?: number;
  blocks: Block[];
  /** True when nothing on the page could be read: it is empty or a picture. */
  withoutText?: boolean;
}

/** How an event repeats; only what calendars of courses use is read. */
export interface RepeatRule {
  every: 'day' | 'week';
  interval: number;
  /** Empty: the day of the first. */
  days: Weekday[];
  count?: number;
  until?: string;
}

/** An event or a to-do of a calendar file, as it states it. */
export interface CalendarEntry {
  uid: string;
  title: string;
  isTask: boolean;
  /** `YYYY-MM-DD` and `HH:MM`, on the clocks of `zone`. */
  date: string;
  endDate?: string;
  time?: string;
  endTime?: string;
  zone?: string;
  location?: string;
  repeats?: RepeatRule | 'unread';
  /** Days on which a repeating event is not. */
  leftOut: string[];
  /** The day of the series that this one stands for. */
  movedFrom?: string;
  /** Its line in the text of the document, and where that begins. */
  text: string;
  start: number;
}

export interface CalendarFile {
  timeZone?: string;
  entries: CalendarEntry[];
}

export interface Document {
  format: DocumentFormat;
  pages: Page[];
  /** All lines joined by `\n` in reading order; spans of the evidence point into it. */
  text: string;
  /**
   * The document as a page for the review screen, for all formats but PDF: drawn from the blocks above, never from
   * the file's own markup. Each line is an element with `data-start`, its offset into `text`.
   */
  html?: string;
  /** What a calendar file states: taken as it is, not read from words. */
  calendar?: CalendarFile;
  /** What the file says of itself (title, dates, names of the files and folders it links to); never trusted, only a hint. */
  metadata: { title?: string; author?: string; createdOn?: string; linkedFiles?: string[] };
}
