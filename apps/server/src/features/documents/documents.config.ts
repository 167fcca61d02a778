import { MEBIBYTE } from '../../platform/bytes.ts';

/** How much of a document is taken and read. */
export const DOCUMENT_LIMITS = {
  fileBytes: 25 * MEBIBYTE,
  pages: 200,
  /** Longest reading; after that its process is ended, wherever it hangs. */
  readingSeconds: 90,
  /** Most memory of one reading; a file that needs more ends the process that reads it, not the server. */
  readingMebibytes: 768,
  /** Longest fetch of a syllabus from a web address. */
  fetchSeconds: 20,
  restoreDays: 30,
} as const;

export const READABLE_EXTENSIONS = ['pdf', 'docx', 'html', 'htm', 'md', 'markdown', 'txt', 'ics'];
