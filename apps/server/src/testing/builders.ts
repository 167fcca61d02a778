import { draftFinding, type Extraction, type Finding, type Warning } from '@syllabi/extraction';
import type { DocumentReader, Reading } from '../features/documents/reader/document-reader.ts';

/** A finding as the engine hands it back: a quiz in February, on page 1, unless said otherwise. */
export const aFinding = ({ id = 'quiz-1', ...rest }: Partial<Finding> = {}): Finding => ({
  id,
  kind: 'quiz',
  title: 'Quiz 1',
  date: '2027-02-12',
  confidence: 0.95,
  evidence: [{ page: 1, quote: `${rest.title ?? 'Quiz 1'}, Feb 12` }],
  assumed: [],
  ...rest,
});

export const aWarning = (rest: Partial<Warning> = {}): Warning => ({
  code: 'no-year',
  message: 'The document gives no year. Which year is it for?',
  ...rest,
});

/** What was read from a syllabus of BIO 101 in spring 2027, without findings unless some are given. */
export const anExtraction = ({ course, ...rest }: Partial<Extraction> = {}): Extraction => ({
  language: 'en',
  course: {
    code: 'BIO 101',
    title: 'Principles of Biology',
    term: { name: 'Spring 2027', start: '2027-01-11', end: '2027-05-07' },
    instructors: [{ name: 'Ida Moss' }],
    timeZone: 'America/New_York',
    ...course,
  },
  meetings: [],
  findings: [],
  recurring: [],
  undated: [],
  grading: [],
  ledger: [],
  warnings: [],
  ...rest,
});

/** What the assistant looks through: the lines of the passages, unless others are given. */
const linesOfPassages = ({ passages = [] }: Partial<Reading>): Reading['lines'] =>
  passages.flatMap(({ heading, text, evidence: { page, boxes, span } }) => [
    ...(heading ? [{ page, text: heading, isHeading: true }] : []),
    { page, text, isHeading: false, ...(boxes && { boxes }), ...(span && { span }) },
  ]);

export const aReading = (rest: Partial<Reading> = {}): Reading => ({
  format: 'text',
  pages: 1,
  text: 'A syllabus.',
  html: null,
  extraction: anExtraction(),
  passages: [],
  lines: linesOfPassages(rest),
  ...rest,
});

export interface FakeReader extends DocumentReader {
  /** What the next documents turn out to say. */
  finds(reading: Partial<Reading>): void;
}

/** A reader that finds what the test says, for tests that are not about reading. */
export function fakeReader(first: Partial<Reading> = {}): FakeReader {
  let reading = aReading(first);
  return {
    finds: (next) => {
      reading = aReading(next);
    },
    read: async () => ({ reading }),
    draft: async ({ selection, source }) => draftFinding(selection, source),
    close: async () => {},
  };
}
