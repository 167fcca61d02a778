import type { Document } from './document.ts';
import { type ReadDocumentOptions, readDocument as read } from './read-document.ts';

const loadPdfjs = () =>
  import('pdfjs-dist/legacy/build/pdf.mjs') as unknown as ReturnType<ReadDocumentOptions['pdfjs']>;

/**
 * {@link read} with the build of pdf.js that runs in Node.
 *
 * @throws {UnreadableDocument}
 * @example
 * const document = await readDocument({ bytes: await readFile('syllabus.pdf'), fileName: 'syllabus.pdf' });
 */
export const readDocument = (options: Omit<ReadDocumentOptions, 'pdfjs'>): Promise<Document> =>
  read({ ...options, pdfjs: loadPdfjs });
