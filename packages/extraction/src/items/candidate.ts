import type { PlacedDate } from '../dates/date-book.ts';
import type { AssessedKind, Evidence } from '../extraction.ts';
import type { ListItem } from '../schedule/occasion.ts';

/** Something that may be assessed or due on a day, with everything that speaks for or against it. */
export interface Candidate {
  kind: AssessedKind;
  title: string;
  dates: PlacedDate[];
  /** The same day, where the document says it again. */
  repeats?: PlacedDate[];
  signals: Set<Signal>;
  evidence: Evidence[];
  time?: string;
  endTime?: string;
  weight?: number;
  /** Its date stands for a week, of which nothing names the day. */
  isWeek?: boolean;
  /** It says on which day of its week it is. */
  namesDay?: boolean;
  statement: string;
  role: string;
  listed?: ListItem;
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
  | 'sized'
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
  /** "There are two midterms, on March 5 and April 9". */
  | 'sets-day'
  | 'subject'
  | 'exam-alone'
  | 'due-thing'
  /** In a column of work that is due, but no word for work. */
  | 'due-column-headless'
  | 'due-column-named'
  /** A test, and nothing else, in a row or an entry of the schedule. */
  | 'scheduled-test'
  | 'numbered-short'
  /** Begins with a numbered work, and says no more than its title: "HW 10: Gears". */
  | 'titled'
  | 'titled-below'
  /** "Written assignment due" on a line of its own below a day. */
  | 'due-below'
  /** Nothing but the name of a work, behind the topic of a day. */
  | 'behind-topic'
  | 'graded-numbered'
  /** "Mandatory library session": no work, and no class either. */
  | 'must-attend';
