import type { Document } from '../../document.ts';
import { UnreadableDocument } from '../../errors.ts';
import { checkPageCount, withDefaults } from '../../limits.ts';
import { composeDocument, type RawPage } from './compose.ts';
import { toBullets } from './drawn-bullets.ts';
import { drawnPaths } from './drawn-paths.ts';
import { toFragments } from './fragments.ts';
import {
  concatenate,
  type Matrix,
  type PdfFile,
  type Pdfjs,
  type PdfPage,
  type PdfTextContent,
  toMatrix,
} from './pdfjs.ts';
import { type RecognizeText, toRecognizedFragments } from './recognize.ts';
import { toRulings } from './rulings.ts';
import { toSidewaysFragments } from './sideways.ts';
import { withoutStruckOut } from './struck-out.ts';
import { turnedPage } from './turned.ts';

export interface ReadPdfOptions {
  /** pdf.js itself: the `legacy` build in Node, the modern one in a browser. */
  pdfjs: Pdfjs;
  /** Longest document, in pages. */
  maxPages?: number;
  /** Time for the whole document; looked at between pages. */
  maxSeconds?: number;
  /** Asked for the words of pages that hold no text. */
  ocr?: RecognizeText | undefined;
}

/**
 * Reads a PDF: its words with their places (points from the top left), joined to lines, tables and pages.
 *
 * @throws {UnreadableDocument} with `encrypted`, `broken`, `empty`, `too-long`, `too-slow` or `no-text`.
 * @example
 * import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
 * const document = await readPdf(await readFile('syllabus.pdf'), { pdfjs });
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions): Promise<Document> {
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  const limits = withDefaults({
    ...(options.maxPages !== undefined && { maxPages: options.maxPages }),
    ...(options.maxSeconds !== undefined && { maxSeconds: options.maxSeconds }),
  });
  const task = options.pdfjs.getDocument({
    // pdf.js hands the bytes over to its worker, which would empty the caller's array.
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    // With the names of the fonts, which tell bold ones.
    fontExtraProperties: true,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 0,
  });
  try {
    const file = await task.promise.catch(refuse);
    checkPageCount(file.numPages, limits);
    const { ocr, pdfjs } = options;
    const pages = await readPages(file, { bytes, ops: pdfjs.OPS, maxSeconds: limits.maxSeconds, ocr });
    if (pages.every(({ fragments }) => fragments.length === 0)) refuseScan(pages.length);
    return composeDocument(pages, await readMetadata(file));
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

function refuse(cause: unknown): never {
  const isLocked = cause instanceof Error && cause.name === 'PasswordException';
  throw new UnreadableDocument(isLocked ? 'encrypted' : 'broken', { cause });
}

function refuseScan(pages: number): never {
  const named = pages === 1 ? 'its only page is a picture' : `its ${pages} pages are pictures`;
  throw new UnreadableDocument('no-text', {
    sentence: `This document has no text to read: ${named}. Add the original file or a copy with text recognition.`,
  });
}

interface Reading {
  bytes: Uint8Array;
  ops: Record<string, number>;
  maxSeconds: number;
  ocr: RecognizeText | undefined;
}

async function readPages(file: PdfFile, { maxSeconds, ...reading }: Reading): Promise<RawPage[]> {
  const startedAt = performance.now();
  const pages: RawPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    if (performance.now() - startedAt > maxSeconds * 1000) throw new UnreadableDocument('too-slow');
    const page = await file.getPage(number).catch(refuse);
    pages.push(...(await readPage(page, number, { ...reading, isBelowTable: endsInTable(pages.at(-1)) })));
    page.cleanup();
  }
  return pages;
}

// Without its drawing a page still has its words; only tables are then harder to see.
const NO_DRAWING = { fnArray: [], argsArray: [] };

const MONTH =
  '(?:jan|ene|fe[bv]|f[ée]v|mar|apr|abr|avr|may|mai|jun|jul|jui|ago|ao[uû]|aug|set|sep|oct|nov|d[eéi]c)[a-zéûê]{0,7}';
const DATES_AND_SHARES = new RegExp(
  `(?<!\\d)\\d{1,2}\\s?/\\s?\\d{1,2}(?!\\d)|(?<!\\d)(?:19|20)\\d\\d-|(?<!\\d)\\d{1,2}([.-])\\d{1,2}\\1(?:20)?\\d\\d(?!\\d)|\\d\\s?%|${MONTH}\\.?,?\\s{0,2}\\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}\\s{0,2}[-–]?\\s?(?:de\\s)?${MONTH}|(?:week|semaine|semana)\\s?\\d|\\d\\s?(?:points|pts)`,
  'giu',
);
const FEWEST = 3;

/**
 * Reading the drawing takes half as long as reading the words, so pages without dates or grades go without; the rest
 * of a table may hold one of them only.
 */
