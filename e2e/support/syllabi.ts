import {
  pictureSyllabusPdf,
  proseSyllabusDocx,
  tableSyllabusPdf,
  turnedSyllabusPdf,
} from '@syllabi/extraction/testing';

export interface UploadedFile {
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

/** A drawing syllabus whose second page is a picture. */
export const drawingPdf = async () => toFile('drawing.pdf', await pictureSyllabusPdf(), 'application/pdf');

/** An ecology syllabus whose schedule is set along the side of the paper. */
export const turnedPdf = async () => toFile('ecology.pdf', await turnedSyllabusPdf(), 'application/pdf');

/** A history syllabus that tells its dates in sentences. */
export const historyDocx = async () => toFile('history.docx', await proseSyllabusDocx(), DOCX);

/** A chemistry syllabus that contradicts itself once: 3 March 2027 is a Wednesday. */
export const chemistryTxt = () =>
  toFile(
    'chemistry.txt',
    new TextEncoder().encode(
      [
        'CHEM 115: Introductory Chemistry',
        'Spring 2027, January 11 to April 30',
        'Problem set 1 is due on Friday, February 12.',
        'Midterm exam: Monday, March 3, 2027',
        'Lab report is due on Friday, April 9.',
        'Bring the museum visit form in the week after.',
      ].join('\n'),
    ),
    'text/plain',
  );

/** A physics syllabus whose headings skip a level; with another day for its midterm it is a newer version. */
export const wavesHtml = (midterm: string) =>
  toFile(
    'waves.html',
    new TextEncoder().encode(
      [
        '<h3>PHYS 140: Waves</h3>',
        '<p>Spring 2027, January 11 to April 30</p>',
        '<h5>Dates</h5>',
        '<p>Problem set 1 is due on Friday, February 12, 2027.</p>',
        `<p>Midterm exam: ${midterm}</p>`,
      ].join('\n'),
    ),
    'text/html',
  );

/** A music syllabus in which parts of the grade read like days. */
export const fractionsTxt = () =>
  toFile(
    'music.txt',
    new TextEncoder().encode(
      [
        'MUS 120: Listening',
        'Fall 2027, August 23 to December 10',
        'The concert report is due on Friday, November 5.',
        'Concert report 1/2',
        'Listening quizzes 1/2',
      ].join('\n'),
    ),
    'text/plain',
  );
