import type { Evidence, Extraction } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { SourceLine } from '../second-reading/source.ts';

/** The document that words were selected in, as it was read, and what is known of it since. */
export interface DraftSource {
  /** All of its text: it tells the language, and how the document writes its days. */
  text: string;
  lines: readonly SourceLine[];
  extraction: Extraction;
  /** Its findings as they stand now, with the days that questions were answered with; left out: as they were read. */
  findings?: readonly DatedFinding[];
  /** The year that somebody has told or answered: days that are written without one are not in the one they were read in. */
  year?: number | undefined;
  /** Day and month are the other way round than they were read: the question for it was answered so. */
  isOtherOrder?: boolean;
}

export interface DatedFinding {
  date: string;
  evidence: readonly Evidence[];
}

/** What every reader of selected words asks for. */
export interface Known extends Required<Pick<DraftSource, 'lines' | 'findings' | 'isOtherOrder'>> {
  ledger: Extraction['ledger'];
  locale: Locale;
  isYearTold: boolean;
  /** The year of a day that is written without one; nothing where nothing tells. */
  yearOf: (date: { month: number; day: number }) => number | undefined;
}
