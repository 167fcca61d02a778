import type { Document } from './document.ts';
import { type ReadDocumentOptions, readDocument as read } from './read-document.ts';

export { createTextRecognition } from './ocr/text-recognition.ts';

/**
 * {@link read} with the build of pdf.js that runs in Node.
 *
 * @throws {UnreadableDocument}
 * @example
 * const document = await readDocument({ bytes: await readFile('syllabus.pdf'), fileName: 'syllabus.pdf' });
 */
export const readDocument = (options: Omit<ReadDocumentOptions, 'pdfjs'>): Promise<Document> =>
  read({ ...options, pdfjs: loadPdfjs });

async function loadPdfjs(): ReturnType<ReadDocumentOptions['pdfjs']> {
  if (!process.listeners('unhandledRejection').includes(forgivePdfjs)) {
    process.on('unhandledRejection', forgivePdfjs);
  }
  const pdfjs: unknown = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return pdfjs as Awaited<ReturnType<ReadDocumentOptions['pdfjs']>>; // its own types say less than it does
}

/**
 * pdf.js fetches pages ahead and lets the promise go (`Catalog.getPageDict`), and in Node it does so in this thread:
 * without this, one damaged page would end the process. Any other rejection ends it as before.
 */
function forgivePdfjs(reason: unknown): void {
  const isFromPdfjs = reason instanceof Error && /[/\\]pdfjs-dist[/\\]/.test(reason.stack ?? '');
  if (!isFromPdfjs && process.listenerCount('unhandledRejection') === 1) throw reason;
}
