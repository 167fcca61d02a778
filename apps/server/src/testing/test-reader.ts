import { createDocumentReader, type DocumentReader } from '../features/documents/reader/document-reader.ts';

const { read, draft } = createDocumentReader();

/**
 * Reads for every app of this process, and outlives each of them: to begin a process of its own takes longer than most
 * tests.
 */
export const testReader: DocumentReader = { read, draft, close: async () => {} };
