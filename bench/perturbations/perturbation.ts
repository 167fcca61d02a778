import type { SyllabusLabels } from '@syllabi/extraction/testing';
import type { Document } from '../../packages/extraction/src/document.ts';

/** A document as read, and what a careful reader takes from it. */
export interface Labelled {
  document: Document;
  labels: SyllabusLabels & { course?: { title?: string | null } };
  /** The day on which it is read. */
  referenceDate: string;
  /** The document read once more, another way. */
  readAgain: ReadAgain;
}

interface ReadAgain {
  withoutRulings(): Promise<Document>;
  asText(text: string): Promise<Document>;
  asPage(html: string): Promise<Document>;
}

/** The same course written another way: document and labels change together. */
export interface Perturbation {
  name: string;
  /** Nothing where the document has nothing to change. */
  change(labelled: Labelled): Labelled | undefined | Promise<Labelled | undefined>;
}