function mayHoldTable({ items }: PdfTextContent, isBelowTable: boolean): boolean {
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return (text.match(DATES_AND_SHARES)?.length ?? 0) >= (isBelowTable ? 1 : FEWEST) || hasDaysOfMonth(items);
}

const ONLY_DAY = /^\s*(?:0?[1-9]|[12]\d|3[01])\s*$/u;
const ONLY_MONTH = new RegExp(`^\\s*${MONTH}\\.?\\s*$`, 'iu');
const FEWEST_DAYS = 6;

/** Days and months in columns of their own. */
function hasDaysOfMonth(items: PdfTextContent['items']): boolean {
  const texts = items.map((item) => ('str' in item ? String(item.str) : ''));
  return (
    texts.some((text) => ONLY_MONTH.test(text)) &&
    texts.filter((text) => ONLY_DAY.test(text)).length >= FEWEST_DAYS
  );
}

/** How near the bottom of a page a table ends that goes on at the top of the next one. */
const NEAR_BOTTOM = 0.8;

const endsInTable = (page: RawPage | undefined): boolean =>
  page?.rulings.vertical.some(({ to }) => to >= NEAR_BOTTOM * page.height) === true;

async function readPage(
  page: PdfPage,
  number: number,
  { bytes, ops, ocr, isBelowTable }: Omit<Reading, 'maxSeconds'> & { isBelowTable: boolean },
): Promise<RawPage[]> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const viewport: Matrix = toMatrix(transform);
  const content = await page.getTextContent().catch(refuse);
  const operators = mayHoldTable(content, isBelowTable)
    ? await page.getOperatorList().catch(() => NO_DRAWING)
    : NO_DRAWING;
  const turned = turnedPage(content, { width, height, transform });
  // pdf.js knows the fonts only once it has read the drawing.
  const readAlong = (way: Matrix): Pick<RawPage, 'fragments' | 'sideways' | 'rulings' | 'bullets'> => {
    const paths = drawnPaths(operators, ops, way);
    const rulings = toRulings(paths, ops);
    const fragments = toFragments(content, way, (font) => isBold(page, font));
    return {
      fragments: withoutStruckOut(fragments, rulings),
      sideways: toSidewaysFragments(content, way),
      rulings,
      bullets: toBullets(paths),
    };
  };
  const upright: RawPage = { number, width, height, ...readAlong(viewport) };
  if (turned)
    return [
      { ...upright, sideways: [] },
      { number, ...turned, ...readAlong(concatenate(turned.turn, viewport)) },
    ];
  if (upright.fragments.length > 0 || !ocr) return [upright];
  const words = await ocr({ bytes, page: number, width, height });
  return [{ ...upright, fragments: toRecognizedFragments(words) }];
}

interface Font {
  bold?: unknown;
  black?: unknown;
  name?: unknown;
}

/** Bold by name; those of TeX are "CMBX10" and "SFBX1000", its Times is "NimbusRomNo9L-Medi". */
const BOLD_FONT = /bold|black|heavy|semibold|demi|(?:CM|SF|EC)(?:SS)?BX|SFSX|-Medi(?!um)/i;

function isBold(page: PdfPage, fontName: string): boolean {
  if (!page.commonObjs.has(fontName)) return false;
  const font = page.commonObjs.get(fontName) as Font | null;
  if (font?.bold === true || font?.black === true) return true;
  return typeof font?.name === 'string' && BOLD_FONT.test(font.name);
}

async function readMetadata(file: PdfFile): Promise<Document['metadata']> {
  const { info } = await file.getMetadata().catch(() => ({ info: {} }));
  const field = (key: string) => {
    const value = (info as Record<string, unknown>)[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const [title, author] = [field('Title'), field('Author')];
  const created = /^D:(\d{4})(\d{2})(\d{2})/.exec(field('CreationDate') ?? '');
  return {
    ...(title && { title }),
    ...(author && { author }),
    ...(created && { createdOn: `${created[1]}-${created[2]}-${created[3]}` }),
  };
}
