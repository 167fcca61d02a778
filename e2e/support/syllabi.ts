import { proseSyllabusDocx, tableSyllabusPdf } from '@syllabi/extraction/testing';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const toFile = (
  name: string,
  bytes: Uint8Array,
  mimeType = 'application/octet-stream',
): UploadedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** A biology syllabus whose schedule is a table. */
export const biologyPdf = async () => toFile('biology.pdf', await tableSyllabusPdf(), 'application/pdf');

/** A history syllabus that tells its dates in sentences. */
export const historyDocx = async () => toFile('history.docx', await proseSyllabusDocx(), DOCX);
