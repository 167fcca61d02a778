import type { DateBook } from '../dates/date-book.ts';
import type { Document } from '../document.ts';
import type { GradeComponent, Meeting } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import type { Node } from '../structure/outline.ts';
import type { NumberedSessions } from '../term/sessions.ts';
import type { TermYear } from '../term/term-year.ts';
import type { TermWeeks } from '../term/weeks.ts';

/** Everything read so far, from which findings are made. */
export interface CourseContext {
  document: Document;
  nodes: readonly Node[];
  occasions: readonly Occasion[];
  book: DateBook;
  locale: Locale;
  term: TermYear;
  weeks: TermWeeks;
  /** The days of the classes that the schedule numbers. */
  sessions: NumberedSessions | undefined;
  meetings: Meeting[];
  grading: GradeComponent[];
}
