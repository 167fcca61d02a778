import type { Document } from './document.ts';
import { UnreadableDocument } from './errors.ts';
import { checkFileSize, type Limits, withDefaults } from './limits.ts';
import type { Pdfjs } from './readers/pdf/pdfjs.ts';
import type { RecognizeText } from './readers/pdf/recognize.ts';
import { renderHtml } from './readers/render-html.ts';
import { charsetOf, decodeText } from './readers/text/decode-text.ts';
import { refuseFormat, refuseOle, requireWord } from './refuse-format.ts';
import { type Sniffed, sniffFormat } from './sniff-format.ts';

export interface ReadDocumentOptions {
  bytes: Uint8Array;
  /** Only a hint: the content decides what the file is. */
  fileName?: string;
  limits?: Partial<Limits>;
  /** pdf.js, fetched only when the file is a PDF: the `legacy` build in Node, the modern one in a browser. */
  pdfjs: () => Promise<Pdfjs>;
  /** Text recognition for pages of a PDF that hold no text; what it cannot read is named in a warning. */
  ocr?: RecognizeText | undefined;
}

/**
 * Reads a syllabus in any format we know: PDF, DOCX, HTML, Markdown, text or a calendar file. The format is told by the content,
 * so a text file called `.pdf` is read as the text it is. Nothing in the file is run and nothing is fetched.
 *
 * In Node use `readDocument` of `@syllabi/extraction/node`, which brings its own pdf.js.
 *
 * @throws {UnreadableDocument} with a code and a sentence for the person whose file it is; else only what loading a
 * reader fails with.
 * @example
 * const document = await readDocument({ bytes, fileName: 'hist210.pdf', pdfjs: () => import('pdfjs-dist') });
 * document.text; // 'HIST 210: The Atlantic World\nSpring 2027\n…'
 */
export async function readDocument({ fileName = '', ...rest }: ReadDocumentOptions): Promise<Document> {
  const limits = withDefaults(rest.limits);
  const bytes = asPlainBytes(rest.bytes);
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  checkFileSize(bytes.length, limits);
  const load = readerFor(sniffFormat(bytes, fileName), { bytes, fileName, limits, ocr: rest.ocr });
  const read = await load(rest.pdfjs);
  const document = await Promise.resolve().then(read).catch(asUnreadable);
  if (document.text.trim() === '')
    throw new UnreadableDocument(document.format === 'docx' ? 'no-text' : 'empty');
  return document.format === 'pdf' ? document : { ...document, html: renderHtml(document) };
}

/** Node's `Buffer` is a `Uint8Array` that pdf.js refuses and whose `slice` does not copy. */
const asPlainBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

type Reader = () => Document | Promise<Document>;
type LoadReader = (pdfjs: ReadDocumentOptions['pdfjs']) => Promise<Reader>;

/**
 * Each reader is loaded when it is first needed, so that a browser fetches only that of the dropped file; a connection that
 * breaks off meanwhile is no fault of the file.
 */
function readerFor(
  sniffed: Sniffed,
  {
    bytes,
    fileName,
    limits,
    ocr,
  }: Required<Pick<ReadDocumentOptions, 'bytes' | 'fileName'>> & {
    limits: Limits;
    ocr: RecognizeText | undefined;
  },
): LoadReader {
  switch (sniffed.format) {
    case 'pdf':
      return async (pdfjs) => {
        const [{ readPdf }, library] = await Promise.all([import('./readers/pdf/read-pdf.ts'), pdfjs()]);
        return () => readPdf(bytes, { pdfjs: library, ocr, ...limits });
      };
    case 'zip':
      requireWord(bytes, limits);
      return async () => {
        const { readDocx } = await import('./readers/docx/read-docx.ts');
        return () => readDocx(bytes, limits);
      };
    case 'html': {
      const markup = decodeText(bytes, charsetOf(bytes));
      return async () => {
        const { readHtml } = await import('./readers/html/read-html.ts');
        return () => readHtml(markup, limits);
      };
    }
    case 'ics':
      return async () => {
        const { readIcs } = await import('./readers/ics/read-ics.ts');
        return () => readIcs(decodeText(bytes), limits);
      };
    case 'markdown':
      return async () => {
        const { readMarkdown } = await import('./readers/markdown/read-markdown.ts');
        return () => readMarkdown(decodeText(bytes), limits);
      };
    case 'text':
      return async () => {
        const { readText } = await import('./readers/text/read-text.ts');
        return () => readText(decodeText(bytes), limits);
      };
    case 'ole':
      return refuseOle(bytes);
    case 'other':
      return refuseFormat(sniffed.called, fileName);
  }
}

/** A parser that stumbles over a damaged file throws faults of its own; to the person the file is broken. */
function asUnreadable(cause: unknown): never {
  throw cause instanceof UnreadableDocument ? cause : new UnreadableDocument('broken', { cause });
}
