import { UnreadableDocument } from './errors.ts';

const MEBIBYTE = 1024 * 1024;

/** How much of a document is read before it is refused. Each can be changed by the caller. */
export interface Limits {
  /** Size of the file as given. */
  maxBytes: number;
  /** Pages of a PDF. A syllabus has 2 to 30; a book has 300. */
  maxPages: number;
  /** All parts of a DOCX together, once unpacked. */
  maxUnpackedBytes: number;
  /** Unpacked size divided by packed size, looked at above 1 MiB. Text packs 5 to 30 times; a zip bomb 1000. */
  maxUnpackRatio: number;
  /** Parts inside a DOCX. */
  maxParts: number;
  /** Length of HTML or of a DOCX with its tags, pictures not counted. Parsing takes a second or two for each million. */
  maxMarkupLength: number;
  /** Characters of the text that is read. 200 dense pages are about 800,000. */
  maxTextLength: number;
  /** Cells of one table, counted with the columns and rows a merged cell spans. */
  maxTableCells: number;
  /** Elements nested in each other, in HTML and DOCX. */
  maxDepth: number;
  /** Time spent on one PDF, looked at between its pages. A thread that must never hang is ended from outside. */
  maxSeconds: number;
}

export const DEFAULT_LIMITS: Readonly<Limits> = {
  maxBytes: 25 * MEBIBYTE,
  maxPages: 200,
  maxUnpackedBytes: 100 * MEBIBYTE,
  maxUnpackRatio: 200,
  maxParts: 2_000,
  maxMarkupLength: 5_000_000,
  maxTextLength: 2_000_000,
  maxTableCells: 20_000,
  maxDepth: 200,
  maxSeconds: 60,
};

/** The defaults with the caller's changes over them. */
export const withDefaults = (limits: Partial<Limits> = {}): Limits => ({ ...DEFAULT_LIMITS, ...limits });

/** @throws {UnreadableDocument} `too-long` when the document has more pages than allowed. */
export function checkPageCount(pages: number, { maxPages }: Pick<Limits, 'maxPages'>): void {
  if (pages <= maxPages) return;
  throw new UnreadableDocument('too-long', {
    sentence: `This document has ${pages} pages; at most ${maxPages} can be read. Add only the pages of the syllabus.`,
  });
}

/** @throws {UnreadableDocument} `too-large` when the file is larger than allowed. */
export function checkFileSize(bytes: number, { maxBytes }: Pick<Limits, 'maxBytes'>): void {
  if (bytes <= maxBytes) return;
  throw new UnreadableDocument('too-large', {
    sentence: `This file has ${toMebibytes(bytes)} MB; at most ${toMebibytes(maxBytes)} MB can be read. Save a smaller copy, for example without its pictures.`,
  });
}

/** @throws {UnreadableDocument} `too-long` when a page is longer than allowed. */
export function checkMarkupLength(
  characters: number,
  { maxMarkupLength }: Pick<Limits, 'maxMarkupLength'>,
): void {
  if (characters > maxMarkupLength) throw new UnreadableDocument('too-long');
}

/** @throws {UnreadableDocument} `too-long` when the text is longer than allowed. */
export function checkTextLength(characters: number, { maxTextLength }: Pick<Limits, 'maxTextLength'>): void {
  if (characters > maxTextLength) throw new UnreadableDocument('too-long');
}

const toMebibytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(1).replace(/\.0$/, '');
