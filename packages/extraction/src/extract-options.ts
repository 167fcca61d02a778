import type { CourseFacts } from './extraction.ts';

export interface ExtractOptions {
  /** `YYYY-MM-DD`: the day on which the document is read; the engine has no clock. */
  referenceDate: string;
  /** What is already known of the term; it decides the year where the document gives none. */
  term?: CourseFacts['term'];
  /** The year that a person has told, for a document that gives none. */
  year?: number;
}
