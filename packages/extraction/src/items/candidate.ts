import type { PlacedDate } from '../dates/date-book.ts';
import type { AssessedKind, Evidence } from '../extraction.ts';

/** Something that may be assessed or due on a day, with everything that speaks for or against it. */
export interface Candidate {
  kind: AssessedKind;
  title: string;
  dates: PlacedDate[];
  signals: Set<Signal>;
  evidence: Evidence[];
  time?: string;
  endTime?: string;
  weight?: number;
  statement: string;
  role: string;
  /** The word that names the kind of thing. */
  noun?: string;
}

/** What speaks for or against a candidate; each has a weight in `weights.ts`. */
export type Signal =
  | `role:${string}`
  | `kind:${string}`
  | 'numbered'
  | 'due'
  | 'head-first'
  | 'short'
  | 'long'
  | 'about-work'
  | 'handed-out'
  | 'capitals'
  | 'policy'
  | 'own-date'
  | 'announced'
  | 'day-off'
  | 'reading-like'
  | 'window'
  | 'from-context'
  | 'timed'
  | 'weighted'
  | 'graded'
  | 'citation'
  | 'question'
  | 'outside-term'
  | 'no-head'
  | 'generic'
  | 'bare'
  | 'lab-session'
  | 'after-trailing-date'
  | 'labelled'
  | 'action'
  | 'commanded'
  | 'told-by'
  | 'by-date'
  | 'beside-date'
  | 'subject'
  | 'exam-alone'
  | 'due-thing';
