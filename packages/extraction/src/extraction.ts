/**
 * What the engine hands back: every date, weight and meeting it found, each with the words it was read from.
 * The same shape is what `syllabi extract --json` prints and what the API returns for a document.
 */

export type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';

/** Kinds that are assessed or due become tasks; the others become events of the calendar. */
export type AssessedKind = 'exam' | 'quiz' | 'assignment' | 'project' | 'presentation' | 'other';
export type FindingKind = AssessedKind | 'holiday' | 'reading' | 'class';

/** Left, top, right and bottom in PDF points (1/72 inch), from the top left of the page as shown. */
export type Box = [x0: number, y0: number, x1: number, y1: number];

/** Where something stands: `page` and `boxes` (one per line of the quote) in a PDF, `span` elsewhere. */
export interface Evidence {
  /** Counted from 1; 1 for formats without pages. */
  page: number;
  /** The words as they stand in the document. */
  quote: string;
  boxes?: Box[];
  /** Character offsets `[start, end)` into the document's text. */
  span?: [start: number, end: number];
}

/** A field that the document does not state and that we supplied, with the reason in words. */
export interface Assumption {
  field: string;
  because: string;
}

export interface Finding {
  /** Stable for the same document: made from what was found and where. */
  id: string;
  kind: FindingKind;
  title: string;
  /** `YYYY-MM-DD`, or `--MM-DD` when nothing in the document gives the year. */
  date: string;
  endDate?: string;
  /** `HH:MM`, 24 hours, in the course's own time zone. */
  time?: string;
  endTime?: string;
  /** Percent of the grade, as written beside the work; else its share of the grading, which `assumed` then says. */
  weight?: number;
  /** 0 to 1: the share of findings like this one that are right. */
  confidence: number;
  evidence: Evidence[];
  assumed: Assumption[];
}

export interface Meeting {
  days: Weekday[];
  start?: string;
  end?: string;
  /** `lecture`, `lab`, `discussion`, …, as the document calls it. */
  kind: string;
  location?: string;
  evidence: Evidence[];
}

export interface RecurringObligation {
  kind: AssessedKind;
  title: string;
  days: Weekday[];
  time?: string;
  evidence: Evidence[];
}

export interface UndatedItem {
  kind: AssessedKind;
  title: string;
  /** The document's own words about when, such as `TBA`. */
  when?: string;
  evidence: Evidence[];
}

export interface GradeComponent {
  component: string;
  weight?: number;
  points?: number;
  /** How many works it is for, where the document says so: 10 of `Quizzes (10)`. */
  works?: number;
  /** How many of the weakest of them do not count. */
  dropLowest?: number;
  /** Counts beside the whole: extra credit. */
  isBonus?: true;
  evidence: Evidence[];
}

/** One date seen in the document, and what became of it. */
export interface LedgerEntry {
  text: string;
  page: number;
  date?: string;
  outcome: 'finding' | 'dismissed';
  /** For a dismissed date: why, in words, such as `copyright year`. */
  reason?: string;
  /** For a dismissed date: the line that it stands in, where that says more. */
  line?: string;
  evidence?: Evidence;
}

export interface Warning {
  /** Stable and kebab-case, such as `no-year` or `weekday-mismatch`. */
  code: string;
  message: string;
  evidence?: Evidence[];
  /** Findings that wait for the answer. */
  findingIds?: string[];
  /** Whole answers to choose from, when the warning is a question. */
  options?: { label: string; because?: string; date?: string; year?: number }[];
}

export interface CourseFacts {
  code?: string;
  title?: string;
  section?: string;
  term?: { name?: string; start?: string; end?: string };
  instructors: { name: string; email?: string }[];
  timeZone?: string;
}

export interface Extraction {
  /** BCP 47 primary language, such as `en`. */
  language: string;
  course: CourseFacts;
  meetings: Meeting[];
  findings: Finding[];
  recurring: RecurringObligation[];
  undated: UndatedItem[];
  grading: GradeComponent[];
  ledger: LedgerEntry[];
  warnings: Warning[];
}
